import type { UnitData } from '../types.js';
import * as troops from './german-troops.js';
import * as weapons from './german-weapons.js';
import { on, onFlieger } from './line.js';

/** German divisions of the January relief, the troops of Gruppe Woehler, and the paratroops. */

const id205 = { side: 'german', formation: '205id', morale: 4 } as const;

const id205Units: readonly UnitData[] = [
  { id: '205id-i-335', name: 'I/335', ...id205, ...troops.weakInfantry, strength: 4, due: on(9, 'sw') },
  { id: '205id-ii-335', name: 'II/335', ...id205, ...troops.weakInfantry, strength: 4, due: on(9, 'sw') },
  { id: '205id-iii-335', name: 'III/335', ...id205, ...troops.weakInfantry, strength: 4, due: on(9, 'sw') },
  { id: '205id-13-335', name: '13/335', ...id205, ...weapons.infantryGuns, strength: 1, due: on(9, 'sw') },
  { id: '205id-14-335', name: '14/335', ...id205, ...weapons.antitankCompany, strength: 1, due: on(9, 'sw') },
  { id: '205id-i-353', name: 'I/353', ...id205, ...troops.weakInfantry, strength: 4, due: on(10, 'sw') },
  { id: '205id-ii-353', name: 'II/353', ...id205, ...troops.weakInfantry, strength: 4, due: on(10, 'sw') },
  { id: '205id-iii-353', name: 'III/353', ...id205, ...troops.weakInfantry, strength: 4, due: on(10, 'sw') },
  { id: '205id-13-353', name: '13/353', ...id205, ...weapons.infantryGuns, strength: 1, due: on(10, 'sw') },
  { id: '205id-14-353', name: '14/353', ...id205, ...weapons.antitankCompany, strength: 1, due: on(10, 'sw') },
  { id: '205id-i-358', name: 'I/358', ...id205, ...troops.weakInfantry, strength: 4, due: on(10, 'sw') },
  { id: '205id-ii-358', name: 'II/358', ...id205, ...troops.weakInfantry, strength: 4, due: on(10, 'sw') },
  { id: '205id-iii-358', name: 'III/358', ...id205, ...troops.weakInfantry, strength: 4, due: on(10, 'sw') },
  { id: '205id-13-358', name: '13/358', ...id205, ...weapons.infantryGuns, strength: 1, due: on(10, 'sw') },
  { id: '205id-14-358', name: '14/358', ...id205, ...weapons.antitankCompany, strength: 1, due: on(10, 'sw') },
  { id: '205id-205-pi', name: '205 Pi', ...id205, ...troops.engineers, strength: 3, due: on(10, 'sw') },
  { id: '205id-205-pzjg', name: '205 PzJg', ...id205, ...weapons.antitank, strength: 2, due: on(10, 'sw') },
  { id: '205id-i-205', name: 'I/205', ...id205, ...weapons.howitzers105, strength: 3, due: on(10, 'sw') },
  { id: '205id-ii-205', name: 'II/205', ...id205, ...weapons.howitzers105, strength: 3, due: on(10, 'sw') },
  { id: '205id-iii-205', name: 'III/205', ...id205, ...weapons.howitzers105, strength: 3, due: on(10, 'sw') },
  { id: '205id-iv-205', name: 'IV/205', ...id205, ...weapons.howitzers150, strength: 3, due: on(10, 'sw') },
];

const id331 = { side: 'german', formation: '331id', morale: 5 } as const;

