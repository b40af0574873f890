import {
  type Detail,
  type Itinerary,
  numberIn,
  numbersIn,
  partIn,
  partsIn,
  type Scene,
  textIn,
  type Throw,
} from '@impulse/engine';
import { sideIds } from '../data/types.js';
import type { DicePurpose } from '../text/codes.js';

/** The dice of an event. */

/** 2.1: those who have chosen their number have rolled nothing. */
export function activationThrows(detail: Detail): Scene[] {
  return sideIds.flatMap((side) => {
    const rolled = numberIn(partIn(detail, side), 'rolled');
    if (rolled === 0) return [];
    return [sceneOf({ side, purpose: 'activation' satisfies DicePurpose, dice: [rolled], unit: null, success: null })];
  });
}

/** 7.2. */
export const attackThrow = (detail: Detail, units: Itinerary): Scene =>
  throwBy(units, detail, textIn(detail, 'kind'), numbersIn(detail, 'dice'), detail['hit'] === true);

/** 7.4: one die for each unit in the hex under fire. */
export const rangingThrows = (detail: Detail, units: Itinerary): Scene[] =>
  partsIn(detail, 'rolls').map((roll) =>
    throwBy(units, detail, 'range-in' satisfies DicePurpose, [numberIn(roll, 'die')], roll['ranged'] === true),
  );

/** 8.1: one die for each hit taken. */
export const recoveryThrow = (detail: Detail, units: Itinerary): Scene[] => [
  throwBy(units, detail, 'recovery' satisfies DicePurpose, numbersIn(detail, 'dice'), numberIn(detail, 'regained') > 0),
];

function throwBy(units: Itinerary, detail: Detail, purpose: string, dice: readonly number[], success: boolean): Scene {
  const unit = textIn(detail, 'unit');
  return sceneOf({ side: units.sideOf(unit), purpose, dice, unit, success });
}

const sceneOf = (thrown: Throw): Scene => ({ kind: 'throw', thrown });
