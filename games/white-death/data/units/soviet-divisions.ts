import type { UnitData } from '../types.js';
import * as troops from './soviet-troops.js';
import * as weapons from './soviet-weapons.js';
import { on, onFlieger } from './line.js';

/** Soviet rifle and cavalry divisions. */

const gds9 = { side: 'soviet', formation: '9grd', morale: 5 } as const;

const gds9Units: readonly UnitData[] = [
  { id: '9grd-18g', name: '18G', ...gds9, ...troops.guardsRegiment, strength: 9, setup: 's2' },
  { id: '9grd-22g', name: '22G', ...gds9, ...troops.guardsRegiment, strength: 9, setup: 's2' },
  { id: '9grd-31g', name: '31G', ...gds9, ...troops.guardsRegiment, strength: 9, setup: 's2' },
  { id: '9grd-art', name: '28G Art', ...gds9, ...weapons.divisionalGuns, strength: 6, setup: 's2' },
  { id: '9grd-smg', name: 'SMG', ...gds9, ...troops.submachinegunners, strength: 2, setup: 's2' },
  { id: '9grd-at', name: 'AT', ...gds9, ...weapons.antitank, strength: 2, morale: 4, setup: 's2' },
];

const gds46 = { side: 'soviet', formation: '46grd', morale: 5 } as const;

const gds46Units: readonly UnitData[] = [
  { id: '46grd-135g', name: '135G', ...gds46, ...troops.guardsRegiment, strength: 9, setup: 's2' },
  { id: '46grd-139g', name: '139G', ...gds46, ...troops.guardsRegiment, strength: 9, setup: 's2' },
  { id: '46grd-141g', name: '141G', ...gds46, ...troops.guardsRegiment, strength: 9, setup: 's2' },
  { id: '46grd-art', name: '46G Art', ...gds46, ...weapons.divisionalGuns, strength: 6, setup: 's2' },
  { id: '46grd-smg', name: 'SMG', ...gds46, ...troops.submachinegunners, strength: 2, setup: 's2' },
  { id: '46grd-at', name: 'AT', ...gds46, ...weapons.antitank, strength: 2, morale: 4, setup: 's2' },
];

const rd357 = { side: 'soviet', formation: '357rd', morale: 4 } as const;

const rd357Units: readonly UnitData[] = [
  { id: '357rd-1188', name: '1188', ...rd357, ...troops.rifleRegiment, strength: 8, setup: 's1' },
  { id: '357rd-1190', name: '1190', ...rd357, ...troops.rifleRegiment, strength: 8, setup: 's1' },
  { id: '357rd-1192', name: '1192', ...rd357, ...troops.rifleRegiment, strength: 8, setup: 's1' },
  { id: '357rd-art', name: '923 Art', ...rd357, ...weapons.divisionalGuns, strength: 6, setup: 's1' },
  { id: '357rd-smg', name: 'SMG', ...rd357, ...troops.submachinegunners, strength: 2, morale: 5, setup: 's1' },
  { id: '357rd-at', name: 'AT', ...rd357, ...weapons.antitank, strength: 2, setup: 's1' },
];

const gds21 = { side: 'soviet', formation: '21grd', morale: 5 } as const;

const gds21Units: readonly UnitData[] = [
  { id: '21grd-59g', name: '59G', ...gds21, ...troops.guardsRegiment, strength: 8, setup: 's3' },
  { id: '21grd-64g', name: '64G', ...gds21, ...troops.guardsRegiment, strength: 8, setup: 's3' },
  { id: '21grd-69g', name: '69G', ...gds21, ...troops.guardsRegiment, strength: 8, setup: 's3' },
  { id: '21grd-art', name: '47G Art', ...gds21, ...weapons.divisionalGuns, strength: 6, setup: 's3' },
  { id: '21grd-smg', name: 'SMG', ...gds21, ...troops.submachinegunners, strength: 2, setup: 's3' },
  { id: '21grd-at', name: 'AT', ...gds21, ...weapons.antitank, strength: 2, morale: 4, setup: 's3' },
];