const id331Units: readonly UnitData[] = [
  { id: '331id-i-557', name: 'I/557', ...id331, ...troops.infantry, strength: 4, due: on(10, 'sw') },
  { id: '331id-ii-557', name: 'II/557', ...id331, ...troops.infantry, strength: 4, due: on(10, 'sw') },
  { id: '331id-iii-557', name: 'III/557', ...id331, ...troops.infantry, strength: 4, due: on(10, 'sw') },
  { id: '331id-13-557', name: '13/557', ...id331, ...weapons.infantryGuns, strength: 1, due: on(10, 'sw') },
  { id: '331id-14-557', name: '14/557', ...id331, ...weapons.antitankCompany, strength: 1, due: on(10, 'sw') },
  { id: '331id-i-558', name: 'I/558', ...id331, ...troops.infantry, strength: 4, due: on(10, 'sw') },
  { id: '331id-ii-558', name: 'II/558', ...id331, ...troops.infantry, strength: 4, due: on(10, 'sw') },
  { id: '331id-iii-558', name: 'III/558', ...id331, ...troops.infantry, strength: 4, due: on(10, 'sw') },
  { id: '331id-13-558', name: '13/558', ...id331, ...weapons.infantryGuns, strength: 1, due: on(10, 'sw') },
  { id: '331id-14-558', name: '14/558', ...id331, ...weapons.antitankCompany, strength: 1, due: on(10, 'sw') },
  { id: '331id-i-559', name: 'I/559', ...id331, ...troops.infantry, strength: 4, due: on(10, 'sw') },
  { id: '331id-ii-559', name: 'II/559', ...id331, ...troops.infantry, strength: 4, due: on(10, 'sw') },
  { id: '331id-iii-559', name: 'III/559', ...id331, ...troops.infantry, strength: 4, due: on(10, 'sw') },
  { id: '331id-13-559', name: '13/559', ...id331, ...weapons.infantryGuns, strength: 1, due: on(10, 'sw') },
  { id: '331id-14-559', name: '14/559', ...id331, ...weapons.antitankCompany, strength: 1, due: on(10, 'sw') },
  { id: '331id-331-pi', name: '331 Pi', ...id331, ...troops.engineers, strength: 3, due: on(10, 'sw') },
  { id: '331id-331-pzjg', name: '331 PzJg', ...id331, ...weapons.antitank, strength: 2, due: on(10, 'sw') },
  { id: '331id-i-331', name: 'I/331', ...id331, ...weapons.howitzers105, strength: 3, due: on(10, 'sw') },
  { id: '331id-ii-331', name: 'II/331', ...id331, ...weapons.howitzers105, strength: 3, due: on(10, 'sw') },
  { id: '331id-iii-331', name: 'III/331', ...id331, ...weapons.howitzers105, strength: 3, due: on(10, 'sw') },
  { id: '331id-iv-331', name: 'IV/331', ...id331, ...weapons.howitzers150, strength: 3, due: on(10, 'sw') },
];

const woehler = { side: 'german', formation: 'woehler', morale: 5 } as const;

const pz15 = { ...woehler, battalion: '15-pz' } as const;

const stug237 = { ...woehler, battalion: '237-stug' } as const;

const woehlerUnits: readonly UnitData[] = [
  {
    id: 'woehler-1-237-stug',
    name: '1/237 StuG',
    ...stug237,
    ...weapons.stug3Long,
    strength: 2,
    morale: 6,
    due: on(6, 'sw'),
  },
  {
    id: 'woehler-2-237-stug',
    name: '2/237 StuG',
    ...stug237,
    ...weapons.stug3Long,
    strength: 2,
    morale: 6,
    due: on(6, 'sw'),
  },
  {
    id: 'woehler-3-237-stug',
    name: '3/237 StuG',
    ...stug237,
    ...weapons.stug3Long,
    strength: 2,
    morale: 6,
    due: on(8, 'sw'),
  },
  { id: 'woehler-10-mg', name: '10 MG', ...woehler, ...troops.machineGuns, strength: 3, due: on(6, 'sw') },
  { id: 'woehler-i-106', name: 'I/106', ...woehler, ...weapons.motorisedHowitzers150, strength: 3, due: on(6, 'sw') },
  { id: 'woehler-ii-57', name: 'II/57', ...woehler, ...weapons.motorisedHowitzers150, strength: 3, due: on(8, 'sw') },
  { id: 'woehler-i-51-wrf', name: 'I/51 Wrf', ...woehler, ...weapons.rockets, strength: 3, due: on(8, 'sw') },
  { id: 'woehler-ii-51-wrf', name: 'II/51 Wrf', ...woehler, ...weapons.rockets, strength: 3, due: on(8, 'sw') },
  { id: 'woehler-3-12cm-grw', name: '3/12cm GrW', ...woehler, ...weapons.mortars120, strength: 1, due: on(8, 'sw') },
  { id: 'woehler-i-5-flak', name: 'I/5 Flak', ...woehler, ...weapons.heavyFlak, strength: 3, due: on(5, 'sw') },
  { id: 'woehler-5-jaeg', name: '5 Jaeg', ...woehler, ...troops.jaeger, strength: 4, morale: 6, due: on(10, 'sw') },
  { id: 'woehler-1-15-pz', name: '1/15 Pz', ...pz15, ...weapons.panzer3Long, strength: 3, due: on(10, 'sw') },
  { id: 'woehler-2-15-pz', name: '2/15 Pz', ...pz15, ...weapons.panzer3Long, strength: 2, due: on(10, 'sw') },
  { id: 'woehler-4-15-pz', name: '4/15 Pz', ...pz15, ...weapons.panzer4, strength: 2, due: on(10, 'sw') },
];

