import type { State } from '../../state.js';
import { antitankTable, columnOf, resultOf } from './odds.js';

/** 10 Antitank fire: the result of one fire. */

/** 10C3, ruling 20: strength points lost; 0 is a miss. Fire in quarters, defence in halves. */
export function antitankResult(state: State, fire: number, defence: number, die: number): number {
  const table = antitankTable(state);
  return Math.max(0, resultOf(table, columnOf(table, fire, defence), die));
}
