import type { Outcome, Turn } from '../game.js';
import { bad, good, type Result } from '../reading/result.js';

/**
 * What a battle may cost. Restacking, standing orders and the like can be repeated without end; no honest battle comes
 * near these bounds, and a record beyond them is not replayed.
 */

/** Twice what a campaign of White Death takes at random. */
export const mostEvents = 40_000;
/** Actions in a row that drew no die and left the question as it was: four times what such a campaign has in a step. */
export const mostQuiet = 2_000;
/** Every action that can be taken back keeps a state. */
export const deepestUndo = 1_000;

/** What is asked of whom; while it stays the same and no die falls, a battle stands still. */
export const questionOf = (turn: Turn | Outcome): string => (turn.over ? '' : `${turn.side} ${turn.step}`);

/** The number of quiet actions in a row once another one has been played. */
export function quietAfter(quiet: number, dice: number, wasAsked: string, isAsked: string): Result<number> {
  if (dice > 0 || wasAsked !== isAsked) return good(0);
  if (quiet < mostQuiet) return good(quiet + 1);
  return bad('too-quiet', '', `A step has at most ${mostQuiet} actions in a row without a die; this one must end now.`);
}