const rd28 = { side: 'soviet', formation: '28rd', morale: 4 } as const;

const rd28Units: readonly UnitData[] = [
  { id: '28rd-88', name: '88', ...rd28, ...troops.rifleRegiment, strength: 7, setup: 's3' },
  { id: '28rd-144', name: '144', ...rd28, ...troops.rifleRegiment, strength: 7, setup: 's3' },
  { id: '28rd-235', name: '235', ...rd28, ...troops.rifleRegiment, strength: 7, setup: 's3' },
  { id: '28rd-art', name: '112 Art', ...rd28, ...weapons.divisionalGuns, strength: 6, setup: 's3' },
  { id: '28rd-smg', name: 'SMG', ...rd28, ...troops.submachinegunners, strength: 2, morale: 5, setup: 's3' },
  { id: '28rd-at', name: 'AT', ...rd28, ...weapons.antitank, strength: 2, setup: 's3' },
];

const rd257 = { side: 'soviet', formation: '257rd', morale: 4 } as const;

const rd257Units: readonly UnitData[] = [
  { id: '257rd-943', name: '943', ...rd257, ...troops.rifleRegiment, strength: 7, setup: 'c' },
  { id: '257rd-948', name: '948', ...rd257, ...troops.rifleRegiment, strength: 7, setup: 'c' },
  { id: '257rd-953', name: '953', ...rd257, ...troops.rifleRegiment, strength: 7, setup: 'c' },
  { id: '257rd-art', name: '793 Art', ...rd257, ...weapons.divisionalGuns, strength: 6, setup: 'c' },
  { id: '257rd-smg', name: 'SMG', ...rd257, ...troops.submachinegunners, strength: 2, morale: 5, setup: 'c' },
  { id: '257rd-at', name: 'AT', ...rd257, ...weapons.antitank, strength: 2, setup: 'c' },
];

const rd381 = { side: 'soviet', formation: '381rd', morale: 4 } as const;

const rd381Units: readonly UnitData[] = [
  { id: '381rd-1259', name: '1259', ...rd381, ...troops.rifleRegiment, strength: 8, setup: 'n' },
  { id: '381rd-1261', name: '1261', ...rd381, ...troops.rifleRegiment, strength: 8, setup: 'n' },
  { id: '381rd-1263', name: '1263', ...rd381, ...troops.rifleRegiment, strength: 8, setup: 'n' },
  { id: '381rd-art', name: '935 Art', ...rd381, ...weapons.divisionalGuns, strength: 6, setup: 'n' },
  { id: '381rd-smg', name: 'SMG', ...rd381, ...troops.submachinegunners, strength: 2, morale: 5, setup: 'n' },
  { id: '381rd-at', name: 'AT', ...rd381, ...weapons.antitank, strength: 2, setup: 'n' },
];

const gds19 = { side: 'soviet', formation: '19grd', morale: 5 } as const;

const gds19Units: readonly UnitData[] = [
  { id: '19grd-54g', name: '54G', ...gds19, ...troops.guardsRegiment, strength: 9, due: on(7, 'e') },
  { id: '19grd-56g', name: '56G', ...gds19, ...troops.guardsRegiment, strength: 9, due: on(7, 'e') },
  { id: '19grd-61g', name: '61G', ...gds19, ...troops.guardsRegiment, strength: 9, due: on(7, 'e') },
  { id: '19grd-art', name: '45G Art', ...gds19, ...weapons.divisionalGuns, strength: 6, due: on(7, 'e') },
  { id: '19grd-smg', name: 'SMG', ...gds19, ...troops.submachinegunners, strength: 2, due: on(7, 'e') },
  { id: '19grd-at', name: 'AT', ...gds19, ...weapons.antitank, strength: 2, morale: 4, due: on(7, 'e') },
];

const est7 = { side: 'soviet', formation: '7est', morale: 3 } as const;

