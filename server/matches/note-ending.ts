import { forgetDuty } from '../duties/owed.js';
import type { Moment } from '../rules/messages.js';
import type { LiveMatch } from './live-match.js';
import type { MatchServices } from './match-services.js';
import { changedMeanwhile } from './problems.js';
import { verdictOf } from './verdict.js';

/** Others may have ended matches of the same players, or of the same scenario, at the same moment. */
const mostTries = 20;

/** Keeps that a battle is over, with its result and what it means for ratings: all of it at once, and once. */
export async function noteEnding(
  live: LiveMatch,
  { isOver, ended }: Moment,
  { ratings, store }: Pick<MatchServices, 'ratings' | 'store'>,
): Promise<void> {
  for (let tries = 0; tries < mostTries && isOver !== live.kept.isOver; tries++) {
    const noted = await live.change(
      (kept) => {
        // Another process may have noted it.
        if (isOver === kept.isOver) return changedMeanwhile;
        return { kept: { ...kept, isOver, result: ended && verdictOf(ended, kept) }, result: null };
      },
      undefined,
      async (kept) => {
        const settled = await ratings.settle(kept);
        return { ...settled, rows: [...settled.rows, forgetDuty(await store.tables(), kept.id)] };
      },
    );
    if (noted.ok) return;
  }
}
