import type { Draft, Drafting, Refusal } from '@impulse/engine';
import type { Action, ActionType } from '../actions/actions.js';
import { drafts } from '../aids/drafts/index.js';
import { whiteDeath } from '../game.js';
import { ASSAULTED, type State, TARGET } from '../state.js';
import { hexOf, setting, type Setting, unitOf } from './setting.js';

/** Actions under construction, for tests. */

export const draftingOf = (type: ActionType): Drafting<State, Action> => {
  const drafting = drafts[type];
  if (!drafting) throw new Error(`Nobody drafts ${type}`);
  return drafting;
};

/** What the rules say to a draft. */
export const answerTo = (state: State, seat: string, draft: Draft): Refusal | null => {
  const action = draftingOf(draft.type as ActionType).action(state, seat, draft);
  return action ? whiteDeath.refuse(state, seat, action) : { rule: '', reason: 'no action' };
};

/** 18G and 22G assault 3031, which has two units; a gun of their division is in range. */
export function assaulted(step: 'defence' | 'assault', more: Setting['units'] = {}): State {
  const state = setting({
    step,
    units: {
      '9grd-18g': '3030',
      '9grd-22g': '3131',
      '9grd-art': { at: '3029', deployed: true },
      '291id-i-504': '3031',
      '291id-ii-504': '3031',
      ...more,
    },
  });
  for (const id of ['9grd-18g', '9grd-22g']) {
    state.target[unitOf(state, id)] = hexOf('3031');
    state.flags[unitOf(state, id)] |= ASSAULTED;
  }
  state.marks[hexOf('3031')] |= TARGET;
  state.paid[0] = 1;
  return state;
}
