import type { LevelId } from './levels.js';
import type { BattleId } from './battles.js';
import type { Progress } from './opponents.js';

/** How long computers may think, and how a record tells that one has been cut short. */

/**
 * Seconds after which a computer plays the best that it has found, more than twice as many as it is meant to take. Those who
 * are not named answer at once.
 */
const limits: Readonly<Record<BattleId, Partial<Readonly<Record<LevelId, number>>>>> = {
  totensonntag: { veteran: 2, expert: 4, 'staff-college': 20 },
  'white-death': { veteran: 6, expert: 12 },
};

/** Actions of a person that a computer thinks ahead of: those that end an impulse. */
export const farthestAhead = 4;

const byBattle = new Map(Object.entries(limits));

/** Whether a thought that began now may go on, by a clock in milliseconds. */
export function patienceOf(battle: string, level: string, clock: () => number): () => boolean {
  const ofBattle: Readonly<Record<string, number>> | undefined = byBattle.get(battle);
  const end = clock() + 1000 * (ofBattle?.[level] ?? Infinity);
  return () => clock() < end;
}

/** The command by which a computer acts on a revision. It stands in the journal, so that everybody can read it there. */
export const computerCommand = (revision: number, cutShort: Progress | undefined): string =>
  cutShort
    ? `computer ${revision}, cut short at ${cutShort.done} of ${cutShort.budget} simulations`
    : `computer ${revision}`;
