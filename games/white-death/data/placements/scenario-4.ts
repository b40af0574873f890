import type { PlacementData } from '../types.js';
import { placed } from './placed.js';

/** Scenario IV, start of turn 10. */
export const scenario4: readonly PlacementData[] = [
  // Fortress, cut in two: the Citadel, and east of the river the station.
  ...placed(`
    2219 83id-i-277 2, lix-286-flak 1, 83id-3-183-pi 1, 83id-183-radf 1, lix-2-93-flak 1
    2419 83id-ii-277 2, 83id-iii-277 2, 83id-iii-257 2, 83id-i-183 1 deployed, lix-pz-kp-vl 1
    2420 lix-736 1 deployed, lix-ii-70 1 deployed, lix-iii-3-wrf 1 deployed, lix-1-117-flak 1
    2520 83id-183-pzjg 1, 83id-iv-183 1 deployed, lix-343-sec 2, lix-3-185-stug 1
  `),
  // Spearhead: 20 Motorised Division with assault guns and tanks.
  ...placed(`
    1724 20mot-iii-90 3
    1624 woehler-1-237-stug 1, woehler-2-237-stug 1, woehler-3-237-stug 1, 20mot-iii-20 3 deployed
    1823 20mot-ii-76 3, 20mot-ii-90 3, woehler-1-15-pz 2, 20mot-13-90 1 deployed
    1625 20mot-30-krad 3, 20mot-20-pzjg 3, 20mot-i-20 3 deployed
    1824 20mot-i-76 3, 20mot-iii-76 3, 20mot-1-8-abt 1, 20mot-3-8-abt 1, 20mot-13-76 1 deployed
    1626 20mot-ii-20 3 deployed
    1726 20mot-i-90 3, 20mot-2-8-abt 1, 20mot-20-pi 3
  `),
  // 291 Infantry Division.
  ...placed(`
    1221 291id-i-505 3, 291id-13-505 1 deployed
    1122 291id-iii-506 3
    1222 291id-ii-504 3, 291id-ii-506 3, 291id-14-504 1
    1322 291id-i-506 3, 291id-291-pzjg 2
    1422 291id-i-504 3, 291id-iii-504 3, 291id-13-504 1 deployed, 291id-14-506 1
    1123 291id-i-291 2 deployed, 291id-ii-291 2 deployed, 291id-iii-291 2 deployed, 291id-iv-291 2 deployed
    1423 291id-291-pi 2
    1523 291id-ii-505 3, 291id-14-505 1
    1627 291id-291-radf 2, 291id-13-506 1 deployed
    1727 291id-iii-505 3
  `),
  // 8 Panzer Division.
  ...placed(`
    1428 8pz-i-80 2 deployed, 8pz-iii-80 2 deployed
    1528 8pz-2-10-pz 1, 8pz-3-43-pzjg 1, 8pz-43-pzjg 2
    1628 8pz-i-8 2, 8pz-ii-8 2, 8pz-i-28 2, 8pz-1-8-spw 1, 8pz-4-10-pz 1, 8pz-5-8-sig 1 deployed
    1728 8pz-1-10-pz 1, 8pz-le-10-pz 1
    1429 8pz-ii-80 2 deployed
    1529 8pz-3-10-pz 1, 8pz-59-pzpi 2
    1629 8pz-ii-28 2, 8pz-8-krad 2
  `),
  // 93 Infantry Division.
  ...placed(`
    0815 93id-i-193 2 deployed
    1015 93id-i-270 3, 93id-ii-272 3, 93id-14-273 1
    0816 93id-ii-193 2 deployed
    0817 93id-iv-193 2 deployed
    1018 93id-ii-270 3, 93id-i-273 3, 93id-14-270 1
    1020 93id-i-272 3, 93id-ii-273 3
    1121 93id-193-pi 2, 93id-14-272 1
  `),
  // Remnants of 83 Infantry and 3 Mountain Divisions.
  ...placed(`
    1629 83id-14-257 1
    1430 3mtn-i-112 2 deployed
    1530 3mtn-ii-138 2, 83id-13-257 1 deployed, 3mtn-48-pzjg 1
    1630 83id-i-251 2, 83id-ii-251 2, 83id-ii-257 2, 83id-13-251 1 deployed
    1431 3mtn-ii-112 2 deployed
    1531 3mtn-iii-138 2, 3mtn-16-138 1
    1631 83id-iii-251 2, 83id-2-83-ski 1
    1632 83id-3-83-ski 1
    1732 83id-i-257 2, 83id-4-83-ski 1
    1832 3mtn-68-radf 1
    1633 lix-708-sec 2, 83id-1-183-pzjg 1, 83id-ii-183 1 deployed, 83id-iii-183 1 deployed
    1733 3mtn-i-138 2, 3mtn-83-gebpi 1
    1833 83id-183-pi 1, 83id-1-83-ski 1, 83id-14-251 1
    1934 3mtn-1-3-ski 1
    2035 3mtn-2-3-ski 1
  `),
  // 1 SS Motorised Brigade and 6 Luftwaffe Field Division.
  ...placed(`
    2136 1ss-i-10-ss 3, 1ss-51-ss-pi 1, 1ss-51-ss-flak 1
    2137 1ss-iii-8-ss 3, 1ss-51-ss-krad 2
    2237 1ss-i-8-ss 3, 1ss-ii-8-ss 3, 1ss-iii-10-ss 3, 1ss-51-ss-pzjg 1
    2038 1ss-51-ss-art 2 deployed
    2238 1ss-fk-danmark 3
    2338 1ss-ii-10-ss 3
    2540 6lw-i-21-lw 3, 6lw-i-22-lw 3, 6lw-6-lwpzjg 1
    2441 6lw-6-lwart 2 deployed
    2942 6lw-ii-21-lw 3, 6lw-ii-22-lw 3
  `),
  // Army guns and rockets.
  ...placed(`
    1324 lix-i-1-wlehr 2 deployed
    1225 woehler-i-51-wrf 3 deployed
    1226 woehler-ii-51-wrf 3 deployed
    1227 lix-i-55-wrf 3 deployed
    1427 lix-ii-55-wrf 3 deployed
    1328 woehler-10-mg 3, woehler-i-5-flak 3, woehler-3-12cm-grw 1 deployed, woehler-i-106 3 deployed
    1428 woehler-ii-57 3 deployed
  `),
  // 335 Regiment of 205 Infantry Division, just arrived.
  ...placed(`
    1330 205id-iii-335 4, 205id-14-335 1
    1430 205id-i-335 4, 205id-ii-335 4, 205id-13-335 1 deployed
  `),
  // Bridging and engineer battalions.
  ...placed(`
    0719 lix-42-brbau 2, lix-676-pi 2
  `),
  // Security and construction troops in the rear towns.
  ...placed(`
    0912 lix-591-sec 2
    0331 lix-336-sec 3, lix-4-eisb 2
    1133 lix-511-eisb 2, lix-ski-1 1, lix-ski-2 1
    0636 lix-134-bau 2, lix-2-pol 2
  `),
  // North and west: 381 Rifle Division.
  ...placed(`
    1214 381rd-1259 6
    1314 37tr-1 1, 37tr-2 1
    1118 381rd-1263 6
    1218 381rd-1261 6
    1119 381rd-smg 2, 381rd-at 2
    1319 381rd-art 5 deployed
  `),
  // 31 Rifle and 44 Ski Brigades.
  ...placed(`
    1610 31rb-1 3, 31rb-2 3, 31rb-smg 1, 31rb-mor 2 deployed
    1710 31rb-3 3, 44ski-3 3
    1511 31rb-4 3, 31rb-at 2
    1611 44ski-1 3, 44ski-4 3
    1711 44ski-2 3, 44ski-smg 1, 44ski-mor 2 deployed
    1612 31rb-art 2 deployed
  `),
  // 26 Rifle Brigade.
  ...placed(`
    2605 26rb-3 3
    2506 26rb-2 3, 26rb-at 2
    2606 26rb-1 3, 26rb-smg 1, 26rb-mor 2 deployed
    2806 26rb-art 2 deployed
  `),
  // 360 Rifle Division.
  ...placed(`
    1318 360rd-art 5 deployed
    1219 360rd-smg 2
    1220 360rd-1195 6
    1321 360rd-1193 6, 360rd-at 2
    1421 360rd-1197 6
  `),
  // 100 Kazakh Rifle Brigade.
  ...placed(`
    1620 100rb-art 2 deployed
    1621 100rb-1 3, 100rb-smg 1
    1522 100rb-3 3
    1622 100rb-2 3, 100rb-mor 2 deployed
    1722 100rb-4 3, 100rb-at 2
  `),
  // 19 Guards Rifle Division.
  ...placed(`
    1920 19grd-61g 3
    2022 19grd-art 4 deployed
    1923 19grd-54g 3, 19grd-at 1
    2025 19grd-smg 2
    1925 19grd-56g 4
  `),
  // 9 Guards Rifle Division.
  ...placed(`
    1825 9grd-31g 5, 9grd-at 1
    1826 9grd-18g 5
    1827 9grd-smg 1
    1828 9grd-22g 5
    1729 36tr-1 1, 36tr-2 1
    1930 9grd-art 3 deployed
  `),
  // 46 Guards Rifle Division.
  ...placed(`
    1829 34tr-1 1
    1730 46grd-135g 5, 46grd-smg 1
    1830 34tr-2 1
    1731 46grd-141g 5
    1831 46grd-139g 5, 46grd-at 1
    1931 46grd-art 3 deployed
  `),
  // Mechanised corps: 18, 34, 43 Mechanised, 33 and 36 Tank Brigades.
  ...placed(`
    1620 36tb-t34 3
    1720 34mech-t70 2, 34mech-mor 1 deployed
    1820 34mech-smg 1, 36tb-mr 2
    1721 18mech-1mr 2, 18mech-3mr 2, 18mech-t70 2, 18mech-mor 1 deployed
    1821 18mech-smg 1, 34mech-t34 2
    2021 34mech-3mr 2, 36tb-t70 2
    1922 34mech-1mr 1, 33tb-t70 1
    2022 43mech-t70 2
    2122 43mech-2mr 2, 34mech-art 1 deployed
    2023 43mech-1mr 2, 43mech-smg 1
    2123 43mech-3mr 2, 43mech-mor 1 deployed, 43mech-art 1 deployed
    1924 34mech-2mr 1, 33tb-mr 1
    2024 18mech-2mr 2, 18mech-t34 2, 18mech-at 1, 18mech-art 1 deployed
    2124 43mech-t34 2, 43mech-at 1
    1925 34mech-at 1
    2125 33tb-t34 3
  `),
  // Siege ring and captured parts of the city: 357, 257, 249 Estonian and 7 Estonian Rifle Divisions.
  ...placed(`
    2218 357rd-smg 2
    2418 27tr-2 1
    2618 13ghtr-kv 2
    2718 257rd-art 4 deployed
    1919 357rd-art 4 deployed
    2019 249est-925 6
    2119 357rd-1190 5, 357rd-at 2
    2319 357rd-1188 5
    2519 257rd-948 5, 257rd-at 2
    2619 257rd-943 5, 257rd-smg 2
    2719 7est-300 6
    2120 357rd-1192 5, 249est-at 2
    2220 7est-smg 2
    2620 257rd-953 5
    2720 7est-354 6
    1921 249est-art 4 deployed
    2121 27tr-1 1
    2321 249est-917 6, 249est-smg 2
    2421 249est-921 6
    2322 7est-27 6, 7est-at 2
    2323 7est-art 4 deployed
  `),
  // 21 Guards Rifle Division.
  ...placed(`
    2033 21grd-64g 6
    2233 21grd-art 4 deployed
    2034 21grd-69g 6
    2134 21grd-59g 6, 21grd-at 2
    2135 21grd-smg 2
  `),
  // 28 Rifle Division and 184 Tank Brigade.
  ...placed(`
    2437 184tb-t34 2, 184tb-mr 2
    2438 28rd-88 5
    2738 28rd-art 4 deployed
    2539 28rd-smg 2
    2740 28rd-235 5, 28rd-at 2
    3142 28rd-144 5
    3242 184tb-kv 1, 184tb-t60 2
  `),
  // Army guns and engineers.
  ...placed(`
    1917 army-67g-rkt 5 deployed
    2017 1eng 5, army-107-hvymor 4 deployed, army-385-how 4 deployed
    2118 3eng 5, army-389-at 4
    2422 4eng 5, army-601-aa 3
    2622 2eng 5, army-699-at 4
    2523 army-41g-gun 4 deployed
  `),
  // 2 Mechanised Corps troops, behind the brigades.
  ...placed(`
    2423 2mc-aa 2
    2324 2mc-mc 1, 2mc-at 2
  `),
];
