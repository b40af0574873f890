import type { LogEvent } from '@impulse/engine';
import { numbersIn, partIn, partsIn, textIn } from './detail.js';

/** Every throw of the dice in a log, for showing them and for the history of luck. */

export interface Throw {
  readonly side: string;
  /** What was rolled for, as texts name it. */
  readonly purpose: string;
  readonly dice: readonly number[];
  /** Who rolled, where it was a unit. */
  readonly unit: string | null;
  /** Whether it came off, where that can be said of the throw. */
  readonly success: boolean | null;
}

export function throwsIn(event: LogEvent, sideOf: (unit: string) => string): Throw[] {
  const { type, detail } = event;
  const unit = textIn(detail, 'unit');
  switch (type) {
    case 'attack': {
      const purpose = textIn(detail, 'kind');
      return [{ side: sideOf(unit), purpose, dice: numbersIn(detail, 'dice'), unit, success: detail['hit'] === true }];
    }
    case 'ranged-in':
      return partsIn(detail, 'rolls').map((roll) => ({
        side: sideOf(unit),
        purpose: 'range-in',
        dice: [Number(roll['die'])],
        unit,
        success: roll['ranged'] === true,
      }));
    case 'recovery': {
      const dice = numbersIn(detail, 'dice');
      return [{ side: sideOf(unit), purpose: 'recovery', dice, unit, success: Number(detail['regained']) > 0 }];
    }
    case 'numbers-revealed':
      return ['dak', 'cw'].flatMap((side) => {
        const rolled = Number(partIn(detail, side)['rolled']);
        return rolled > 0 ? [{ side, purpose: 'activation', dice: [rolled], unit: null, success: null }] : [];
      });
    default:
      return [];
  }
}

/** Whether dice were thrown for an event. */
export const hasDice = (event: LogEvent): boolean =>
  event.type === 'attack' || event.type === 'ranged-in' || event.type === 'recovery';

export interface Luck {
  /** How often each face came up, ones first. */
  readonly faces: readonly number[];
  readonly count: number;
  readonly mean: number;
  readonly attacks: number;
  readonly hits: number;
}

export function luckOf(throws: readonly Throw[], side: string): Luck {
  const faces = [0, 0, 0, 0, 0, 0];
  let attacks = 0;
  let hits = 0;
  for (const one of throws) {
    if (one.side !== side) continue;
    for (const die of one.dice) faces[die - 1]++;
    if (one.dice.length !== 2 || one.purpose === 'recovery') continue;
    attacks++;
    if (one.success) hits++;
  }
  const count = faces.reduce((sum, many) => sum + many, 0);
  const total = faces.reduce((sum, many, index) => sum + many * (index + 1), 0);
  return { faces, count, mean: count === 0 ? 0 : total / count, attacks, hits };
}
