import type { ShownTo } from '@impulse/engine';
import type { Action } from '../actions/actions.js';
import { CW, DAK } from '../context.js';
import { mayChoose } from '../rules/turn/activation-numbers.js';
import { type State, STEP } from '../state.js';

/**
 * What a side learns by an action, whether dice fall or not: that depends on what could not be seen before. 2.1: when the
 * second side chooses its number, whether the first has chosen too or rolls is told. 7.7: as it ends the planning, all
 * errands are, and fighters that meet roll.
 */
export function discloses(state: State, action: Action): ShownTo | null {
  if (state.deciding !== CW) return null;
  const endsChoice = action.type === 'choose-an' && mayChoose(state, DAK);
  const endsPlanning = action.type === 'done' && state.step === STEP['air-plan'];
  return endsChoice || endsPlanning ? 'actor' : null;
}
