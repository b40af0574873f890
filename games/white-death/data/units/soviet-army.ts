import type { UnitData } from '../types.js';
import * as troops from './soviet-troops.js';
import * as weapons from './soviet-weapons.js';
import { on } from './line.js';

/** Soviet tank regiments, engineer brigades and the troops of army and corps. */

const tr27 = { side: 'soviet', formation: '27tr', morale: 4 } as const;

const tr27Units: readonly UnitData[] = [
  { id: '27tr-1', name: '27 TR/1', ...tr27, ...weapons.t34, strength: 4, setup: 's1' },
  { id: '27tr-2', name: '27 TR/2', ...tr27, ...weapons.t70, strength: 3, setup: 's1' },
];

const tr34 = { side: 'soviet', formation: '34tr', morale: 4 } as const;

const tr34Units: readonly UnitData[] = [
  { id: '34tr-1', name: '34 TR/1', ...tr34, ...weapons.t34, strength: 4, setup: 's2' },
  { id: '34tr-2', name: '34 TR/2', ...tr34, ...weapons.t70, strength: 3, setup: 's2' },
];

const tr36 = { side: 'soviet', formation: '36tr', morale: 4 } as const;

const tr36Units: readonly UnitData[] = [
  { id: '36tr-1', name: '36 TR/1', ...tr36, ...weapons.t34, strength: 4, setup: 's2' },
  { id: '36tr-2', name: '36 TR/2', ...tr36, ...weapons.t60, strength: 3, setup: 's2' },
];

const tr37 = { side: 'soviet', formation: '37tr', morale: 4 } as const;

const tr37Units: readonly UnitData[] = [
  { id: '37tr-1', name: '37 TR/1', ...tr37, ...weapons.t34, strength: 4, setup: 'n' },
  { id: '37tr-2', name: '37 TR/2', ...tr37, ...weapons.t60, strength: 3, setup: 'n' },
];

const htr13 = { side: 'soviet', formation: '13ghtr', morale: 5 } as const;

const htr13Units: readonly UnitData[] = [
  { id: '13ghtr-kv', name: '13G HTR', ...htr13, ...weapons.kv1, strength: 4, setup: 'c' },
];

const su1433 = { side: 'soviet', formation: '1433su', morale: 4 } as const;

const su1433Units: readonly UnitData[] = [
  { id: '1433su-76', name: '1433 SU-76', ...su1433, ...weapons.su76, strength: 4, due: on(11, 'e') },
  { id: '1433su-122', name: '1433 SU-122', ...su1433, ...weapons.su122, strength: 2, due: on(11, 'e') },
];

const eng1 = { side: 'soviet', formation: '1eng', morale: 4 } as const;

const eng1Units: readonly UnitData[] = [
  { id: '1eng', name: '1 Eng', ...eng1, ...troops.engineerBrigade, strength: 6, setup: 'n' },
];

const eng2 = { side: 'soviet', formation: '2eng', morale: 4 } as const;

const eng2Units: readonly UnitData[] = [
  { id: '2eng', name: '2 Eng', ...eng2, ...troops.engineerBrigade, strength: 6, setup: 's2' },
];

const eng3 = { side: 'soviet', formation: '3eng', morale: 4 } as const;

const eng3Units: readonly UnitData[] = [
  { id: '3eng', name: '3 Eng', ...eng3, ...troops.engineerBrigade, strength: 6, setup: 's1' },
];

const eng4 = { side: 'soviet', formation: '4eng', morale: 4 } as const;

const eng4Units: readonly UnitData[] = [
  { id: '4eng', name: '4 Eng', ...eng4, ...troops.engineerBrigade, strength: 6, due: on(4, 'e') },
];

const mc2 = { side: 'soviet', formation: '2mc', morale: 4 } as const;

const mc2Units: readonly UnitData[] = [
  { id: '2mc-mc', name: '2 Mech MC', ...mc2, ...troops.motorcycles, strength: 2, due: on(3, 'e') },
  { id: '2mc-at', name: '2 Mech AT', ...mc2, ...weapons.antitankRegiment, strength: 4, due: on(3, 'e') },
  { id: '2mc-aa', name: '2 Mech AA', ...mc2, ...weapons.antiaircraftRegiment, strength: 3, due: on(3, 'e') },
];

const shock3 = { side: 'soviet', formation: 'army', morale: 4 } as const;

const shock3Units: readonly UnitData[] = [
  { id: 'army-41g-gun', name: '41G Gun', ...shock3, ...weapons.armyGuns, strength: 5, morale: 5, setup: 's2' },
  { id: 'army-385-how', name: '385 How', ...shock3, ...weapons.armyHowitzers, strength: 5, setup: 's1' },
  { id: 'army-107-hvymor', name: '107 HvyMor', ...shock3, ...weapons.heavyMortars, strength: 5, setup: 's2' },
  { id: 'army-67g-rkt', name: '67G Rkt', ...shock3, ...weapons.guardsRockets, strength: 6, morale: 5, setup: 's2' },
  { id: 'army-699-at', name: '699 AT', ...shock3, ...weapons.antitankRegiment, strength: 4, setup: 'n' },
  { id: 'army-389-at', name: '389 AT', ...shock3, ...weapons.antitankRegiment, strength: 4, due: on(6, 'e') },
  { id: 'army-601-aa', name: '601 AA', ...shock3, ...weapons.antiaircraftRegiment, strength: 3, setup: 'r' },
];

export const armyUnits: readonly UnitData[] = [
  ...tr27Units,
  ...tr34Units,
  ...tr36Units,
  ...tr37Units,
  ...htr13Units,
  ...su1433Units,
  ...eng1Units,
  ...eng2Units,
  ...eng3Units,
  ...eng4Units,
  ...mc2Units,
  ...shock3Units,
];
