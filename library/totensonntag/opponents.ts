import { totensonntag } from '@impulse/totensonntag';
import type { Action } from '@impulse/totensonntag/actions/actions.js';
import { greedy, script } from '@impulse/totensonntag/opponent/index.js';
import type { State } from '@impulse/totensonntag/state.js';
import { type Opponents, opponentsOf } from '../opponents.js';

export const opponents: Opponents<State, Action> = opponentsOf(totensonntag, [greedy, script]);
