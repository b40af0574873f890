import { makeRandom, type Repertoire } from '@impulse/engine';
import { type Found, type Search, searchPlans } from './search.js';

/** The search for a plan for an impulse, among those that a battle's repertoire knows. */
export function planSearch<S>(
  repertoire: Repertoire<S>,
  side: number,
  state: S,
  seed: number,
  budget: number,
): Search<Found> {
  const variety = makeRandom([seed, 4, 0, 0]);
  return searchPlans(
    repertoire.stances(state, side),
    (plan) => repertoire.vary(state, side, plan, variety),
    variety,
    budget,
    repertoire.judging,
  );
}
