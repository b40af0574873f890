import type { ActionCodes, Dice, Log } from '@impulse/engine';
import { KIND, type Order } from '../../actions/actions.js';
import type { Reason } from '../../reasons.js';
import { DEFENDED, type State } from '../../state.js';
import { payForIntensity } from '../barrage/support.js';
import type { Fault } from '../fault.js';
import { checkTargetFire, listTargetFires, playTargetFire } from './target-fire.js';

/** 5.4 Defensive fire: everything in a hex under assault fires at those who assault it. */

export const checkDefend = (state: State, order: Order, fault: Fault | null = null): Reason | null =>
  checkTargetFire(state, order, DEFENDED, fault);

export function playDefend(state: State, order: Order, dice: Dice, log: Log | null): void {
  payForIntensity(state, order, log);
  playTargetFire(state, order, DEFENDED, dice, log);
}

/** Without support, with all support at low and at high intensity. */
export const listDefences = (state: State, into: ActionCodes): void =>
  listTargetFires(state, KIND.defend, DEFENDED, into);
