import { type Cells, type Game, type PackedState, type Policy, type PublicAction, unpackState } from '@impulse/engine';
import { isDeliberate, type Rehearsal } from './deliberation.js';
import type { Outcome, Trial } from './search.js';

/** What a thread does that helps an opponent of the same battle to think. */
export interface Rehearsals {
  begin(root: PackedState, seed: number): void;
  make(trials: readonly Trial[]): Outcome[];
}

/** `like` is a state of the same battle, with the same data. */
export function rehearsalsOf<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  policy: Policy<S>,
  like: S,
): Rehearsals {
  let rehearsal: Rehearsal = () => {
    throw new Error('rehearsals: no position has been named');
  };
  return {
    begin(root, seed) {
      if (!isDeliberate(policy)) throw new RangeError('rehearsals: this opponent needs no trials');
      const state = unpackState(game, root, like);
      if (!state.ok) throw new RangeError(state.error.message);
      rehearsal = policy.rehearse(state.value, seed);
    },
    make: (trials) => rehearsal(trials),
  };
}
