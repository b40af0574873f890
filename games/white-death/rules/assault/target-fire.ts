import type { ActionCodes, Dice, Log } from '@impulse/engine';
import type { Order } from '../../actions/actions.js';
import type { Reason } from '../../reasons.js';
import { NONE, type State, SUPPORTED, TARGET } from '../../state.js';
import type { Fault } from '../fault.js';
import { logFire } from '../fire/events.js';
import { checkFireOrder, planFire } from '../fire/orders.js';
import { listVariants } from '../fire/variants.js';
import { resolveFire } from '../fire/resolve.js';
import { nextTarget } from './targets.js';

/** 5.4, 5.5: each hex under assault fires once, and is fired at once; it then bears the `mark` of that. */

export function checkTargetFire(state: State, order: Order, mark: number, fault: Fault | null): Reason | null {
  const marks = state.marks[order.hex];
  if ((marks & TARGET) === 0) return 'not-under-assault';
  if (marks & mark) return 'fire-done';
  return checkFireOrder(state, order, fault);
}

/** Resolved at once (ruling 50). */
export function playTargetFire(state: State, order: Order, mark: number, dice: Dice, log: Log | null): void {
  const plan = planFire(state, order);
  for (let i = 0; i < order.count; i++) state.flags[order.units[i]] |= SUPPORTED;
  state.marks[order.hex] |= mark;
  if (log) logFire(state, order, plan, log);
  resolveFire(state, plan, dice, log);
}

/** Orders of this kind for every hex that lacks the mark: default fire, with and without support, under each headquarters. */
export function listTargetFires(state: State, kind: number, mark: number, into: ActionCodes): void {
  for (let hex = nextTarget(state, mark); hex !== NONE; hex = nextTarget(state, mark, hex + 1)) {
    listVariants(state, kind, hex, into);
  }
}
