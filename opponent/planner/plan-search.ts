import { type Judging, makeRandom, type Moods, type Repertoire } from '@impulse/engine';
import { type Found, type Search, searchPlans } from './search.js';

/** Whoever leaves a plan that he has begun needs a reason: others are judged more closely, and have to be better by half an error. */
export const doubtAboutOthers = 0.5;
const judgingOfOthers: Judging = { share: 0.3, finalists: 2, doubt: doubtAboutOthers };

/**
 * The search for a plan for an impulse, among those that a battle's repertoire knows; of an impulse under way with the
 * plan that is being carried out as the `present` one, which others have to beat.
 */
export function planSearch<S>(
  repertoire: Repertoire<S>,
  side: number,
  state: S,
  seed: number,
  budget: number,
  present?: Moods,
): Search<Found> {
  const variety = makeRandom([seed, 4, 0, 0]);
  const stances = repertoire.stances(state, side);
  return searchPlans(
    present ? [present, ...stances] : stances,
    (plan) => repertoire.vary(state, side, plan, variety),
    variety,
    budget,
    present ? judgingOfOthers : repertoire.judging,
  );
}
