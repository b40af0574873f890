import { whiteDeath } from '@impulse/white-death';
import type { Action } from '@impulse/white-death/actions/actions.js';
import type { PolicyMaker } from '@impulse/engine';
import { greedy, script } from '@impulse/white-death/opponent/index.js';
import type { State } from '@impulse/white-death/state.js';
import { type Opponents, opponentsOf } from '../opponents.js';

/** These two still keep what they remember in their modules. */
const makerOf = (policy: typeof script): PolicyMaker<State> => ({
  id: policy.id,
  make: () => ({
    choose(state, random, into) {
      policy.choose(state, random, into);
      return { motives: () => policy.motives(state) };
    },
    chooseNext(state, random, into) {
      policy.chooseNext(state, random, into);
      return { motives: () => policy.motives(state) };
    },
    alternatives: () => [],
  }),
});

export const opponents: Opponents<State, Action> = opponentsOf(whiteDeath, [makerOf(greedy), makerOf(script)]);