const bb803 = { side: 'german', formation: '803', morale: 6 } as const;

const iii803 = { ...bb803, battalion: 'iii-803' } as const;

const bb803Units: readonly UnitData[] = [
  { id: '803-9', name: '9/803', ...iii803, ...troops.commandos, strength: 1, due: on(11, 'w') },
  { id: '803-10', name: '10/803', ...iii803, ...troops.commandos, strength: 1, due: on(11, 'w') },
  { id: '803-11', name: '11/803', ...iii803, ...troops.commandos, strength: 1, due: on(11, 'w') },
  { id: '803-12', name: '12/803', ...iii803, ...troops.commandos, strength: 1, due: on(11, 'w') },
];

const fl7 = { side: 'german', formation: '7fl', morale: 6 } as const;

const fl7Units: readonly UnitData[] = [
  { id: '7fl-i-1-fjr', name: 'I/1 FJR', ...fl7, ...troops.paratroops, strength: 4, due: on(12, 's') },
  { id: '7fl-ii-1-fjr', name: 'II/1 FJR', ...fl7, ...troops.paratroops, strength: 4, due: onFlieger(12, 's', 6) },
  { id: '7fl-iii-1-fjr', name: 'III/1 FJR', ...fl7, ...troops.paratroops, strength: 4, due: onFlieger(12, 's', 6) },
  { id: '7fl-i-3-fjr', name: 'I/3 FJR', ...fl7, ...troops.paratroops, strength: 4, due: onFlieger(12, 's', 6) },
  { id: '7fl-ii-3-fjr', name: 'II/3 FJR', ...fl7, ...troops.paratroops, strength: 4, due: onFlieger(12, 's', 6) },
  { id: '7fl-iii-3-fjr', name: 'III/3 FJR', ...fl7, ...troops.paratroops, strength: 4, due: onFlieger(12, 's', 6) },
  { id: '7fl-i-4-fjr', name: 'I/4 FJR', ...fl7, ...troops.paratroops, strength: 4, due: onFlieger(12, 's', 6) },
  { id: '7fl-ii-4-fjr', name: 'II/4 FJR', ...fl7, ...troops.paratroops, strength: 4, due: onFlieger(12, 's', 6) },
  { id: '7fl-iii-4-fjr', name: 'III/4 FJR', ...fl7, ...troops.paratroops, strength: 4, due: onFlieger(12, 's', 6) },
  { id: '7fl-7-flmg', name: '7 FlMG', ...fl7, ...troops.paraMachineGuns, strength: 3, due: onFlieger(12, 's', 6) },
  { id: '7fl-7-flpi', name: '7 FlPi', ...fl7, ...troops.paraEngineers, strength: 3, due: onFlieger(12, 's', 6) },
  { id: '7fl-7-flpzjg', name: '7 FlPzJg', ...fl7, ...weapons.paraAntitank, strength: 3, due: onFlieger(12, 's', 6) },
  { id: '7fl-i-7-flart', name: 'I/7 FlArt', ...fl7, ...weapons.airborneGuns, strength: 2, due: onFlieger(12, 's', 6) },
  {
    id: '7fl-ii-7-flart',
    name: 'II/7 FlArt',
    ...fl7,
    ...weapons.airborneGuns,
    strength: 2,
    due: onFlieger(12, 's', 6),
  },
];

export const januaryUnits: readonly UnitData[] = [
  ...id205Units,
  ...id331Units,
  ...woehlerUnits,
  ...bb803Units,
  ...fl7Units,
];
