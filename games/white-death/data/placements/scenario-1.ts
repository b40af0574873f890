import type { PlacementData } from '../types.js';
import { placed } from './placed.js';

/** A one-step set-up for scenario I and the campaign: every unit within its area. */
export const scenario1: readonly PlacementData[] = [
  // Velikiye Luki: every bunker manned, guns in the middle of the city, the front to the east.
  ...placed(`
    2219 lix-343-sec 3, 83id-183-radf 1
    2319 83id-3-183-pi 1, lix-1-117-flak 1
    2419 83id-iii-277 3, 83id-i-183 2 deployed, 83id-13-277 1 deployed
    2619 83id-i-277 3, lix-286-flak 2, 83id-14-277 1
    2320 lix-ii-70 2 deployed, lix-pz-kp-vl 1
    2420 83id-iv-183 2 deployed, lix-736 2 deployed, lix-iii-3-wrf 2 deployed
    2520 83id-ii-277 3, 83id-iii-257 3, lix-17-obs 2, lix-3-185-stug 1
    2321 lix-221-bau 2, lix-2-93-flak 1, 83id-183-pzjg 1
  `),
  // Centre: 251 Regiment about Martianowo, guns and engineers behind.
  ...placed(`
    2923 83id-i-251 3
    2726 83id-183-pi 2, 83id-ii-183 2 deployed, lix-i-1-wlehr 2 deployed, 83id-1-183-pzjg 1
    2927 83id-ii-251 3, 83id-14-251 1
    2828 83id-iii-251 3, 83id-13-251 1 deployed
  `),
  // South: 257 Regiment and a security battalion.
  ...placed(`
    2828 83id-iii-183 2 deployed
    2930 83id-i-257 3, 83id-14-257 1
    2833 83id-ii-257 3, 83id-13-257 1 deployed
    2936 lix-708-sec 3
  `),
  // Ski screens of the two gaps.
  ...placed(`
    2604 3mtn-1-3-ski 1
    2607 3mtn-2-3-ski 1
    2510 83id-1-83-ski 1
    2514 83id-2-83-ski 1
    2934 83id-3-83-ski 1
    3137 83id-4-83-ski 1
    3340 lix-ski-1 1
    3442 lix-ski-2 1
  `),
  // Nowossokoljniki: the reserve, a regiment of 3 Mountain Division, and the towns of the railway next to it.
  ...placed(`
    0624 lix-511-eisb 2
    0719 3mtn-i-138 4, 3mtn-ii-138 4, 3mtn-16-138 1
    0912 3mtn-83-gebpi 2, lix-676-pi 2
    0915 3mtn-iii-138 4, lix-591-sec 2
    0720 3mtn-i-112 3 deployed, 3mtn-ii-112 3 deployed, 3mtn-48-pzjg 1
    0721 lix-i-55-wrf 3 deployed
  `),
  // Isotcha.
  ...placed(`
    0330 lix-2-pol 2
    0331 lix-336-sec 3, lix-4-eisb 2, 3mtn-68-radf 1
    0332 lix-134-bau 2
  `),
  // North: 44 Ski and 31 Rifle Brigades, 381 Rifle Division astride the road to Cholm.
  ...placed(`
    2906 44ski-1 3, 44ski-2 3
    3006 44ski-mor 2 deployed
    2807 44ski-3 3, 44ski-4 3, 44ski-smg 1
    2909 31rb-1 4, 31rb-2 4, 31rb-smg 1
    3009 31rb-mor 2 deployed, 31rb-art 2 deployed
    2910 31rb-3 4, 31rb-4 4, 31rb-at 2
    2711 381rd-1259 8, 381rd-smg 2
    2713 381rd-1263 8
    3013 381rd-art 6 deployed
    2814 381rd-1261 8, 381rd-at 2, 1eng 6
    2914 37tr-1 4, 37tr-2 3
    2915 army-699-at 4
  `),
  // City: 257 Rifle Division.
  ...placed(`
    3018 257rd-948 7, 257rd-at 2
    3218 257rd-art 6 deployed
    3019 257rd-943 7, 257rd-smg 2
    3020 257rd-953 7, 13ghtr-kv 4
  `),
  // South-east of the city: 357 Rifle Division.
  ...placed(`
    3221 357rd-art 6 deployed
    3321 army-385-how 5 deployed
    3022 357rd-1188 8, 357rd-smg 2
    3122 27tr-1 4, 27tr-2 3
    3023 357rd-1190 8, 3eng 6
    3025 357rd-1192 8, 357rd-at 2
  `),
  // Main thrust: 9 and 46 Guards Rifle Divisions with the army guns.
  ...placed(`
    3425 army-41g-gun 5 deployed
    3026 9grd-18g 9, 9grd-smg 2
    3126 9grd-31g 9, 9grd-at 2
    3226 36tr-1 4, 36tr-2 3
    3426 9grd-art 6 deployed
    3027 9grd-22g 9, 2eng 6
    3127 army-107-hvymor 5 deployed, army-67g-rkt 6 deployed
    3128 46grd-135g 9, 46grd-smg 2
    3428 46grd-art 6 deployed
    3129 46grd-139g 9
    3030 46grd-141g 9, 46grd-at 2
    3130 34tr-1 4, 34tr-2 3
  `),
  // South: 21 Guards and 28 Rifle Divisions, 184 Tank Brigade.
  ...placed(`
    3031 21grd-59g 8, 21grd-smg 2
    2932 21grd-64g 8
    3132 21grd-69g 8, 21grd-at 2
    3133 184tb-t34 4, 184tb-kv 2, 184tb-t60 4, 184tb-mr 3
    3233 21grd-art 6 deployed
    3034 28rd-88 7, 28rd-smg 2
    3135 28rd-144 7
    3235 28rd-235 7, 28rd-at 2
    3336 28rd-art 6 deployed
  `),
  // Army reserve: two brigades of 2 Mechanised Corps.
  ...placed(`
    3719 army-601-aa 3
    3721 18mech-1mr 4, 18mech-2mr 4, 18mech-3mr 4, 18mech-t34 5, 18mech-t70 4, 18mech-smg 1
    3821 18mech-mor 2 deployed, 18mech-art 2 deployed, 18mech-at 2
    3824 34mech-mor 2 deployed, 34mech-art 2 deployed, 34mech-at 2
    3725 34mech-1mr 4, 34mech-2mr 4, 34mech-3mr 4, 34mech-t34 5, 34mech-t70 4, 34mech-smg 1
  `),
];
