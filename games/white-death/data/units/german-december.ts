import type { UnitData } from '../types.js';
import * as troops from './german-troops.js';
import * as weapons from './german-weapons.js';
import { on } from './line.js';

/** German divisions and brigades that come between turns 2 and 7. */

const pz8 = { side: 'german', formation: '8pz', morale: 5 } as const;

const pz8Tanks = { ...pz8, battalion: '10-pz' } as const;

const pz8Units: readonly UnitData[] = [
  { id: '8pz-i-8', name: 'I/8', ...pz8, ...troops.motorisedInfantry, strength: 3, due: on(2, 'nw') },
  { id: '8pz-ii-8', name: 'II/8', ...pz8, ...troops.motorisedInfantry, strength: 3, due: on(2, 'nw') },
  { id: '8pz-i-28', name: 'I/28', ...pz8, ...troops.motorisedInfantry, strength: 3, due: on(2, 'nw') },
  { id: '8pz-ii-28', name: 'II/28', ...pz8, ...troops.motorisedInfantry, strength: 3, due: on(2, 'nw') },
  { id: '8pz-1-8-spw', name: '1/8 SPW', ...pz8, ...troops.armouredInfantryCompany, strength: 1, due: on(2, 'nw') },
  { id: '8pz-8-krad', name: '8 Krad', ...pz8, ...troops.motorcycles, strength: 3, due: on(2, 'nw') },
  { id: '8pz-1-10-pz', name: '1/10 Pz', ...pz8Tanks, ...weapons.panzer38t, strength: 2, due: on(2, 'nw') },
  { id: '8pz-2-10-pz', name: '2/10 Pz', ...pz8Tanks, ...weapons.panzer38t, strength: 2, due: on(2, 'nw') },
  { id: '8pz-3-10-pz', name: '3/10 Pz', ...pz8Tanks, ...weapons.panzer3Short, strength: 2, due: on(2, 'nw') },
  { id: '8pz-4-10-pz', name: '4/10 Pz', ...pz8Tanks, ...weapons.panzer4, strength: 2, due: on(2, 'nw') },
  { id: '8pz-le-10-pz', name: 'le/10 Pz', ...pz8Tanks, ...weapons.panzer2, strength: 1, due: on(2, 'nw') },
  { id: '8pz-43-pzjg', name: '43 PzJg', ...pz8, ...weapons.antitank, strength: 2, due: on(2, 'nw') },
  { id: '8pz-3-43-pzjg', name: '3/43 PzJg', ...pz8, ...weapons.marder2, strength: 2, due: on(2, 'nw') },
  { id: '8pz-59-pzpi', name: '59 PzPi', ...pz8, ...troops.motorisedEngineers, strength: 2, due: on(2, 'nw') },
  { id: '8pz-i-80', name: 'I/80', ...pz8, ...weapons.motorisedHowitzers105, strength: 2, due: on(2, 'nw') },
  { id: '8pz-ii-80', name: 'II/80', ...pz8, ...weapons.motorisedHowitzers105, strength: 2, due: on(2, 'nw') },
  { id: '8pz-iii-80', name: 'III/80', ...pz8, ...weapons.motorisedHowitzers150, strength: 2, due: on(3, 'nw') },
  { id: '8pz-5-8-sig', name: '5/8 sIG', ...pz8, ...weapons.selfPropelledGuns, strength: 1, due: on(3, 'nw') },
];

const id291 = { side: 'german', formation: '291id', morale: 5 } as const;

