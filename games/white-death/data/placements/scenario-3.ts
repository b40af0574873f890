import type { PlacementData } from '../types.js';
import { placed } from './placed.js';

/** Scenario III, start of turn 8. */
export const scenario3: readonly PlacementData[] = [
  // Fortress.
  ...placed(`
    2219 lix-343-sec 2, lix-221-bau 2, 83id-183-radf 1, lix-2-93-flak 1, 83id-14-277 1
    2319 lix-736 2 deployed, lix-iii-3-wrf 2 deployed, lix-1-117-flak 1
    2419 83id-iii-277 2, 83id-i-183 2 deployed, 83id-13-277 1 deployed
    2320 lix-ii-70 2 deployed, 83id-iii-257 2, 83id-3-183-pi 1
    2420 83id-ii-277 2, 83id-iv-183 2 deployed, lix-17-obs 2, lix-pz-kp-vl 1
    2520 83id-i-277 2, 83id-183-pzjg 1, lix-286-flak 2, lix-3-185-stug 1
  `),
  // South wing: what came out of the pockets.
  ...placed(`
    1631 83id-i-257 2
    1532 3mtn-i-138 2
    1632 83id-ii-251 2, 83id-ii-257 2
    1732 83id-183-pi 1, 3mtn-83-gebpi 1, 3mtn-68-radf 1, 3mtn-1-3-ski 1
    1433 3mtn-ii-112 2 deployed, lix-i-1-wlehr 1 deployed
    1633 3mtn-ii-138 2, 83id-13-257 1 deployed, 3mtn-16-138 1
    1733 83id-3-83-ski 1
    1833 83id-4-83-ski 1, 83id-14-251 1
    1534 83id-ii-183 1 deployed, 83id-iii-183 1 deployed, 3mtn-i-112 2 deployed
    1834 3mtn-iii-138 2, 83id-14-257 1, 3mtn-48-pzjg 1
    1934 83id-i-251 2, 83id-iii-251 2, 83id-1-83-ski 1, 3mtn-2-3-ski 1, 83id-13-251 1 deployed, 83id-1-183-pzjg 1
    1935 83id-2-83-ski 1, lix-708-sec 2
  `),
  // 291 Infantry Division.
  ...placed(`
    0820 291id-i-291 3 deployed, 291id-iii-291 3 deployed
    1020 291id-291-pi 3, 291id-14-506 1
    0821 291id-ii-291 3 deployed, 291id-iv-291 3 deployed
    1021 291id-i-504 3, 291id-i-505 3, 291id-13-504 1 deployed, 291id-13-506 1 deployed
    1122 291id-i-506 3
    1123 291id-291-radf 2, 291id-14-504 1
    1223 291id-iii-504 3, 291id-iii-505 3, 291id-14-505 1, 291id-291-pzjg 2
    1224 291id-ii-506 3, 291id-13-505 1 deployed
    1325 291id-ii-504 3, 291id-ii-505 3
    1326 291id-iii-506 3
  `),
  // 20 Motorised Division.
  ...placed(`
    1226 20mot-iii-90 3, 20mot-20-pzjg 3
    1227 20mot-i-20 3 deployed, 20mot-ii-20 3 deployed, 20mot-iii-20 3 deployed
    1327 20mot-iii-76 3, 20mot-2-8-abt 1, 20mot-13-90 1 deployed
    1427 20mot-ii-90 3
    1328 20mot-30-krad 3
    1428 20mot-i-76 3, 20mot-ii-76 3, 20mot-1-8-abt 1, 20mot-3-8-abt 1, 20mot-13-76 1 deployed
    1429 20mot-i-90 3, 20mot-20-pi 3
  `),
  // 8 Panzer Division.
  ...placed(`
    0816 8pz-i-80 2 deployed, 8pz-iii-80 2 deployed
    0916 8pz-le-10-pz 1
    1016 8pz-1-8-spw 1, 8pz-2-10-pz 1
    0817 8pz-ii-80 2 deployed
    0917 8pz-i-8 2, 8pz-ii-28 2, 8pz-3-43-pzjg 1, 8pz-43-pzjg 2
    1017 8pz-8-krad 2
    0918 8pz-59-pzpi 2
    1429 8pz-5-8-sig 1 deployed
    1430 8pz-i-28 2, 8pz-4-10-pz 1
    1530 8pz-ii-8 2, 8pz-1-10-pz 1, 8pz-3-10-pz 1
  `),
  // 93 Infantry Division.
  ...placed(`
    1012 93id-i-193 2 deployed, 93id-ii-193 2 deployed, 93id-iv-193 2 deployed
    1113 93id-i-272 3, 93id-14-270 1
    1114 93id-193-pi 2
    1015 93id-i-270 3, 93id-ii-272 3, 93id-14-273 1
    1018 93id-ii-270 3, 93id-i-273 3, 93id-14-272 1
    1019 93id-ii-273 3
  `),
  // 1 SS Motorised Brigade.
  ...placed(`
    2136 1ss-ii-10-ss 3
    2137 1ss-i-8-ss 3, 1ss-iii-8-ss 3, 1ss-51-ss-krad 2, 1ss-51-ss-pzjg 1
    2237 1ss-iii-10-ss 3
    2339 1ss-i-10-ss 3
    2439 1ss-ii-8-ss 3, 1ss-fk-danmark 3, 1ss-51-ss-flak 1
    2440 1ss-51-ss-pi 1
    2441 1ss-51-ss-art 2 deployed
  `),
  // 6 Luftwaffe Field Division.
  ...placed(`
    2640 6lw-i-22-lw 4
    2641 6lw-ii-21-lw 4
    2542 6lw-6-lwart 2 deployed
    3042 6lw-i-21-lw 4, 6lw-6-lwpzjg 1
    3143 6lw-ii-22-lw 4
  `),
  // Troops of Gruppe Woehler.
  ...placed(`
    1127 woehler-10-mg 3
    1128 woehler-2-237-stug 2, woehler-i-106 3 deployed
    1228 lix-ii-55-wrf 3 deployed
    1230 lix-i-55-wrf 3 deployed
    1330 woehler-1-237-stug 2, woehler-i-5-flak 3
  `),
  // Bridging and engineer battalions.
  ...placed(`
    0719 lix-42-brbau 2, lix-676-pi 2
  `),
  // Security and construction troops in the rear towns.
  ...placed(`
    0912 lix-591-sec 2
    0331 lix-336-sec 3, lix-4-eisb 2
    1232 lix-ski-2 1
    1133 lix-511-eisb 2, lix-ski-1 1
    0636 lix-134-bau 2, lix-2-pol 2
  `),
  // 381 Rifle Division.
  ...placed(`
    1214 381rd-1259 6, 381rd-at 2
    1314 37tr-1 1, 37tr-2 1
    1117 381rd-1263 6
    1217 381rd-1261 6
    1118 381rd-smg 2
    1319 381rd-art 4 deployed
  `),
  // 31 Rifle Brigade.
  ...placed(`
    1610 31rb-1 3, 31rb-2 3, 31rb-smg 1, 31rb-mor 2 deployed
    1710 31rb-3 3
    1511 31rb-4 3, 31rb-at 2
    1612 31rb-art 2 deployed
  `),
  // 44 Ski Brigade.
  ...placed(`
    2207 44ski-2 2, 44ski-smg 1
    2307 44ski-3 2
    2308 44ski-1 2, 44ski-4 2, 44ski-mor 2 deployed
  `),
  // 26 Rifle Brigade.
  ...placed(`
    2605 26rb-3 3
    2506 26rb-2 3, 26rb-at 2
    2606 26rb-1 3, 26rb-smg 1, 26rb-mor 2 deployed
    2806 26rb-art 2 deployed
  `),
  // 360 Rifle Division and 100 Kazakh Rifle Brigade.
  ...placed(`
    1218 100rb-smg 1
    1119 360rd-smg 2, 100rb-at 2
    1219 360rd-1195 8
    1319 100rb-art 2 deployed
    1120 100rb-1 4
    1220 100rb-3 4
    1420 360rd-art 6 deployed
    1121 360rd-1197 8
    1221 360rd-1193 8, 360rd-at 2
    1321 100rb-4 4
    1222 100rb-2 4, 100rb-mor 2 deployed
  `),
  // 18 and 34 Mechanised Brigades.
  ...placed(`
    1322 34mech-1mr 3, 34mech-t70 2, 34mech-smg 1, 34mech-mor 2 deployed, 34mech-at 2
    1422 18mech-smg 1, 34mech-t34 2
    1323 18mech-1mr 3, 18mech-2mr 3, 18mech-t70 2, 18mech-mor 2 deployed, 18mech-at 2
    1523 18mech-art 2 deployed, 34mech-art 2 deployed
    1324 18mech-3mr 3, 34mech-2mr 3
    1425 18mech-t34 2, 34mech-3mr 3
  `),
  // Reserve: 43 Mechanised, 33 and 36 Tank Brigades, corps troops.
  ...placed(`
    1822 33tb-mr 2, 2mc-aa 2
    1823 43mech-2mr 3, 43mech-smg 1, 43mech-mor 2 deployed, 43mech-art 2 deployed
    1923 33tb-t70 3, 2mc-at 3
    1724 33tb-t34 3, 2mc-mc 2
    1824 43mech-3mr 3, 36tb-t70 3
    1924 36tb-t34 3
    1825 43mech-t34 3, 36tb-mr 2
    1726 43mech-1mr 3, 43mech-t70 2, 43mech-at 2
  `),
  // 9 Guards Rifle Division.
  ...placed(`
    1725 9grd-art 4 deployed
    1526 9grd-18g 6
    1527 9grd-smg 2
    1528 36tr-1 1
    1628 9grd-22g 6, 9grd-at 2
    1529 36tr-2 1
    1629 9grd-31g 6
  `),
  // 46 Guards Rifle Division.
  ...placed(`
    1728 46grd-art 4 deployed
    1529 34tr-1 1
    1629 34tr-2 1
    1630 46grd-139g 5, 46grd-at 2
    1731 46grd-135g 5, 46grd-smg 2
    1831 46grd-141g 5
  `),
  // 19 Guards Rifle Division.
  ...placed(`
    1828 19grd-smg 2
    1729 19grd-54g 9, 19grd-at 2
    1829 19grd-art 6 deployed
    1730 19grd-56g 9
    1830 19grd-61g 9
  `),
  // Siege ring: 357, 257, 249 Estonian and 7 Estonian Rifle Divisions.
  ...placed(`
    2218 27tr-1 1
    2418 357rd-1190 6
    2518 257rd-948 5, 257rd-at 2
    2618 13ghtr-kv 2
    2718 257rd-art 4 deployed
    2119 357rd-1188 6, 357rd-at 2
    2519 27tr-2 1
    2619 257rd-943 5, 257rd-smg 2
    2719 7est-smg 2, 7est-at 2
    2120 357rd-smg 2
    2620 257rd-953 5
    2021 357rd-art 4 deployed
    2121 357rd-1192 6
    2321 249est-917 6, 249est-smg 2
    2421 249est-921 6, 249est-at 2
    2521 249est-925 6
    2322 7est-27 6
    2422 7est-300 6
    2522 7est-354 6
    2323 249est-art 4 deployed
    2523 7est-art 4 deployed
  `),
  // 21 Guards Rifle Division.
  ...placed(`
    2033 21grd-69g 6
    2233 21grd-art 4 deployed
    2034 21grd-smg 2
    2134 21grd-64g 6, 21grd-at 2
    2235 21grd-59g 6
  `),
  // 28 Rifle Division and 184 Tank Brigade.
  ...placed(`
    2437 184tb-t34 2, 184tb-mr 3
    2438 28rd-88 5
    2738 28rd-art 5 deployed
    2539 28rd-smg 2
    2740 28rd-235 5, 28rd-at 2
    3142 28rd-144 5
    3242 184tb-kv 1, 184tb-t60 2
  `),
  // Army guns and engineers.
  ...placed(`
    2617 army-67g-rkt 6 deployed
    2717 army-385-how 5 deployed
    2618 army-107-hvymor 5 deployed
    2621 2eng 6, army-389-at 4
    2622 1eng 6, army-699-at 4
    2423 4eng 6
    2623 army-41g-gun 5 deployed
    2324 3eng 6, army-601-aa 3
  `),
];
