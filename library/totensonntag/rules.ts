import { totensonntag } from '@impulse/totensonntag';
import type { Action } from '@impulse/totensonntag/actions/actions.js';
import { aids } from '@impulse/totensonntag/aids/index.js';
import type { State } from '@impulse/totensonntag/state.js';
import type { BattleRules } from '../loaded-battle.js';

export const totensonntagRules: BattleRules<State, Action> = { game: totensonntag, aids };