const est7Units: readonly UnitData[] = [
  { id: '7est-27', name: '27', ...est7, ...troops.rifleRegiment, strength: 9, due: on(5, 'e') },
  { id: '7est-300', name: '300', ...est7, ...troops.rifleRegiment, strength: 9, due: on(5, 'e') },
  { id: '7est-354', name: '354', ...est7, ...troops.rifleRegiment, strength: 9, due: on(5, 'e') },
  { id: '7est-art', name: '23 Art', ...est7, ...weapons.divisionalGuns, strength: 6, due: on(5, 'e') },
  { id: '7est-smg', name: 'SMG', ...est7, ...troops.submachinegunners, strength: 2, due: on(5, 'e') },
  { id: '7est-at', name: 'AT', ...est7, ...weapons.antitank, strength: 2, due: on(5, 'e') },
];

const est249 = { side: 'soviet', formation: '249est', morale: 3 } as const;

const est249Units: readonly UnitData[] = [
  { id: '249est-917', name: '917', ...est249, ...troops.rifleRegiment, strength: 9, due: on(5, 'e') },
  { id: '249est-921', name: '921', ...est249, ...troops.rifleRegiment, strength: 9, due: on(5, 'e') },
  { id: '249est-925', name: '925', ...est249, ...troops.rifleRegiment, strength: 9, due: on(5, 'e') },
  { id: '249est-art', name: '779 Art', ...est249, ...weapons.divisionalGuns, strength: 6, due: on(5, 'e') },
  { id: '249est-smg', name: 'SMG', ...est249, ...troops.submachinegunners, strength: 2, due: on(5, 'e') },
  { id: '249est-at', name: 'AT', ...est249, ...weapons.antitank, strength: 2, due: on(5, 'e') },
];

const rd360 = { side: 'soviet', formation: '360rd', morale: 4 } as const;

const rd360Units: readonly UnitData[] = [
  { id: '360rd-1193', name: '1193', ...rd360, ...troops.rifleRegiment, strength: 8, due: on(7, 'e') },
  { id: '360rd-1195', name: '1195', ...rd360, ...troops.rifleRegiment, strength: 8, due: on(7, 'e') },
  { id: '360rd-1197', name: '1197', ...rd360, ...troops.rifleRegiment, strength: 8, due: on(7, 'e') },
  { id: '360rd-art', name: '920 Art', ...rd360, ...weapons.divisionalGuns, strength: 6, due: on(7, 'e') },
  { id: '360rd-smg', name: 'SMG', ...rd360, ...troops.submachinegunners, strength: 2, morale: 5, due: on(7, 'e') },
  { id: '360rd-at', name: 'AT', ...rd360, ...weapons.antitank, strength: 2, due: on(7, 'e') },
];

const rd32 = { side: 'soviet', formation: '32rd', morale: 4 } as const;

const rd32Units: readonly UnitData[] = [
  { id: '32rd-17', name: '17', ...rd32, ...troops.rifleRegiment, strength: 8, due: on(11, 'e') },
  { id: '32rd-113', name: '113', ...rd32, ...troops.rifleRegiment, strength: 8, due: on(11, 'e') },
  { id: '32rd-322', name: '322', ...rd32, ...troops.rifleRegiment, strength: 8, due: on(11, 'e') },
  { id: '32rd-art', name: '133 Art', ...rd32, ...weapons.divisionalGuns, strength: 6, due: on(11, 'e') },
  { id: '32rd-smg', name: 'SMG', ...rd32, ...troops.submachinegunners, strength: 2, morale: 5, due: on(11, 'e') },
  { id: '32rd-at', name: 'AT', ...rd32, ...weapons.antitank, strength: 2, due: on(11, 'e') },
];

const rd150 = { side: 'soviet', formation: '150rd', morale: 4 } as const;

