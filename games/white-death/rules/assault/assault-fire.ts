import type { ActionCodes, Dice, Log } from '@impulse/engine';
import { KIND, type Order } from '../../actions/actions.js';
import type { Reason } from '../../reasons.js';
import { RESOLVED, type State } from '../../state.js';
import type { Fault } from '../fault.js';
import { checkTargetFire, listTargetFires, playTargetFire } from './target-fire.js';

/** 5.5 Assault: those who assault a hex, and have not been kept from it, fire at everything in it. */

export const checkFire = (state: State, order: Order, fault: Fault | null = null): Reason | null =>
  checkTargetFire(state, order, RESOLVED, fault);

/** Whether the hex has been emptied is for the sequence to see. */
export const playFire = (state: State, order: Order, dice: Dice, log: Log | null): void =>
  playTargetFire(state, order, RESOLVED, dice, log);

/** Without support and with all there is. */
export const listFires = (state: State, into: ActionCodes): void => listTargetFires(state, KIND.fire, RESOLVED, into);
