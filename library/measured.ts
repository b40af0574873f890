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
    veteran: { won: 34, battles: 40 },
    expert: { won: 706, battles: 800 },
  },
  'white-death': {
    random: { won: 0, battles: 20 },
    recruit: { won: 17, battles: 124 },
    greedy: { won: 30, battles: 124 },
    veteran: { won: 23, battles: 30 },
    expert: { won: 119, battles: 150 },
  },
};