const rd150Units: readonly UnitData[] = [
  { id: '150rd-469', name: '469', ...rd150, ...troops.rifleRegiment, strength: 8, due: on(12, 'e') },
  { id: '150rd-674', name: '674', ...rd150, ...troops.rifleRegiment, strength: 8, due: on(12, 'e') },
  { id: '150rd-756', name: '756', ...rd150, ...troops.rifleRegiment, strength: 8, due: on(12, 'e') },
  { id: '150rd-art', name: '328 Art', ...rd150, ...weapons.divisionalGuns, strength: 6, due: on(12, 'e') },
  { id: '150rd-smg', name: 'SMG', ...rd150, ...troops.submachinegunners, strength: 2, morale: 5, due: on(12, 'e') },
  { id: '150rd-at', name: 'AT', ...rd150, ...weapons.antitank, strength: 2, due: on(12, 'e') },
];

const cd24 = { side: 'soviet', formation: '24cd', morale: 4 } as const;

const cd24Units: readonly UnitData[] = [
  { id: '24cd-18', name: '18 Cav', ...cd24, ...troops.cavalryRegiment, strength: 4, due: onFlieger(12, 'se', 4) },
  { id: '24cd-56', name: '56 Cav', ...cd24, ...troops.cavalryRegiment, strength: 4, due: onFlieger(12, 'se', 4) },
  { id: '24cd-70', name: '70 Cav', ...cd24, ...troops.cavalryRegiment, strength: 4, due: onFlieger(12, 'se', 4) },
  { id: '24cd-art', name: '24 CavArt', ...cd24, ...weapons.cavalryGuns, strength: 2, due: onFlieger(12, 'se', 4) },
];

const rd334 = { side: 'soviet', formation: '334rd', morale: 4 } as const;

const rd334Units: readonly UnitData[] = [
  { id: '334rd-1122', name: '1122', ...rd334, ...troops.rifleRegiment, strength: 8, due: onFlieger(12, 'se', 4) },
  { id: '334rd-1124', name: '1124', ...rd334, ...troops.rifleRegiment, strength: 8, due: onFlieger(12, 'se', 4) },
  { id: '334rd-1126', name: '1126', ...rd334, ...troops.rifleRegiment, strength: 8, due: onFlieger(12, 'se', 4) },
  { id: '334rd-art', name: '334 Art', ...rd334, ...weapons.divisionalGuns, strength: 6, due: onFlieger(12, 'se', 4) },
  {
    id: '334rd-smg',
    name: 'SMG',
    ...rd334,
    ...troops.submachinegunners,
    strength: 2,
    morale: 5,
    due: onFlieger(12, 'se', 4),
  },
  { id: '334rd-at', name: 'AT', ...rd334, ...weapons.antitank, strength: 2, due: onFlieger(12, 'se', 4) },
];

const rd47 = { side: 'soviet', formation: '47rd', morale: 4 } as const;

const rd47Units: readonly UnitData[] = [
  { id: '47rd-1', name: '1/47', ...rd47, ...troops.rifleRegiment, strength: 8, due: onFlieger(12, 'e', 6) },
  { id: '47rd-2', name: '2/47', ...rd47, ...troops.rifleRegiment, strength: 8, due: onFlieger(12, 'e', 6) },
  { id: '47rd-3', name: '3/47', ...rd47, ...troops.rifleRegiment, strength: 8, due: onFlieger(12, 'e', 6) },
  { id: '47rd-art', name: '47 Art', ...rd47, ...weapons.divisionalGuns, strength: 6, due: onFlieger(12, 'e', 6) },
  {
    id: '47rd-smg',
    name: 'SMG',
    ...rd47,
    ...troops.submachinegunners,
    strength: 2,
    morale: 5,
    due: onFlieger(12, 'e', 6),
  },
  { id: '47rd-at', name: 'AT', ...rd47, ...weapons.antitank, strength: 2, due: onFlieger(12, 'e', 6) },
];

export const divisionUnits: readonly UnitData[] = [
  ...gds9Units,
  ...gds46Units,
  ...rd357Units,
  ...gds21Units,
  ...rd28Units,
  ...rd257Units,
  ...rd381Units,
  ...gds19Units,
  ...est7Units,
  ...est249Units,
  ...rd360Units,
  ...rd32Units,
  ...rd150Units,
  ...cd24Units,
  ...rd334Units,
  ...rd47Units,
];
