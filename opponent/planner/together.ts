import type { PackedState } from '@impulse/engine';
import type { Conclusion, Deliberation, Patience, Rehearsal } from './deliberation.js';
import type { Outcome, Trial } from './search.js';

/** Another thread that makes trials; it knows the battle and the opponent. */
export interface Helper {
  /** The position that the trials are made from, until the next one. */
  begin(root: PackedState, seed: number): void;
  make(trials: readonly Trial[]): Promise<readonly Outcome[]>;
}

/** Whoever makes a share of the trials. */
export type Hand = (trials: readonly Trial[]) => readonly Outcome[] | Promise<readonly Outcome[]>;

/** A helper as a hand; if it fails, this thread makes its share. */
export const handOf =
  (helper: Helper, own: Rehearsal): Hand =>
  (trials) =>
    helper.make(trials).catch(() => own(trials));

/** Trials that a hand makes before whoever waits is asked again: some are long. */
const mostInARow = 12;

/**
 * Searches with the hands that there are, to the end or as long as there is `patience`. To the end it comes to the same,
 * however many there are.
 */
export async function searchTogether(
  { search }: Deliberation,
  hands: () => readonly Hand[],
  patience: Patience = () => true,
): Promise<Conclusion> {
  let step = search.next([]);
  while (!step.done) {
    const { trials, best, done, budget } = step.value;
    const outcomes: Outcome[] = [];
    while (outcomes.length < trials.length) {
      if (!(await patience({ done, budget }))) return { attempt: best, cutShort: { done, budget } };
      const present = hands();
      const next = trials.slice(outcomes.length, outcomes.length + mostInARow * present.length);
      outcomes.push(...(await makeTogether(next, present)));
    }
    step = search.next(outcomes);
  }
  return step.value;
}

/** Others begin before the first hand, which may be this thread and busy from then on. */
async function makeTogether(trials: readonly Trial[], hands: readonly Hand[]): Promise<Outcome[]> {
  const dealt = deal(trials, hands.length);
  const make = (hand: Hand, index: number) => (dealt[index].length === 0 ? [] : hand(dealt[index]));
  const others = hands.slice(1).map((hand, index) => make(hand, index + 1));
  const first = make(hands[0], 0);
  return inOrder(trials, await Promise.all([first, ...others]));
}

/** Every sample has a thread of its own, which knows what came of it under other plans. */
const threadOf = ({ sample }: Trial, hands: number): number => sample % hands;

const deal = (trials: readonly Trial[], hands: number): (readonly Trial[])[] =>
  Array.from({ length: hands }, (_, hand) => trials.filter((trial) => threadOf(trial, hands) === hand));

/** What each thread found for its share, in the order of the trials. */
function inOrder(trials: readonly Trial[], shares: readonly (readonly Outcome[])[]): Outcome[] {
  const next = shares.map(() => 0);
  return trials.map((trial) => {
    const hand = threadOf(trial, shares.length);
    return shares[hand][next[hand]++];
  });
}
