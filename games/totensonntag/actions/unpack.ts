import { grid, unitCount } from '../context.js';
import { checkActs, TO_MOVE } from '../rules/turn/activations.js';
import { findReach, movementPoints, type Reach } from '../rules/movement/movement.js';
import { NONE, type State, stackOf, STEP } from '../state.js';
import {
  byEnd,
  headHex,
  headKind,
  headOther,
  headUnit,
  KIND,
  mostSteps,
  noUnit,
  type Order,
  tailCount,
  tailOverrun,
  tailSteps,
  tailUnit,
} from './actions.js';

/** From the packed form to an order. False when the words say nothing in this state. */

/**
 * Unpacks an action in full; the state supplies where a path starts and which units are in a stack. Of a move `searched`
 * is what its unit can reach, where that is known already.
 */
export function unpack(state: State, head: number, tail: number, order: Order, searched: Reach | null = null): boolean {
  if (!unpackEnd(state, head, tail, order)) return false;
  if (order.kind !== KIND.move || tailSteps(tail) !== byEnd) return true;
  const { unit } = order;
  const end = order.path[0];
  if (!searched && !mayMove(state, unit)) return false;
  const { left, path, steps, freeLeft, freePath, freeSteps } = searched ?? reachOf(state, unit);
  const overruns = order.overrun !== NONE;
  if ((overruns ? freeLeft : left)[end] < 0) return false;
  order.steps = 0;
  const from = state.hexOf[unit];
  if (overruns) unpackSteps(from, freePath[end], freeSteps[end], order);
  else unpackSteps(from, path[end], steps[end], order);
  return true;
}

/** What a unit on the map that may move can reach. */
export const reachOf = (state: State, unit: number): Reach => findReach(state, unit, movementPoints(state, unit));

const mayMove = (state: State, unit: number): boolean =>
  state.step === STEP.impulse && checkActs(state, unit, TO_MOVE) === null;

/** The same for callers that do not need the way: the path of a listed move has only its last hex. */
export function unpackEnd(state: State, head: number, tail: number, order: Order): boolean {
  const kind = headKind(head);
  order.reset(kind);
  const unit = headUnit(head);
  const other = headOther(head);
  order.unit = unit === noUnit ? NONE : unit;
  order.other = other === noUnit ? NONE : other;
  const hex = headHex(head);
  order.hex = hex === 511 ? NONE : hex;
  switch (kind) {
    case KIND['choose-an']:
    case KIND['adjust-an']:
      order.value = tail;
      return true;
    case KIND.move:
      return unpackPath(tailSteps(tail) === byEnd ? hex : state.hexOf[unit], tail, order);
    case KIND.exit:
      return unpackPath(state.hexOf[unit], tail, order);
    case KIND.enter:
      order.path[order.steps++] = hex;
      return unpackPath(hex, tail, order);
    case KIND.stack:
      return unpackStack(state, tail, order);
    default:
      return true;
  }
}

/** Adds `steps` steps in these directions to the path of an order, and returns where it ends: NONE off the map. */
export function unpackSteps(start: number, directions: number, steps: number, order: Order): number {
  let at = start;
  for (let i = 0; i < steps && at >= 0; i++) {
    at = grid.neighbours[at * 6 + ((directions >> (3 * i)) & 7)];
    order.path[order.steps++] = at;
  }
  return at;
}

/** From `start`, which is already the end when the head names that. */
function unpackPath(start: number, tail: number, order: Order): boolean {
  const steps = tailSteps(tail);
  let end = start;
  if (steps === byEnd) order.path[order.steps++] = end;
  else if (steps >= 0 && steps <= mostSteps) end = unpackSteps(start, tail, steps, order);
  else return false;
  order.hex = NONE;
  if (!(end >= 0)) return false;
  const overrun = tailOverrun(tail);
  if (overrun === 0) return true;
  order.overrun = grid.neighbours[end * 6 + overrun - 1];
  return overrun <= 6 && order.overrun !== NONE;
}

/** Larger stacks are listed only by the unit that comes to the top; every other order is accepted when asked for. */
function unpackStack(state: State, tail: number, order: Order): boolean {
  const count = tailCount(tail);
  if (count === 0) {
    order.stack[order.count++] = order.other;
    for (const unit of stackOf(state, order.hex)) if (unit !== order.other) order.stack[order.count++] = unit;
    order.other = NONE;
    return order.stack[0] !== NONE;
  }
  if (count < 0 || count > 3) return false;
  for (let i = 0; i < count; i++) {
    const unit = tailUnit(tail, i);
    if (unit >= unitCount) return false;
    order.stack[order.count++] = unit;
  }
  return true;
}
