import type { UnitData } from '../types.js';
import * as troops from './soviet-troops.js';
import * as weapons from './soviet-weapons.js';
import { on, onFlieger } from './line.js';

/** Soviet rifle, ski, mechanised and tank brigades. */

const rb31 = { side: 'soviet', formation: '31rb', morale: 4 } as const;

const rb31Units: readonly UnitData[] = [
  { id: '31rb-1', name: '1 Bn', ...rb31, ...troops.rifleBattalion, strength: 4, setup: 'n' },
  { id: '31rb-2', name: '2 Bn', ...rb31, ...troops.rifleBattalion, strength: 4, setup: 'n' },
  { id: '31rb-3', name: '3 Bn', ...rb31, ...troops.rifleBattalion, strength: 4, setup: 'n' },
  { id: '31rb-4', name: '4 Bn', ...rb31, ...troops.rifleBattalion, strength: 4, setup: 'n' },
  { id: '31rb-smg', name: 'SMG', ...rb31, ...troops.submachinegunCompany, strength: 1, morale: 5, setup: 'n' },
  { id: '31rb-mor', name: 'Mor', ...rb31, ...weapons.mortars, strength: 2, setup: 'n' },
  { id: '31rb-art', name: 'Art', ...rb31, ...weapons.brigadeGuns, strength: 2, setup: 'n' },
  { id: '31rb-at', name: 'AT', ...rb31, ...weapons.antitank, strength: 2, setup: 'n' },
];

const rb26 = { side: 'soviet', formation: '26rb', morale: 4 } as const;

const rb26Units: readonly UnitData[] = [
  { id: '26rb-1', name: '1 Bn', ...rb26, ...troops.rifleBattalion, strength: 4, due: on(2, 'ne') },
  { id: '26rb-2', name: '2 Bn', ...rb26, ...troops.rifleBattalion, strength: 4, due: on(2, 'ne') },
  { id: '26rb-3', name: '3 Bn', ...rb26, ...troops.rifleBattalion, strength: 4, due: on(2, 'ne') },
  { id: '26rb-smg', name: 'SMG', ...rb26, ...troops.submachinegunCompany, strength: 1, morale: 5, due: on(2, 'ne') },
  { id: '26rb-mor', name: 'Mor', ...rb26, ...weapons.mortars, strength: 2, due: on(2, 'ne') },
  { id: '26rb-art', name: 'Art', ...rb26, ...weapons.brigadeGuns, strength: 2, due: on(2, 'ne') },
  { id: '26rb-at', name: 'AT', ...rb26, ...weapons.antitank, strength: 2, due: on(2, 'ne') },
];

const ski44 = { side: 'soviet', formation: '44ski', morale: 5 } as const;

const ski44Units: readonly UnitData[] = [
  { id: '44ski-1', name: '1 Bn', ...ski44, ...troops.skiBattalion, strength: 3, setup: 'n' },
  { id: '44ski-2', name: '2 Bn', ...ski44, ...troops.skiBattalion, strength: 3, setup: 'n' },
  { id: '44ski-3', name: '3 Bn', ...ski44, ...troops.skiBattalion, strength: 3, setup: 'n' },
  { id: '44ski-4', name: '4 Bn', ...ski44, ...troops.skiBattalion, strength: 3, setup: 'n' },
  { id: '44ski-smg', name: 'SMG', ...ski44, ...troops.skiSubmachinegunCompany, strength: 1, setup: 'n' },
  { id: '44ski-mor', name: 'Mor', ...ski44, ...weapons.skiMortars, strength: 2, morale: 4, setup: 'n' },
];

const rb100 = { side: 'soviet', formation: '100rb', morale: 4 } as const;

