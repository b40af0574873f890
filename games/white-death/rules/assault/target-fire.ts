import type { ActionCodes, Dice, Log } from '@impulse/engine';
import { KIND, type Order } from '../../actions/actions.js';
import type { Reason } from '../../reasons.js';
import { DEFENDED, type RESOLVED, type State, SUPPORTED, TARGET } from '../../state.js';
import type { Fault } from '../fault.js';
import { logFire } from '../fire/events.js';
import { checkFireOrder, planFire } from '../fire/orders.js';
import { listVariants } from '../fire/variants.js';
import { resolveFire } from '../fire/resolve.js';

/** 5.4, 5.5: each hex under assault fires once, and is fired at once; the mark of that tells which fire is meant. */
type Done = typeof DEFENDED | typeof RESOLVED;

export function checkTargetFire(state: State, order: Order, done: Done, fault: Fault | null): Reason | null {
  const marks = state.marks[order.hex];
  if ((marks & TARGET) === 0) return 'not-under-assault';
  if (marks & done) return 'fire-done';
  return checkFireOrder(state, order, done === DEFENDED, fault);
}

/** Resolved at once (ruling 50). */
export function playTargetFire(state: State, order: Order, done: Done, dice: Dice, log: Log | null): void {
  const plan = planFire(state, order, done === DEFENDED);
  for (let i = 0; i < order.count; i++) state.flags[order.units[i]] |= SUPPORTED;
  state.marks[order.hex] |= done;
  if (log) logFire(state, order, plan, log);
  resolveFire(state, plan, dice, log);
}

/** Default fire at every hex that is left, with and without support, under each headquarters. */
export function listTargetFires(state: State, done: Done, into: ActionCodes): void {
  const { marks } = state;
  const kind = done === DEFENDED ? KIND.defend : KIND.fire;
  for (let hex = 0; hex < marks.length; hex++) {
    if ((marks[hex] & (TARGET | done)) === TARGET) listVariants(state, kind, hex, into);
  }
}
