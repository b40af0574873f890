import type { PackedState } from '@impulse/engine';
import type { Conclusion, Deliberation, Rehearsal } from './deliberation.js';
import type { Trial } from './search.js';

/** Another thread that makes trials; it knows the battle and the opponent. */
export interface Helper {
  /** The position that the trials are made from, until the next one. */
  begin(root: PackedState, seed: number): void;
  make(trials: readonly Trial[]): Promise<readonly number[]>;
}

/** Searches to the end in this thread and others. It comes to the same, however many help. */
export async function searchTogether(
  { search }: Deliberation,
  own: Rehearsal,
  helpers: readonly Helper[],
): Promise<Conclusion> {
  let step = search.next([]);
  while (!step.done) {
    const [kept, ...handedOut] = deal(step.value.trials, helpers.length + 1);
    const others = helpers.map(async (helper, index) => {
      const share = handedOut[index];
      // Whoever fails is stood in for.
      return share.length === 0 ? [] : await helper.make(share).catch(() => own(share));
    });
    const made = own(kept);
    step = search.next([...made, ...(await Promise.all(others)).flat()]);
  }
  return step.value;
}

/** In one piece for each, so that trials of the same attempt stay together. */
function deal(trials: readonly Trial[], hands: number): (readonly Trial[])[] {
  const share = Math.ceil(trials.length / hands);
  return Array.from({ length: hands }, (_, hand) => trials.slice(hand * share, (hand + 1) * share));
}