const id291Units: readonly UnitData[] = [
  { id: '291id-i-504', name: 'I/504', ...id291, ...troops.infantry, strength: 4, due: on(2, 'w') },
  { id: '291id-ii-504', name: 'II/504', ...id291, ...troops.infantry, strength: 4, due: on(2, 'w') },
  { id: '291id-iii-504', name: 'III/504', ...id291, ...troops.infantry, strength: 4, due: on(2, 'w') },
  { id: '291id-13-504', name: '13/504', ...id291, ...weapons.infantryGuns, strength: 1, due: on(2, 'w') },
  { id: '291id-14-504', name: '14/504', ...id291, ...weapons.antitankCompany, strength: 1, due: on(2, 'w') },
  { id: '291id-i-505', name: 'I/505', ...id291, ...troops.infantry, strength: 4, due: on(2, 'sw') },
  { id: '291id-ii-505', name: 'II/505', ...id291, ...troops.infantry, strength: 4, due: on(2, 'sw') },
  { id: '291id-iii-505', name: 'III/505', ...id291, ...troops.infantry, strength: 4, due: on(2, 'sw') },
  { id: '291id-13-505', name: '13/505', ...id291, ...weapons.infantryGuns, strength: 1, due: on(2, 'sw') },
  { id: '291id-14-505', name: '14/505', ...id291, ...weapons.antitankCompany, strength: 1, due: on(2, 'sw') },
  { id: '291id-i-506', name: 'I/506', ...id291, ...troops.infantry, strength: 4, due: on(3, 'sw') },
  { id: '291id-ii-506', name: 'II/506', ...id291, ...troops.infantry, strength: 4, due: on(3, 'sw') },
  { id: '291id-iii-506', name: 'III/506', ...id291, ...troops.infantry, strength: 4, due: on(3, 'sw') },
  { id: '291id-13-506', name: '13/506', ...id291, ...weapons.infantryGuns, strength: 1, due: on(3, 'sw') },
  { id: '291id-14-506', name: '14/506', ...id291, ...weapons.antitankCompany, strength: 1, due: on(3, 'sw') },
  { id: '291id-291-pi', name: '291 Pi', ...id291, ...troops.engineers, strength: 3, due: on(3, 'sw') },
  { id: '291id-291-pzjg', name: '291 PzJg', ...id291, ...weapons.antitank, strength: 2, due: on(3, 'sw') },
  { id: '291id-291-radf', name: '291 Radf', ...id291, ...troops.weakInfantry, strength: 2, due: on(2, 'w') },
  { id: '291id-i-291', name: 'I/291', ...id291, ...weapons.howitzers105, strength: 3, due: on(2, 'sw') },
  { id: '291id-ii-291', name: 'II/291', ...id291, ...weapons.howitzers105, strength: 3, due: on(2, 'w') },
  { id: '291id-iii-291', name: 'III/291', ...id291, ...weapons.howitzers105, strength: 3, due: on(3, 'sw') },
  { id: '291id-iv-291', name: 'IV/291', ...id291, ...weapons.howitzers150, strength: 3, due: on(3, 'sw') },
];

const ss1 = { side: 'german', formation: '1ss', morale: 6 } as const;

const ss1Units: readonly UnitData[] = [
  { id: '1ss-i-8-ss', name: 'I/8 SS', ...ss1, ...troops.motorisedInfantry, strength: 3, due: on(5, 's') },
  { id: '1ss-ii-8-ss', name: 'II/8 SS', ...ss1, ...troops.motorisedInfantry, strength: 3, due: on(5, 's') },
  { id: '1ss-iii-8-ss', name: 'III/8 SS', ...ss1, ...troops.motorisedInfantry, strength: 3, due: on(5, 's') },
  { id: '1ss-i-10-ss', name: 'I/10 SS', ...ss1, ...troops.motorisedInfantry, strength: 3, due: on(5, 's') },
  { id: '1ss-ii-10-ss', name: 'II/10 SS', ...ss1, ...troops.motorisedInfantry, strength: 3, due: on(5, 's') },
  { id: '1ss-iii-10-ss', name: 'III/10 SS', ...ss1, ...troops.motorisedInfantry, strength: 3, due: on(5, 's') },
  {
    id: '1ss-fk-danmark',
    name: 'FK Danmark',
    ...ss1,
    ...troops.motorisedInfantry,
    strength: 4,
    morale: 5,
    due: on(5, 's'),
  },
  { id: '1ss-51-ss-krad', name: '51 SS Krad', ...ss1, ...troops.motorcycles, strength: 2, due: on(5, 's') },
  {
    id: '1ss-51-ss-art',
    name: '51 SS Art',
    ...ss1,
    ...weapons.motorisedHowitzers105,
    strength: 2,
    morale: 5,
    due: on(5, 's'),
  },
  {
    id: '1ss-51-ss-pzjg',
    name: '51 SS PzJg',
    ...ss1,
    ...weapons.motorisedAntitankCompany,
    strength: 1,
    morale: 5,
    due: on(5, 's'),
  },
  { id: '1ss-51-ss-flak', name: '51 SS Flak', ...ss1, ...weapons.lightFlak, strength: 1, morale: 5, due: on(5, 's') },
  { id: '1ss-51-ss-pi', name: '51 SS Pi', ...ss1, ...troops.motorisedEngineerCompany, strength: 1, due: on(5, 's') },
];

const mot20 = { side: 'german', formation: '20mot', morale: 5 } as const;

const mot20Tanks = { ...mot20, battalion: '8-abt' } as const;

