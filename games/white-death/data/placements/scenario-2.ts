import type { PlacementData } from '../types.js';
import { placed } from './placed.js';

/** Scenario II, start of turn 5. */
export const scenario2: readonly PlacementData[] = [
  // Fortress.
  ...placed(`
    2219 lix-343-sec 3, lix-221-bau 2, 83id-183-radf 1
    2319 lix-736 2 deployed, lix-1-117-flak 1
    2419 83id-iii-277 3, 83id-i-183 2 deployed, 83id-13-277 1 deployed
    2619 83id-i-277 3, 83id-14-277 1
    2320 lix-ii-70 2 deployed, lix-iii-3-wrf 2 deployed, 83id-3-183-pi 1
    2420 83id-ii-277 3, 83id-iv-183 2 deployed, lix-pz-kp-vl 1
    2520 lix-17-obs 2, 83id-183-pzjg 1, lix-286-flak 2, lix-3-185-stug 1
    2321 83id-iii-257 3, lix-2-93-flak 1
  `),
  // Pocket of 251 Regiment.
  ...placed(`
    1824 83id-i-251 2, 83id-183-pi 1, 83id-1-183-pzjg 1
    2024 83id-iii-251 2, 83id-14-251 1, lix-i-1-wlehr 1 deployed
    1825 83id-ii-251 2, 83id-13-251 1 deployed, 83id-ii-183 1 deployed
  `),
  // Pocket of 138 and 257 Regiments.
  ...placed(`
    1930 3mtn-ii-138 3, 3mtn-16-138 1, 83id-iii-183 2 deployed
    2030 lix-708-sec 2
    1631 83id-i-257 2
    1731 3mtn-i-138 3, 3mtn-iii-138 3, 83id-13-257 1 deployed, 83id-14-257 1
    1732 83id-ii-257 2
  `),
  // Nowossokoljniki.
  ...placed(`
    0719 3mtn-83-gebpi 2, 3mtn-68-radf 1, 3mtn-48-pzjg 1, 3mtn-ii-112 3 deployed
    0819 3mtn-1-3-ski 1
    0720 lix-676-pi 2, 3mtn-i-112 3 deployed, lix-i-55-wrf 3 deployed
    0820 3mtn-2-3-ski 1
    0721 lix-ii-55-wrf 3 deployed
  `),
  // 291 Infantry Division: 504 north, 505 centre, 506 south, guns behind.
  ...placed(`
    0818 291id-ii-291 3 deployed
    0919 291id-ii-504 4, 291id-13-504 1 deployed
    0920 291id-i-504 4, 291id-291-radf 2, 291id-14-504 1
    0921 291id-iii-504 4
    0722 291id-i-291 3 deployed, 291id-iv-291 3 deployed
    0922 291id-iii-505 4, 291id-14-505 1
    0923 291id-ii-505 4, 291id-13-505 1 deployed, 291id-291-pzjg 2
    0926 291id-i-505 4
    1028 291id-iii-506 4, 291id-14-506 1
    0829 291id-iii-291 3 deployed
    0929 291id-ii-506 4, 291id-13-506 1 deployed
    1131 291id-i-506 4, 291id-291-pi 3
  `),
  // 8 Panzer Division.
  ...placed(`
    0913 8pz-iii-80 2 deployed
    1013 8pz-i-28 3, 8pz-4-10-pz 1
    1113 8pz-2-10-pz 1, 8pz-59-pzpi 2
    1114 8pz-1-10-pz 1, 8pz-3-43-pzjg 1
    0815 8pz-i-80 2 deployed
    0915 8pz-i-8 3, 8pz-ii-28 3, 8pz-43-pzjg 2
    1015 8pz-1-8-spw 1, 8pz-le-10-pz 1
    0816 8pz-ii-80 2 deployed
    0916 8pz-ii-8 3, 8pz-3-10-pz 1, 8pz-5-8-sig 1 deployed
    1016 8pz-8-krad 3
  `),
  // Security and construction troops in the rear towns, ski companies on the wings.
  ...placed(`
    1011 83id-1-83-ski 1
    0912 lix-591-sec 2
    1012 83id-2-83-ski 1
    0331 lix-336-sec 3, lix-4-eisb 2
    1132 83id-3-83-ski 1
    1232 lix-ski-2 1
    1133 lix-511-eisb 2, lix-ski-1 1
    1233 83id-4-83-ski 1
    0636 lix-134-bau 2, lix-2-pol 2
  `),
  // 381 Rifle Division.
  ...placed(`
    1313 381rd-1263 6
    1214 381rd-1261 6
    1314 37tr-1 1, 37tr-2 1
    1116 381rd-smg 2, army-699-at 3
    1117 381rd-1259 6, 381rd-at 2
    1317 381rd-art 5 deployed
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
    2207 44ski-2 3
    2307 44ski-3 3
    2407 44ski-smg 1
    2308 44ski-1 3, 44ski-4 3, 44ski-mor 2 deployed
  `),
  // 26 Rifle Brigade.
  ...placed(`
    2605 26rb-3 4
    2506 26rb-2 4
    2606 26rb-1 4, 26rb-mor 2 deployed
    2806 26rb-art 2 deployed
    2507 26rb-smg 1, 26rb-at 2
  `),
  // 18 Mechanised Brigade.
  ...placed(`
    1119 18mech-3mr 3
    1219 18mech-smg 1
    1120 18mech-1mr 3, 18mech-t34 3, 18mech-at 2
    1121 18mech-t70 2
    1221 18mech-2mr 3, 18mech-mor 2 deployed, 18mech-art 2 deployed
  `),
  // 34 Mechanised Brigade.
  ...placed(`
    1023 34mech-2mr 3
    1123 34mech-t34 3
    1124 34mech-1mr 3, 34mech-smg 1, 34mech-mor 2 deployed
    1224 34mech-art 2 deployed
    1226 34mech-t70 2, 34mech-at 2
    1127 34mech-3mr 3
  `),
  // 43 Mechanised Brigade and corps troops in reserve.
  ...placed(`
    1622 43mech-t34 4, 2mc-aa 3
    1722 43mech-art 2 deployed
    1523 43mech-3mr 4, 2mc-at 4
    1623 43mech-1mr 4, 43mech-t70 3, 43mech-mor 2 deployed
    1624 43mech-smg 1, 2mc-mc 2
    1724 43mech-2mr 4, 43mech-at 2
  `),
  // 33 Tank Brigade.
  ...placed(`
    1625 33tb-t70 3, 33tb-mr 3
    1626 33tb-t34 4
  `),
  // 36 Tank Brigade.
  ...placed(`
    2028 36tb-t34 4
    1929 36tb-t70 3
    2029 36tb-mr 3
  `),
  // 9 Guards Rifle Division: two regiments at the front, the third bars the way south from Schiripino.
  ...placed(`
    1128 9grd-31g 6
    1328 9grd-art 4 deployed
    1129 9grd-smg 2
    1430 9grd-18g 6, 9grd-at 2
    1331 36tr-1 1, 36tr-2 1
    1826 9grd-22g 6
  `),
  // 46 Guards Rifle Division.
  ...placed(`
    1431 34tr-1 1, 34tr-2 1
    1432 46grd-141g 6
    1532 46grd-135g 6
    1533 46grd-139g 6
    1633 46grd-smg 2, 46grd-at 2
    1933 46grd-art 4 deployed
  `),
  // 357 Rifle Division, west of the fortress.
  ...placed(`
    2218 27tr-2 1
    2119 357rd-1188 6, 357rd-at 2
    2120 27tr-1 1
    2021 357rd-art 5 deployed
    2121 357rd-1190 6
    2023 357rd-smg 2
    2125 357rd-1192 6
  `),
  // 257 Rifle Division, east of the fortress.
  ...placed(`
    2717 257rd-art 5 deployed
    2418 257rd-smg 2
    2518 257rd-948 5
    2519 13ghtr-kv 2
    2720 257rd-943 5, 257rd-at 2
    2721 257rd-953 5
  `),
  // 21 Guards Rifle Division.
  ...placed(`
    2033 21grd-art 5 deployed
    1934 21grd-64g 6
    1935 21grd-69g 6
    2035 21grd-smg 2
    2136 21grd-59g 6, 21grd-at 2
  `),
  // 28 Rifle Division.
  ...placed(`
    2437 28rd-art 5 deployed
    2339 28rd-88 6, 28rd-at 2
    2640 28rd-144 6
    3042 28rd-235 6
    3143 28rd-smg 2
  `),
  // 184 Tank Brigade.
  ...placed(`
    2132 184tb-t34 3, 184tb-kv 1, 184tb-t60 3, 184tb-mr 3
  `),
  // Army guns and engineers.
  ...placed(`
    2618 4eng 6
    2718 2eng 6, army-601-aa 3
    2322 3eng 6
    2622 army-41g-gun 5 deployed
    2323 1eng 6, army-107-hvymor 5 deployed
    2523 army-67g-rkt 6 deployed
    2324 army-385-how 5 deployed
  `),
];