const rb100Units: readonly UnitData[] = [
  { id: '100rb-1', name: '1 Bn', ...rb100, ...troops.rifleBattalion, strength: 4, due: on(7, 'e') },
  { id: '100rb-2', name: '2 Bn', ...rb100, ...troops.rifleBattalion, strength: 4, due: on(7, 'e') },
  { id: '100rb-3', name: '3 Bn', ...rb100, ...troops.rifleBattalion, strength: 4, due: on(7, 'e') },
  { id: '100rb-4', name: '4 Bn', ...rb100, ...troops.rifleBattalion, strength: 4, due: on(7, 'e') },
  { id: '100rb-smg', name: 'SMG', ...rb100, ...troops.submachinegunCompany, strength: 1, morale: 5, due: on(7, 'e') },
  { id: '100rb-mor', name: 'Mor', ...rb100, ...weapons.mortars, strength: 2, due: on(7, 'e') },
  { id: '100rb-art', name: 'Art', ...rb100, ...weapons.brigadeGuns, strength: 2, due: on(7, 'e') },
  { id: '100rb-at', name: 'AT', ...rb100, ...weapons.antitank, strength: 2, due: on(7, 'e') },
];

const rb54 = { side: 'soviet', formation: '54rb', morale: 4 } as const;

const rb54Units: readonly UnitData[] = [
  { id: '54rb-1', name: '1 Bn', ...rb54, ...troops.rifleBattalion, strength: 4, due: onFlieger(12, 'ne', 4) },
  { id: '54rb-2', name: '2 Bn', ...rb54, ...troops.rifleBattalion, strength: 4, due: onFlieger(12, 'ne', 4) },
  { id: '54rb-3', name: '3 Bn', ...rb54, ...troops.rifleBattalion, strength: 4, due: onFlieger(12, 'ne', 4) },
  {
    id: '54rb-smg',
    name: 'SMG',
    ...rb54,
    ...troops.submachinegunCompany,
    strength: 1,
    morale: 5,
    due: onFlieger(12, 'ne', 4),
  },
  { id: '54rb-mor', name: 'Mor', ...rb54, ...weapons.mortars, strength: 2, due: onFlieger(12, 'ne', 4) },
  { id: '54rb-art', name: 'Art', ...rb54, ...weapons.brigadeGuns, strength: 2, due: onFlieger(12, 'ne', 4) },
  { id: '54rb-at', name: 'AT', ...rb54, ...weapons.antitank, strength: 2, due: onFlieger(12, 'ne', 4) },
];

const mech18 = { side: 'soviet', formation: '18mech', morale: 4 } as const;

const mech18Units: readonly UnitData[] = [
  { id: '18mech-1mr', name: '1 MR', ...mech18, ...troops.motorRifles, strength: 4, setup: 'r' },
  { id: '18mech-2mr', name: '2 MR', ...mech18, ...troops.motorRifles, strength: 4, setup: 'r' },
  { id: '18mech-3mr', name: '3 MR', ...mech18, ...troops.motorRifles, strength: 4, setup: 'r' },
  { id: '18mech-t34', name: 'T-34', ...mech18, ...weapons.t34, strength: 5, setup: 'r' },
  { id: '18mech-t70', name: 'T-70', ...mech18, ...weapons.t70, strength: 4, setup: 'r' },
  {
    id: '18mech-smg',
    name: 'SMG',
    ...mech18,
    ...troops.motorisedSubmachinegunCompany,
    strength: 1,
    morale: 5,
    setup: 'r',
  },
  { id: '18mech-mor', name: 'Mor', ...mech18, ...weapons.motorisedMortars, strength: 2, setup: 'r' },
  { id: '18mech-art', name: 'Art', ...mech18, ...weapons.motorisedBrigadeGuns, strength: 2, setup: 'r' },
  { id: '18mech-at', name: 'AT', ...mech18, ...weapons.motorisedAntitank, strength: 2, setup: 'r' },
];

const mech34 = { side: 'soviet', formation: '34mech', morale: 4 } as const;

const mech34Units: readonly UnitData[] = [
  { id: '34mech-1mr', name: '1 MR', ...mech34, ...troops.motorRifles, strength: 4, setup: 'r' },
  { id: '34mech-2mr', name: '2 MR', ...mech34, ...troops.motorRifles, strength: 4, setup: 'r' },
  { id: '34mech-3mr', name: '3 MR', ...mech34, ...troops.motorRifles, strength: 4, setup: 'r' },
  { id: '34mech-t34', name: 'T-34', ...mech34, ...weapons.t34, strength: 5, setup: 'r' },
  { id: '34mech-t70', name: 'T-70', ...mech34, ...weapons.t70, strength: 4, setup: 'r' },
  {
    id: '34mech-smg',
    name: 'SMG',
    ...mech34,
    ...troops.motorisedSubmachinegunCompany,
    strength: 1,
    morale: 5,
    setup: 'r',
  },
  { id: '34mech-mor', name: 'Mor', ...mech34, ...weapons.motorisedMortars, strength: 2, setup: 'r' },
  { id: '34mech-art', name: 'Art', ...mech34, ...weapons.motorisedBrigadeGuns, strength: 2, setup: 'r' },
  { id: '34mech-at', name: 'AT', ...mech34, ...weapons.motorisedAntitank, strength: 2, setup: 'r' },
];

