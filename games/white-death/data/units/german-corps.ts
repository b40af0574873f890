import type { UnitData } from '../types.js';
import * as troops from './german-troops.js';
import * as weapons from './german-weapons.js';
import { on } from './line.js';

/** German units on the map at the start, and the corps troops that follow. */

const id83 = { side: 'german', formation: '83id', morale: 5 } as const;

const id83Ski = { ...id83, battalion: '83-ski' } as const;

const id83Units: readonly UnitData[] = [
  { id: '83id-i-277', name: 'I/277', ...id83, ...troops.infantry, strength: 3, setup: 'vl' },
  { id: '83id-ii-277', name: 'II/277', ...id83, ...troops.infantry, strength: 3, setup: 'vl' },
  { id: '83id-iii-277', name: 'III/277', ...id83, ...troops.infantry, strength: 3, setup: 'vl' },
  { id: '83id-13-277', name: '13/277', ...id83, ...weapons.infantryGuns, strength: 1, setup: 'vl' },
  { id: '83id-14-277', name: '14/277', ...id83, ...weapons.antitankCompany, strength: 1, setup: 'vl' },
  { id: '83id-i-251', name: 'I/251', ...id83, ...troops.infantry, strength: 3, setup: 'centre' },
  { id: '83id-ii-251', name: 'II/251', ...id83, ...troops.infantry, strength: 3, setup: 'centre' },
  { id: '83id-iii-251', name: 'III/251', ...id83, ...troops.infantry, strength: 3, setup: 'centre' },
  { id: '83id-13-251', name: '13/251', ...id83, ...weapons.infantryGuns, strength: 1, setup: 'centre' },
  { id: '83id-14-251', name: '14/251', ...id83, ...weapons.antitankCompany, strength: 1, setup: 'centre' },
  { id: '83id-i-257', name: 'I/257', ...id83, ...troops.infantry, strength: 3, setup: 'south' },
  { id: '83id-ii-257', name: 'II/257', ...id83, ...troops.infantry, strength: 3, setup: 'south' },
  { id: '83id-iii-257', name: 'III/257', ...id83, ...troops.infantry, strength: 3, setup: 'vl-outpost' },
  { id: '83id-13-257', name: '13/257', ...id83, ...weapons.infantryGuns, strength: 1, setup: 'south' },
  { id: '83id-14-257', name: '14/257', ...id83, ...weapons.antitankCompany, strength: 1, setup: 'south' },
  { id: '83id-i-183', name: 'I/183', ...id83, ...weapons.howitzers105, strength: 2, setup: 'vl' },
  { id: '83id-ii-183', name: 'II/183', ...id83, ...weapons.howitzers105, strength: 2, setup: 'centre' },
  { id: '83id-iii-183', name: 'III/183', ...id83, ...weapons.howitzers105, strength: 2, setup: 'south' },
  { id: '83id-iv-183', name: 'IV/183', ...id83, ...weapons.howitzers150, strength: 2, setup: 'vl' },
  { id: '83id-183-pi', name: '183 Pi', ...id83, ...troops.engineers, strength: 2, setup: 'centre' },
  { id: '83id-3-183-pi', name: '3/183 Pi', ...id83, ...troops.engineerCompany, strength: 1, setup: 'vl' },
  { id: '83id-183-pzjg', name: '183 PzJg', ...id83, ...weapons.antitank, strength: 1, setup: 'vl' },
  {
    id: '83id-1-183-pzjg',
    name: '1/183 PzJg',
    ...id83,
    ...weapons.motorisedAntitankCompany,
    strength: 1,
    setup: 'centre',
  },
  { id: '83id-183-radf', name: '183 Radf', ...id83, ...troops.bicycleCompany, strength: 1, setup: 'vl' },
  { id: '83id-1-83-ski', name: '1/83 Ski', ...id83Ski, ...troops.skiCompany, strength: 1, setup: 'screen' },
  { id: '83id-2-83-ski', name: '2/83 Ski', ...id83Ski, ...troops.skiCompany, strength: 1, setup: 'screen' },
  { id: '83id-3-83-ski', name: '3/83 Ski', ...id83Ski, ...troops.skiCompany, strength: 1, setup: 'screen' },
  { id: '83id-4-83-ski', name: '4/83 Ski', ...id83Ski, ...troops.skiCompany, strength: 1, setup: 'screen' },
];

const mtn3 = { side: 'german', formation: '3mtn', morale: 6 } as const;

const mtn3Ski = { ...mtn3, battalion: '3-ski' } as const;

