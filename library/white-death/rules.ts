import { whiteDeath } from '@impulse/white-death';
import type { Action } from '@impulse/white-death/actions/actions.js';
import { aids } from '@impulse/white-death/aids/index.js';
import type { State } from '@impulse/white-death/state.js';
import type { BattleRules } from '../loaded-battle.js';

export const whiteDeathRules: BattleRules<State, Action> = { game: whiteDeath, aids };
