import type { BattleId } from '@impulse/library/battles.js';
import { battleLevels, type LevelId } from '@impulse/library/levels.js';
import type { ComputerSeat } from '../matches/kept-match.js';

/** A seat that a computer of the server takes. */
export const computerSeat = (side: string, level: string): ComputerSeat => ({
  side,
  name: level,
  key: null,
  kind: 'computer',
});

const quickLevels: readonly string[] = ['random', 'recruit', 'greedy', 'script'] satisfies readonly LevelId[];

/** All others may think for seconds. */
export const answersAtOnce = (level: string): boolean => quickLevels.includes(level);

/** Does the battle have such a computer? */
export const hasLevel = (game: BattleId, level: string): boolean => battleLevels[game].some((one) => one === level);
