import type { Cells, Policy, PublicAction } from '@impulse/engine';
import type { Rehearsal } from './deliberation.js';
import type { Outcome, Search, Trial } from './search.js';
import type { Attempt, Simulation } from './simulation.js';

/** Makes trials and answers with their outcomes in order. */
export function makeTrials<S extends Cells, A extends PublicAction>(
  simulation: Simulation<S, A>,
  trials: readonly Trial[],
): Outcome[] {
  let last: { readonly attempt: Attempt; readonly follower: Policy<S> } | null = null;
  return trials.map(({ attempt, sample }) => {
    if (last?.attempt !== attempt) last = { attempt, follower: simulation.follower(attempt) };
    return simulation.make(attempt, last.follower, sample);
  });
}

/** Searches to the end in this thread. */
export function searchHere<Result>(search: Search<Result>, rehearse: Rehearsal): Result {
  let step = search.next([]);
  while (!step.done) step = search.next(rehearse(step.value.trials));
  return step.value;
}
