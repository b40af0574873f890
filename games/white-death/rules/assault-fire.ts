import type { ActionCodes, Dice, Log } from '@impulse/engine';
import { KIND, type Order } from '../actions.js';
import type { Reason } from '../reasons.js';
import { RESOLVED, type State, SUPPORTED, TARGET } from '../state.js';
import { logFire } from './fire-events.js';
import { checkFireOrder, planFire } from './fire-orders.js';
import { listVariants, unpackVariant } from './fire-variants.js';
import { resolveFire } from './resolve-fire.js';

/** 5.5 Assault: those who assault a hex, and have not been kept from it, fire at everything in it. */

export function checkFire(state: State, order: Order): Reason | null {
  const marks = state.marks[order.hex]!;
  if ((marks & TARGET) === 0) return 'not-under-assault';
  if (marks & RESOLVED) return 'fire-done';
  return checkFireOrder(state, order, false);
}

/** Resolved at once (ruling 50). Whether the hex has been emptied is for the sequence to see. */
export function playFire(state: State, order: Order, dice: Dice, log: Log | null): void {
  const plan = planFire(state, order, false);
  for (let i = 0; i < order.count; i++) state.flags[order.units[i]!]! |= SUPPORTED;
  state.marks[order.hex]! |= RESOLVED;
  if (log) logFire(state, order, plan, log);
  resolveFire(state, plan, dice, log);
}

/** Default fire without support and with all there is, under each headquarters. */
export function listFires(state: State, into: ActionCodes): void {
  const { marks } = state;
  for (let hex = 0; hex < marks.length; hex++) {
    if ((marks[hex]! & (TARGET | RESOLVED)) === TARGET) listVariants(state, KIND.fire, hex, into);
  }
}

/** The order of a listed fire. */
export const unpackFire = unpackVariant;
