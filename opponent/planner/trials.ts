import type { Cells, Policy, PublicAction } from '@impulse/engine';
import type { Found, Round, Trial } from './search.js';
import type { Attempt, Simulation } from './simulation.js';

/** Makes trials and answers with their scores in order. */
export function makeTrials<S extends Cells, A extends PublicAction>(
  simulation: Simulation<S, A>,
  trials: readonly Trial[],
): number[] {
  let last: { readonly attempt: Attempt; readonly follower: Policy<S> } | null = null;
  return trials.map(({ attempt, sample }) => {
    if (last?.attempt !== attempt) last = { attempt, follower: simulation.follower(attempt) };
    return simulation.score(attempt, last.follower, sample);
  });
}

/** Searches to the end in this thread. */
export function searchHere<S extends Cells, A extends PublicAction>(
  search: Generator<Round, Found, readonly number[]>,
  simulation: Simulation<S, A>,
): Found {
  let step = search.next([]);
  while (!step.done) step = search.next(makeTrials(simulation, step.value.trials));
  return step.value;
}
