import type { State } from '../../state.js';
import { columnOf, conventionalTable, resultOf } from './odds.js';

/** 9 Conventional combat: the result of one fire. */

/** 9C4: the number behind MC (0 for a plain MC), or NO_EFFECT. Fire in quarters, defence in halves. */
export function conventionalResult(state: State, fire: number, defence: number, die: number): number {
  const table = conventionalTable(state);
  return resultOf(table, columnOf(table, fire, defence), die);
}

/** 9C4, ruling 15: never more than half of what is left, rounded down, but always the last point. */
export const cappedLoss = (result: number, strength: number): number => Math.min(result, Math.max(1, strength >> 1));
