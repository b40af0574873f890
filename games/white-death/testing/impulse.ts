import { ActionCodes, keyedDice, makeRandom, type PolicySettings } from '@impulse/engine';
import type { Action } from '../actions/actions.js';
import { whiteDeath } from '../game.js';
import { type State, STEP } from '../state.js';
import { setting, type Setting } from './setting.js';
import { script } from '../opponent/script.js';

/** Plays settings with the script, for tests. */

/** What the script chooses in a state. */
export function choice(state: State): Action {
  const codes = new ActionCodes();
  script.make().choose(state, makeRandom('impulse'), codes);
  return whiteDeath.codes.action(state, codes, 0);
}

/** Everything the script does with a setting until the other side decides, by type and unit. */
export function impulse(given: Setting, settings?: PolicySettings): Action[] {
  return movement(setting(given), settings);
}

export function movement(state: State, settings?: PolicySettings): Action[] {
  const { deciding: side } = state;
  const policy = script.make(settings);
  const dice = keyedDice(1);
  const codes = new ActionCodes();
  const actions: Action[] = [];
  for (let event = 0; state.deciding === side && state.step === STEP.movement && event < 100; event++) {
    policy.choose(state, makeRandom('impulse'), codes);
    actions.push(whiteDeath.codes.action(state, codes, 0));
    dice.begin(event);
    whiteDeath.codes.play(state, codes, 0, dice, null);
  }
  return actions;
}
