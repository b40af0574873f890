import type { BattleRecord } from './notation.js';

/**
 * Where a battle comes from. Its dice and states can be recomputed, but nothing vouches for a position that somebody
 * wrote down, nor for data other than those of this program.
 */
export interface Origin {
  readonly begins: 'scenario' | 'position';
  readonly data: 'built-in' | 'own';
}

export const originOf = ({ position, data }: Pick<BattleRecord, 'position' | 'data'>): Origin => ({
  begins: position === undefined ? 'scenario' : 'position',
  data: data === undefined ? 'built-in' : 'own',
});
