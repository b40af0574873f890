import { whiteDeath } from '@impulse/white-death';
import type { Action } from '@impulse/white-death/actions/actions.js';
import { greedy, script } from '@impulse/white-death/opponent/index.js';
import type { State } from '@impulse/white-death/state.js';
import { type Opponents, opponentsOf } from '../opponents.js';

export const opponents: Opponents<State, Action> = opponentsOf(whiteDeath, {
  levels: [greedy, script],
  rivals: [],
  usual: 'script',
  quick: 'script',
});
