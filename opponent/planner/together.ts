import type { PackedState } from '@impulse/engine';
import type { Conclusion, Deliberation, Patience, Rehearsal } from './deliberation.js';
import type { Outcome, Trial } from './search.js';

/** Another thread that makes trials; it knows the battle and the opponent. */
export interface Helper {
  /** The position that the trials are made from, until the next one. */
  begin(root: PackedState, seed: number): void;
  make(trials: readonly Trial[]): Promise<readonly Outcome[]>;
}

/**
 * Searches in this thread and others, to the end or as long as there is `patience`. To the end it comes to the same, however
 * many help.
 */
export async function searchTogether(
  { search }: Deliberation,
  own: Rehearsal,
  helpers: readonly Helper[],
  patience: Patience = () => true,
): Promise<Conclusion> {
  let step = search.next([]);
  while (!step.done) {
    const { trials, best, done, budget } = step.value;
    if (!(await patience({ done, budget }))) return { attempt: best, cutShort: { done, budget } };
    const [kept, ...handedOut] = deal(trials, helpers.length + 1);
    const others = helpers.map(async (helper, index) => {
      const share = handedOut[index];
      // Whoever fails is stood in for.
      return share.length === 0 ? [] : await helper.make(share).catch(() => own(share));
    });
    const shares = [own(kept), ...(await Promise.all(others))];
    step = search.next(inOrder(trials, shares));
  }
  return step.value;
}

/** Every sample has a thread of its own, which knows what came of it under other plans. */
const handOf = ({ sample }: Trial, hands: number): number => sample % hands;

const deal = (trials: readonly Trial[], hands: number): (readonly Trial[])[] =>
  Array.from({ length: hands }, (_, hand) => trials.filter((trial) => handOf(trial, hands) === hand));

/** What each thread found for its share, in the order of the trials. */
function inOrder(trials: readonly Trial[], shares: readonly (readonly Outcome[])[]): Outcome[] {
  const next = shares.map(() => 0);
  return trials.map((trial) => {
    const hand = handOf(trial, shares.length);
    return shares[hand][next[hand]++];
  });
}