const mtn3Units: readonly UnitData[] = [
  { id: '3mtn-i-138', name: 'I/138', ...mtn3, ...troops.mountainInfantry, strength: 4, setup: 'nowo' },
  { id: '3mtn-ii-138', name: 'II/138', ...mtn3, ...troops.mountainInfantry, strength: 4, setup: 'nowo' },
  { id: '3mtn-iii-138', name: 'III/138', ...mtn3, ...troops.mountainInfantry, strength: 4, setup: 'nowo' },
  { id: '3mtn-16-138', name: '16/138', ...mtn3, ...weapons.antitankCompany, strength: 1, morale: 5, setup: 'nowo' },
  { id: '3mtn-i-112', name: 'I/112', ...mtn3, ...weapons.mountainGuns, strength: 3, setup: 'nowo' },
  { id: '3mtn-ii-112', name: 'II/112', ...mtn3, ...weapons.mountainGuns, strength: 3, setup: 'nowo' },
  { id: '3mtn-83-gebpi', name: '83 GebPi', ...mtn3, ...troops.engineers, strength: 2, setup: 'nowo' },
  { id: '3mtn-48-pzjg', name: '48 PzJg', ...mtn3, ...weapons.antitank, strength: 1, morale: 5, setup: 'nowo' },
  { id: '3mtn-68-radf', name: '68 Radf', ...mtn3, ...troops.bicycleCompany, strength: 1, morale: 5, setup: 'iso' },
  { id: '3mtn-1-3-ski', name: '1/3 Ski', ...mtn3Ski, ...troops.skiCompany, strength: 1, setup: 'screen' },
  { id: '3mtn-2-3-ski', name: '2/3 Ski', ...mtn3Ski, ...troops.skiCompany, strength: 1, setup: 'screen' },
];

const lix = { side: 'german', formation: 'lix', morale: 5 } as const;

const lixSki = { ...lix, battalion: 'lix-ski' } as const;

const lixUnits: readonly UnitData[] = [
  { id: 'lix-343-sec', name: '343 Sec', ...lix, ...troops.security, strength: 3, morale: 3, setup: 'vl' },
  { id: 'lix-336-sec', name: '336 Sec', ...lix, ...troops.security, strength: 3, morale: 3, setup: 'iso' },
  { id: 'lix-708-sec', name: '708 Sec', ...lix, ...troops.security, strength: 3, morale: 3, setup: 'south' },
  { id: 'lix-591-sec', name: '591 Sec', ...lix, ...troops.security, strength: 2, morale: 3, setup: 'nowo' },
  { id: 'lix-2-pol', name: '2 Pol', ...lix, ...troops.police, strength: 2, morale: 3, setup: 'iso' },
  { id: 'lix-17-obs', name: '17 Obs', ...lix, ...troops.observation, strength: 2, morale: 4, setup: 'vl' },
  { id: 'lix-286-flak', name: '286 Flak', ...lix, ...weapons.heavyFlak, strength: 2, setup: 'vl' },
  { id: 'lix-2-93-flak', name: '2/93 Flak', ...lix, ...weapons.lightFlak, strength: 1, setup: 'vl' },
  { id: 'lix-1-117-flak', name: '1/117 Flak', ...lix, ...weapons.lightFlak, strength: 1, setup: 'vl' },
  { id: 'lix-ii-70', name: 'II/70', ...lix, ...weapons.motorisedHowitzers105, strength: 2, setup: 'vl' },
  { id: 'lix-736', name: '736', ...lix, ...weapons.heavyHowitzers, strength: 2, setup: 'vl' },
  { id: 'lix-iii-3-wrf', name: 'III/3 Wrf', ...lix, ...weapons.rockets, strength: 2, setup: 'vl' },
  { id: 'lix-i-1-wlehr', name: 'I/1 WLehr', ...lix, ...weapons.rockets, strength: 2, setup: 'centre' },
  { id: 'lix-i-55-wrf', name: 'I/55 Wrf', ...lix, ...weapons.rockets, strength: 3, setup: 'nowo' },
  { id: 'lix-ii-55-wrf', name: 'II/55 Wrf', ...lix, ...weapons.rockets, strength: 3, due: on(2, 'w') },
  { id: 'lix-3-185-stug', name: '3/185 StuG', ...lix, ...weapons.stug3Short, strength: 1, setup: 'vl' },
  { id: 'lix-pz-kp-vl', name: 'Pz Kp VL', ...lix, ...weapons.panzer38t, strength: 1, setup: 'vl' },
  { id: 'lix-221-bau', name: '221 Bau', ...lix, ...troops.construction, strength: 2, morale: 3, setup: 'vl' },
  { id: 'lix-676-pi', name: '676 Pi', ...lix, ...troops.engineers, strength: 2, setup: 'nowo' },
  { id: 'lix-134-bau', name: '134 Bau', ...lix, ...troops.construction, strength: 2, morale: 3, setup: 'iso' },
  { id: 'lix-511-eisb', name: '511 Eisb', ...lix, ...troops.railConstruction, strength: 2, morale: 3, setup: 'nowo' },
  { id: 'lix-4-eisb', name: '4 Eisb', ...lix, ...troops.railConstruction, strength: 2, morale: 3, setup: 'iso' },
  {
    id: 'lix-42-brbau',
    name: '42 BrBau',
    ...lix,
    ...troops.bridgeConstruction,
    strength: 2,
    morale: 4,
    due: on(5, 'w'),
  },
  { id: 'lix-ski-1', name: 'LIX Ski 1', ...lixSki, ...troops.skiCompany, strength: 1, setup: 'screen' },
  { id: 'lix-ski-2', name: 'LIX Ski 2', ...lixSki, ...troops.skiCompany, strength: 1, setup: 'screen' },
];

export const corpsUnits: readonly UnitData[] = [...id83Units, ...mtn3Units, ...lixUnits];
