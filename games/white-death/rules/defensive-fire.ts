import type { ActionCodes, Dice, Log } from '@impulse/engine';
import { KIND, type Order } from '../actions.js';
import type { Reason } from '../reasons.js';
import { DEFENDED, type State, SUPPORTED, TARGET } from '../state.js';
import { checkFireOrder, planFire } from './fire-orders.js';
import { logFire } from './fire-events.js';
import { listVariants, unpackVariant } from './fire-variants.js';
import { resolveFire } from './resolve-fire.js';
import { payForIntensity } from './support.js';

/** 5.4 Defensive fire: everything in a hex under assault fires at those who assault it. */

export function checkDefend(state: State, order: Order): Reason | null {
  const marks = state.marks[order.hex]!;
  if ((marks & TARGET) === 0) return 'not-under-assault';
  if (marks & DEFENDED) return 'fire-done';
  return checkFireOrder(state, order, true);
}

export function playDefend(state: State, order: Order, dice: Dice, log: Log | null): void {
  if (order.value === 1) payForIntensity(state, order, log);
  const plan = planFire(state, order, true);
  for (let i = 0; i < order.count; i++) state.flags[order.units[i]!]! |= SUPPORTED;
  state.marks[order.hex]! |= DEFENDED;
  if (log) logFire(state, order, plan, log);
  resolveFire(state, plan, dice, log);
}

/** Default fire with no support, all support at low and at high intensity, under each headquarters. */
export function listDefences(state: State, into: ActionCodes): void {
  const { marks } = state;
  for (let hex = 0; hex < marks.length; hex++) {
    if ((marks[hex]! & (TARGET | DEFENDED)) === TARGET) listVariants(state, KIND.defend, hex, into);
  }
}

/** The order of a listed fire. */
export const unpackDefend = unpackVariant;
