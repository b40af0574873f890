import type { BattleId } from './battles.js';
import type { LevelId } from './levels.js';

/** Battles that a level has won against the script, whichever versions of both played (docs/strength.md). */
export interface MeasuredStrength {
  readonly won: number;
  readonly battles: number;
}

/** Those that have played enough to say anything. */
export const measured: Readonly<Record<BattleId, Readonly<Partial<Record<LevelId, MeasuredStrength>>>>> = {
  totensonntag: {
    random: { won: 0, battles: 20 },
    recruit: { won: 3, battles: 60 },
    greedy: { won: 11, battles: 40 },
    veteran: { won: 8, battles: 12 },
    expert: { won: 725, battles: 840 },
  },
  'white-death': {
    random: { won: 0, battles: 20 },
    recruit: { won: 17, battles: 124 },
    greedy: { won: 30, battles: 124 },
    veteran: { won: 30, battles: 42 },
    expert: { won: 68, battles: 86 },
  },
};
