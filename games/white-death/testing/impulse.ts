import { ActionCodes, keyedDice, makeRandom } from '@impulse/engine';
import type { Action } from '../actions/actions.js';
import { whiteDeath } from '../game.js';
import { type State, STEP } from '../state.js';
import { setting, type Setting } from './setting.js';
import { script } from '../opponent/script.js';

/** Plays settings with the script, for tests. */

/** What the script chooses in a state. */
export function choice(state: State): Action {
  const codes = new ActionCodes();
  script.choose(state, makeRandom('impulse'), codes);
  return whiteDeath.codes.action(state, codes, 0);
}

/** Everything the script does with a setting until the other side decides, by type and unit. */
export function impulse(given: Setting): Action[] {
  return movement(setting(given));
}

export function movement(state: State): Action[] {
  const { deciding: side } = state;
  const dice = keyedDice(1);
  const codes = new ActionCodes();
  const actions: Action[] = [];
  for (let event = 0; state.deciding === side && state.step === STEP.movement && event < 100; event++) {
    script.choose(state, makeRandom('impulse'), codes);
    actions.push(whiteDeath.codes.action(state, codes, 0));
    dice.begin(event);
    whiteDeath.codes.play(state, codes, 0, dice, null);
  }
  return actions;
}