const mot20Units: readonly UnitData[] = [
  { id: '20mot-i-76', name: 'I/76', ...mot20, ...troops.motorisedInfantry, strength: 3, due: on(5, 'sw') },
  { id: '20mot-ii-76', name: 'II/76', ...mot20, ...troops.motorisedInfantry, strength: 3, due: on(5, 'sw') },
  { id: '20mot-iii-76', name: 'III/76', ...mot20, ...troops.motorisedInfantry, strength: 3, due: on(5, 'sw') },
  { id: '20mot-i-90', name: 'I/90', ...mot20, ...troops.motorisedInfantry, strength: 3, due: on(5, 'sw') },
  { id: '20mot-ii-90', name: 'II/90', ...mot20, ...troops.motorisedInfantry, strength: 3, due: on(5, 'sw') },
  { id: '20mot-iii-90', name: 'III/90', ...mot20, ...troops.motorisedInfantry, strength: 3, due: on(5, 'sw') },
  { id: '20mot-30-krad', name: '30 Krad', ...mot20, ...troops.motorcycles, strength: 3, due: on(5, 'sw') },
  { id: '20mot-13-76', name: '13/76', ...mot20, ...weapons.motorisedInfantryGuns, strength: 1, due: on(5, 'sw') },
  { id: '20mot-13-90', name: '13/90', ...mot20, ...weapons.motorisedInfantryGuns, strength: 1, due: on(5, 'sw') },
  { id: '20mot-1-8-abt', name: '1/8 Abt', ...mot20Tanks, ...weapons.panzer3Long, strength: 2, due: on(5, 'sw') },
  { id: '20mot-2-8-abt', name: '2/8 Abt', ...mot20Tanks, ...weapons.panzer3Long, strength: 2, due: on(5, 'sw') },
  { id: '20mot-3-8-abt', name: '3/8 Abt', ...mot20Tanks, ...weapons.panzer4, strength: 2, due: on(5, 'sw') },
  { id: '20mot-20-pzjg', name: '20 PzJg', ...mot20, ...weapons.antitank, strength: 3, due: on(5, 'sw') },
  { id: '20mot-20-pi', name: '20 Pi', ...mot20, ...troops.motorisedEngineers, strength: 3, due: on(5, 'sw') },
  { id: '20mot-i-20', name: 'I/20', ...mot20, ...weapons.motorisedHowitzers105, strength: 3, due: on(5, 'sw') },
  { id: '20mot-ii-20', name: 'II/20', ...mot20, ...weapons.motorisedHowitzers105, strength: 3, due: on(5, 'sw') },
  { id: '20mot-iii-20', name: 'III/20', ...mot20, ...weapons.motorisedHowitzers150, strength: 3, due: on(5, 'sw') },
];

const id93 = { side: 'german', formation: '93id', morale: 5 } as const;

const id93Units: readonly UnitData[] = [
  { id: '93id-i-270', name: 'I/270', ...id93, ...troops.infantry, strength: 3, due: on(5, 'nw') },
  { id: '93id-ii-270', name: 'II/270', ...id93, ...troops.infantry, strength: 3, due: on(5, 'nw') },
  { id: '93id-14-270', name: '14/270', ...id93, ...weapons.antitankCompany, strength: 1, due: on(5, 'nw') },
  { id: '93id-i-272', name: 'I/272', ...id93, ...troops.infantry, strength: 3, due: on(5, 'nw') },
  { id: '93id-ii-272', name: 'II/272', ...id93, ...troops.infantry, strength: 3, due: on(5, 'nw') },
  { id: '93id-14-272', name: '14/272', ...id93, ...weapons.antitankCompany, strength: 1, due: on(5, 'nw') },
  { id: '93id-i-273', name: 'I/273', ...id93, ...troops.infantry, strength: 3, due: on(6, 'nw') },
  { id: '93id-ii-273', name: 'II/273', ...id93, ...troops.infantry, strength: 3, due: on(6, 'nw') },
  { id: '93id-14-273', name: '14/273', ...id93, ...weapons.antitankCompany, strength: 1, due: on(6, 'nw') },
  { id: '93id-193-pi', name: '193 Pi', ...id93, ...troops.engineers, strength: 2, due: on(6, 'nw') },
  { id: '93id-i-193', name: 'I/193', ...id93, ...weapons.howitzers105, strength: 2, due: on(5, 'nw') },
  { id: '93id-ii-193', name: 'II/193', ...id93, ...weapons.howitzers105, strength: 2, due: on(6, 'nw') },
  { id: '93id-iv-193', name: 'IV/193', ...id93, ...weapons.howitzers150, strength: 2, due: on(6, 'nw') },
];

const lw6 = { side: 'german', formation: '6lw', morale: 3 } as const;

const lw6Units: readonly UnitData[] = [
  { id: '6lw-i-21-lw', name: 'I/21 Lw', ...lw6, ...troops.luftwaffeInfantry, strength: 4, due: on(6, 's') },
  { id: '6lw-ii-21-lw', name: 'II/21 Lw', ...lw6, ...troops.luftwaffeInfantry, strength: 4, due: on(6, 's') },
  { id: '6lw-i-22-lw', name: 'I/22 Lw', ...lw6, ...troops.luftwaffeInfantry, strength: 4, due: on(6, 's') },
  { id: '6lw-ii-22-lw', name: 'II/22 Lw', ...lw6, ...troops.luftwaffeInfantry, strength: 4, due: on(6, 's') },
  { id: '6lw-6-lwart', name: '6 LwArt', ...lw6, ...weapons.luftwaffeGuns, strength: 2, due: on(6, 's') },
  { id: '6lw-6-lwpzjg', name: '6 LwPzJg', ...lw6, ...weapons.motorisedAntitankCompany, strength: 1, due: on(6, 's') },
];

export const decemberUnits: readonly UnitData[] = [
  ...pz8Units,
  ...id291Units,
  ...ss1Units,
  ...mot20Units,
  ...id93Units,
  ...lw6Units,
];