const mech43 = { side: 'soviet', formation: '43mech', morale: 4 } as const;

const mech43Units: readonly UnitData[] = [
  { id: '43mech-1mr', name: '1 MR', ...mech43, ...troops.motorRifles, strength: 4, due: on(3, 'e') },
  { id: '43mech-2mr', name: '2 MR', ...mech43, ...troops.motorRifles, strength: 4, due: on(3, 'e') },
  { id: '43mech-3mr', name: '3 MR', ...mech43, ...troops.motorRifles, strength: 4, due: on(3, 'e') },
  { id: '43mech-t34', name: 'T-34', ...mech43, ...weapons.t34, strength: 5, due: on(3, 'e') },
  { id: '43mech-t70', name: 'T-70', ...mech43, ...weapons.t70, strength: 4, due: on(3, 'e') },
  {
    id: '43mech-smg',
    name: 'SMG',
    ...mech43,
    ...troops.motorisedSubmachinegunCompany,
    strength: 1,
    morale: 5,
    due: on(3, 'e'),
  },
  { id: '43mech-mor', name: 'Mor', ...mech43, ...weapons.motorisedMortars, strength: 2, due: on(3, 'e') },
  { id: '43mech-art', name: 'Art', ...mech43, ...weapons.motorisedBrigadeGuns, strength: 2, due: on(3, 'e') },
  { id: '43mech-at', name: 'AT', ...mech43, ...weapons.motorisedAntitank, strength: 2, due: on(3, 'e') },
];

const tb33 = { side: 'soviet', formation: '33tb', morale: 4 } as const;

const tb33Units: readonly UnitData[] = [
  { id: '33tb-t34', name: '1 Tk T-34', ...tb33, ...weapons.t34, strength: 6, due: on(3, 'e') },
  { id: '33tb-t70', name: '2 Tk T-70', ...tb33, ...weapons.t70, strength: 5, due: on(3, 'e') },
  { id: '33tb-mr', name: 'MR', ...tb33, ...troops.motorRifles, strength: 3, due: on(3, 'e') },
];

const tb36 = { side: 'soviet', formation: '36tb', morale: 4 } as const;

const tb36Units: readonly UnitData[] = [
  { id: '36tb-t34', name: '1 Tk T-34', ...tb36, ...weapons.t34, strength: 6, due: on(3, 'e') },
  { id: '36tb-t70', name: '2 Tk T-70', ...tb36, ...weapons.t70, strength: 5, due: on(3, 'e') },
  { id: '36tb-mr', name: 'MR', ...tb36, ...troops.motorRifles, strength: 3, due: on(3, 'e') },
];

const tb184 = { side: 'soviet', formation: '184tb', morale: 4 } as const;

const tb184Units: readonly UnitData[] = [
  { id: '184tb-t34', name: '1 Tk T-34', ...tb184, ...weapons.t34, strength: 4, setup: 's3' },
  { id: '184tb-kv', name: 'KV', ...tb184, ...weapons.kv1, strength: 2, morale: 5, setup: 's3' },
  { id: '184tb-t60', name: '2 Tk T-60', ...tb184, ...weapons.t60, strength: 4, setup: 's3' },
  { id: '184tb-mr', name: 'MR', ...tb184, ...troops.motorRifles, strength: 3, setup: 's3' },
];

export const brigadeUnits: readonly UnitData[] = [
  ...rb31Units,
  ...rb26Units,
  ...ski44Units,
  ...rb100Units,
  ...rb54Units,
  ...mech18Units,
  ...mech34Units,
  ...mech43Units,
  ...tb33Units,
  ...tb36Units,
  ...tb184Units,
];
