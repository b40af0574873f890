import { KIND, type Order, standingNames, standingValues } from './actions.js';
import { headHex, headKind, headUnit, headValue } from './packing.js';
import { fillBarrage } from '../rules/barrage/barrage.js';
import { unpackVariant } from '../rules/fire/variants.js';
import { reachOfMove, unpackMove } from '../rules/movement/movement.js';
import type { Reach } from '../rules/movement/reach.js';
import { unpackRail } from '../rules/movement/rail.js';
import { reachOfEntry, unpackEntry } from '../rules/forces/reinforcements.js';
import { unpackStack } from '../rules/stacking/stacking.js';
import type { State } from '../state.js';

/** What a unit that may move or enter can reach. */
export const reachOf = (state: State, unit: number): Reach =>
  state.hexOf[unit] >= 0 ? reachOfMove(state, unit) : reachOfEntry(state, unit);

/**
 * A packed action in full; the state supplies what is not packed: paths, stacks, guns. Of a move or an entry `reach` is
 * what its unit can reach, where that is known already. False when the words say nothing in this state.
 */
export function unpack(state: State, head: number, tail: number, order: Order, reach: Reach | null = null): boolean {
  const kind = headKind(head);
  switch (kind) {
    case KIND.move:
      return unpackMove(state, head, tail, order, reach);
    case KIND.enter:
      return unpackEntry(state, head, tail, order, reach);
    case KIND.rail:
      return unpackRail(state, head, tail, order);
    case KIND.stack:
      return unpackStack(state, headUnit(head), headHex(head), order);
    case KIND.defend:
    case KIND.fire:
      return unpackVariant(state, head, tail, order);
    default:
  }
  order.reset(kind);
  order.unit = headUnit(head);
  order.hex = headHex(head);
  order.value = headValue(head);
  switch (kind) {
    case KIND.barrage:
      fillBarrage(state, order, tail);
      return true;
    case KIND.refit:
      order.formation = tail;
      return isIndex(tail, state.context.formations);
    case KIND.reassign:
      order.area = tail;
      return isIndex(tail, state.context.data.entries);
    case KIND.orders:
      return unpackStanding(tail, order);
    default:
      return true;
  }
}

const isIndex = (number: number, list: readonly unknown[]): boolean => number >= 0 && number < list.length;

/** The tail tells which of the standing orders is given. */
function unpackStanding(tail: number, order: Order): boolean {
  if (!isIndex(tail, standingNames)) return false;
  const name = standingNames[tail];
  order.standing[tail] = order.value;
  order.value = 0;
  return name === 'reserve' || isIndex(order.standing[tail], standingValues[name]);
}
