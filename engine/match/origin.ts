import { lastCarry } from './journal.js';
import type { BattleRecord } from './notation.js';

/**
 * Where a battle comes from. Its dice and states can be recomputed, but nothing vouches for a position that somebody
 * wrote down, nor for data other than those of this program.
 */
export interface Origin {
  readonly begins: 'scenario' | 'position';
  readonly data: 'built-in' | 'own';
}

export const originOf = ({ position, data, journal }: Pick<BattleRecord, 'position' | 'data' | 'journal'>): Origin => ({
  begins: position === undefined && !lastCarry(journal).entry ? 'scenario' : 'position',
  data: data === undefined ? 'built-in' : 'own',
});
