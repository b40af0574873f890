import type { PlacementData } from '../types.js';
import { placed } from './placed.js';

/** Scenario V, start of turn 12. */
export const scenario5: readonly PlacementData[] = [
  // Citadel, with the assault guns and light infantry that broke in; and the station.
  ...placed(`
    2219 83id-i-277 3, 83id-iii-277 2, woehler-5-jaeg 2, woehler-1-237-stug 1
    2420 lix-286-flak 2, 83id-iv-183 2 deployed
    2520 83id-ii-277 3, 83id-iii-257 2, 83id-i-183 2 deployed
  `),
  // 331 Infantry Division.
  ...placed(`
    1721 331id-i-559 3, 331id-331-pzjg 2
    1821 331id-i-557 3, 331id-i-558 3, 331id-13-557 1 deployed
    1921 331id-ii-557 3, 331id-ii-558 3, 331id-14-557 1
    1722 331id-i-331 3 deployed, 331id-iii-331 3 deployed
    1822 331id-iii-557 3, 331id-13-558 1 deployed
    2021 331id-iii-558 3, 331id-iii-559 3, 331id-13-559 1 deployed
    1623 331id-ii-331 3 deployed, 331id-iv-331 3 deployed
    1923 331id-ii-559 3, 331id-14-558 1
    2022 331id-331-pi 3, 331id-14-559 1
  `),
  // Brandenburg companies.
  ...placed(`
    1922 803-9 1, 803-10 1, 803-11 1, 803-12 1
  `),
  // 20 Motorised Division with tanks and assault guns.
  ...placed(`
    1624 20mot-ii-20 2 deployed
    1724 woehler-3-237-stug 1
    1824 20mot-ii-76 2, 20mot-i-90 2, 20mot-iii-90 2, 20mot-3-8-abt 1, 20mot-13-90 1 deployed
    1625 woehler-1-15-pz 1, woehler-4-15-pz 1
    1725 woehler-2-15-pz 1, woehler-2-237-stug 1
    1825 20mot-30-krad 2, 20mot-20-pi 2
    1626 20mot-1-8-abt 1, 20mot-20-pzjg 2
    1726 20mot-i-76 2, 20mot-iii-76 2, 20mot-ii-90 2, 20mot-2-8-abt 1, 20mot-13-76 1 deployed
    1527 20mot-i-20 2 deployed, 20mot-iii-20 2 deployed
  `),
  // 205 Infantry Division.
  ...placed(`
    1220 205id-i-353 4
    1321 205id-i-335 4, 205id-ii-353 4, 205id-13-335 1 deployed, 205id-205-pzjg 2
    1421 205id-ii-358 4, 205id-14-358 1
    1521 205id-iii-335 4, 205id-iii-358 4, 205id-14-335 1
    1222 205id-i-205 3 deployed
    1323 205id-ii-205 3 deployed
    1428 205id-iii-205 3 deployed
    1628 205id-ii-335 4, 205id-iii-353 4, 205id-13-353 1 deployed
    1728 205id-205-pi 3, 205id-13-358 1 deployed
    1429 205id-iv-205 3 deployed
    1629 205id-i-358 4, 205id-14-353 1
  `),
  // 291 Infantry Division.
  ...placed(`
    1019 291id-iii-504 3, 291id-291-radf 2
    0920 291id-ii-506 3, 291id-291-pzjg 2
    1020 291id-i-504 3, 291id-ii-505 3, 291id-13-505 1 deployed
    1120 291id-i-505 3, 291id-14-505 1
    0921 291id-i-291 2 deployed, 291id-iv-291 2 deployed
    1021 291id-ii-291 2 deployed
    1121 291id-i-506 3, 291id-14-504 1
    1322 291id-iii-506 3
    1422 291id-ii-504 3, 291id-iii-505 3, 291id-13-504 1 deployed, 291id-14-506 1
    1522 291id-291-pi 2, 291id-13-506 1 deployed
    1523 291id-iii-291 2 deployed
  `),
  // 8 Panzer Division.
  ...placed(`
    1625 8pz-iii-80 1 deployed
    1626 8pz-ii-28 2, 8pz-1-8-spw 1, 8pz-1-10-pz 1
    1726 8pz-5-8-sig 1 deployed
    1527 8pz-i-80 1 deployed
    1627 8pz-i-8 2, 8pz-ii-8 2, 8pz-i-28 2, 8pz-8-krad 2, 8pz-3-43-pzjg 1
    1528 8pz-59-pzpi 1, 8pz-43-pzjg 1, 8pz-ii-80 1 deployed
    1728 8pz-2-10-pz 1, 8pz-3-10-pz 1, 8pz-4-10-pz 1, 8pz-le-10-pz 1
  `),
  // 93 Infantry Division.
  ...placed(`
    0815 93id-i-193 2 deployed
    1015 93id-i-270 3, 93id-i-272 3, 93id-14-272 1
    1115 93id-193-pi 2, 93id-14-273 1
    0816 93id-ii-193 2 deployed
    1016 93id-i-273 3
    0817 93id-iv-193 2 deployed
    1017 93id-ii-273 3
    1018 93id-ii-270 3, 93id-ii-272 3, 93id-14-270 1
  `),
  // South: remnants of 83 Infantry and 3 Mountain Divisions, 1 SS Motorised Brigade, 6 Luftwaffe Field Division.
  ...placed(`
    1430 3mtn-i-112 2 deployed
    1530 3mtn-i-138 3, 83id-13-257 1 deployed, 3mtn-48-pzjg 1
    1630 83id-i-251 2, 83id-ii-251 2, 83id-i-257 2, 3mtn-68-radf 1, 83id-13-251 1 deployed
    1431 3mtn-ii-112 2 deployed
    1531 3mtn-ii-138 3, 3mtn-16-138 1
    1631 83id-1-83-ski 1
    1731 83id-ii-257 2, lix-708-sec 2, 83id-14-257 1
    1632 83id-2-83-ski 1
    1732 83id-iii-251 2, 83id-3-83-ski 1
    1832 3mtn-iii-138 3
    1633 3mtn-83-gebpi 2, 83id-1-183-pzjg 1, 83id-ii-183 2 deployed, 83id-iii-183 2 deployed
    1733 83id-4-83-ski 1
    1833 83id-183-pi 2, 83id-14-251 1
    1934 3mtn-1-3-ski 1
    2035 3mtn-2-3-ski 1
    2136 1ss-i-10-ss 2, 1ss-51-ss-krad 2, 1ss-51-ss-flak 1
    2137 1ss-iii-8-ss 2, 1ss-iii-10-ss 2
    2237 1ss-i-8-ss 2, 1ss-ii-8-ss 2, 1ss-ii-10-ss 2, 1ss-51-ss-pi 1, 1ss-51-ss-pzjg 1
    2038 1ss-51-ss-art 2 deployed
    2338 1ss-fk-danmark 3
    2540 6lw-i-21-lw 3, 6lw-i-22-lw 3, 6lw-6-lwpzjg 1
    2441 6lw-6-lwart 2 deployed
    2942 6lw-ii-21-lw 3, 6lw-ii-22-lw 3
  `),
  // Army guns and rockets.
  ...placed(`
    1523 woehler-i-106 3 deployed, woehler-ii-57 3 deployed
    1624 woehler-ii-51-wrf 3 deployed
    1225 lix-i-55-wrf 3 deployed
    1425 woehler-10-mg 3, woehler-i-5-flak 3, woehler-3-12cm-grw 1 deployed
    1226 woehler-i-51-wrf 3 deployed, lix-i-1-wlehr 2 deployed
    1327 lix-ii-55-wrf 3 deployed
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
  // West of the city: 32 Rifle Division and 184 Tank Brigade.
  ...placed(`
    2020 32rd-322 3
    2121 32rd-17 3, 32rd-at 1
    2222 184tb-t34 2
    2124 32rd-art 4 deployed
    2122 32rd-113 3
    2023 32rd-smg 1
    2123 184tb-kv 1, 184tb-t60 2, 184tb-mr 2
  `),
  // South flank of the wedge: 19 and 9 Guards Rifle Divisions.
  ...placed(`
    2025 19grd-61g 5, 19grd-at 1
    2024 36tr-1 1, 36tr-2 1
    1925 9grd-31g 5, 9grd-at 1
    1826 19grd-smg 1
    1926 19grd-56g 5
    1827 9grd-18g 5
    1927 9grd-smg 1
    1828 19grd-54g 5
    2028 19grd-art 3 deployed
    1729 9grd-22g 5
    2029 9grd-art 3 deployed
  `),
  // North flank of the wedge: 360 Rifle Division, 100 Kazakh Rifle and 43 Mechanised Brigades.
  ...placed(`
    1418 360rd-art 4 deployed, 43mech-art 2 deployed
    1618 43mech-smg 1, 100rb-art 2 deployed
    1319 43mech-1mr 3, 43mech-at 2
    1419 360rd-1195 5
    1619 360rd-1197 5
    1718 43mech-2mr 3
    1818 43mech-3mr 3
    1919 43mech-t34 3
    2019 43mech-t70 2, 43mech-mor 2 deployed
    1320 360rd-smg 2
    1420 100rb-1 3, 100rb-mor 2 deployed
    1520 100rb-2 3
    1519 100rb-3 3, 100rb-at 2
    1719 100rb-4 3
    1819 100rb-smg 1
    1920 360rd-1193 5, 360rd-at 2
  `),
  // North: 381 Rifle Division.
  ...placed(`
    1214 381rd-1259 5, 381rd-at 2
    1314 37tr-1 1, 37tr-2 1
    1117 381rd-1263 5
    1217 381rd-1261 5
    1317 381rd-art 4 deployed
    1118 381rd-smg 2
  `),
  // 31 Rifle and 44 Ski Brigades.
  ...placed(`
    1610 31rb-1 3, 31rb-2 3, 31rb-smg 1, 31rb-mor 2 deployed
    1710 31rb-3 3, 44ski-smg 1
    1511 31rb-4 3, 31rb-at 2
    1611 44ski-1 2, 44ski-3 2, 44ski-mor 2 deployed
    1711 44ski-2 2, 44ski-4 2
    1612 31rb-art 2 deployed
  `),
  // 26 Rifle Brigade.
  ...placed(`
    2605 26rb-3 3
    2506 26rb-2 3, 26rb-at 2
    2606 26rb-1 3, 26rb-smg 1, 26rb-mor 2 deployed
    2806 26rb-art 2 deployed
  `),
  // 46 Guards Rifle Division.
  ...placed(`
    1730 46grd-141g 5
    1830 46grd-135g 5, 46grd-at 1
    1831 46grd-smg 1
    1932 46grd-139g 5
    2132 46grd-art 3 deployed
    1933 34tr-1 1, 34tr-2 1
  `),
  // 18 and 34 Mechanised, 33 Tank Brigades.
  ...placed(`
    2017 34mech-1mr 2, 34mech-t70 1, 34mech-mor 1 deployed, 34mech-art 1 deployed
    1918 34mech-3mr 2, 34mech-at 1
    2018 18mech-1mr 2, 18mech-3mr 2, 18mech-t70 1, 18mech-mor 1 deployed
    2118 18mech-t34 2, 34mech-smg 1
    1919 33tb-t34 2
    2119 18mech-2mr 2, 18mech-at 1
    2125 33tb-mr 2, 33tb-t70 2
    2023 34mech-t34 2
    2323 18mech-art 1 deployed
    2126 18mech-smg 1, 34mech-2mr 2
  `),
  // 36 Tank Brigade, refitted.
  ...placed(`
    2624 36tb-mr 3
    2724 36tb-t70 5
    2725 36tb-t34 6
  `),
  // Siege ring and city: 357, 257, 249 Estonian and 7 Estonian Rifle Divisions.
  ...placed(`
    2317 357rd-art 4 deployed
    2217 357rd-1190 3
    2218 357rd-1192 3
    2618 13ghtr-kv 2
    2518 27tr-1 1, 27tr-2 1
    2718 257rd-art 4 deployed
    2319 357rd-1188 3
    2419 357rd-smg 2, 357rd-at 2
    2519 257rd-948 4, 257rd-at 2
    2619 257rd-943 4, 257rd-smg 2
    2719 7est-27 5, 7est-at 2
    2819 7est-art 4 deployed
    2220 7est-354 5
    2620 257rd-953 4
    2720 7est-300 5, 7est-smg 2
    2321 249est-917 5, 249est-smg 2
    2421 249est-921 5, 249est-at 2
    2322 249est-925 5
    2323 249est-art 4 deployed
  `),
  // South: 21 Guards Rifle Division.
  ...placed(`
    2033 21grd-64g 6
    2233 21grd-art 4 deployed
    2034 21grd-69g 6
    2134 21grd-59g 6, 21grd-at 2
    2135 21grd-smg 2
  `),
  // 28 Rifle Division.
  ...placed(`
    2438 28rd-88 5
    2738 28rd-art 4 deployed
    2539 28rd-smg 2
    2740 28rd-235 5, 28rd-at 2
    3142 28rd-144 5
  `),
  // Army guns, engineers and assault guns.
  ...placed(`
    1917 army-41g-gun 4 deployed
    2621 4eng 5
    2422 2eng 5, army-389-at 4
    2522 3eng 5, army-601-aa 3
    2622 1eng 5, army-107-hvymor 4 deployed
    2523 1433su-76 3, army-67g-rkt 5 deployed
    2623 army-385-how 4 deployed
    2324 1433su-122 1, army-699-at 4
  `),
  // 2 Mechanised Corps troops, behind the brigades.
  ...placed(`
    2423 2mc-aa 2
    2424 2mc-mc 1, 2mc-at 2
  `),
];
