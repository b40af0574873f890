import type { ActionCodes } from '@impulse/engine';
import { KIND, type Order } from './actions.js';
import { headHex, headKind, headUnit, headValue } from './packing.js';
import { fillBarrage } from '../rules/barrage/barrage.js';
import { unpackVariant } from '../rules/fire/variants.js';
import { unpackMove } from '../rules/movement/movement.js';
import { unpackRail } from '../rules/movement/rail.js';
import { unpackEntry } from '../rules/forces/reinforcements.js';
import { unpackStack } from '../rules/stacking/stacking.js';
import type { State } from '../state.js';

/**
 * One listed action in full; the state supplies what is not packed: paths, stacks, guns. To unpack several moves
 * or entries of one unit in one state, let all but the first use the `sameReach`.
 */
export function unpack(state: State, codes: ActionCodes, index: number, order: Order, sameReach = false): void {
  const head = codes.head(index);
  const tail = codes.tail(index);
  const kind = headKind(head);
  switch (kind) {
    case KIND.move:
      return unpackMove(state, head, tail, order, sameReach);
    case KIND.enter:
      return unpackEntry(state, head, tail, order, sameReach);
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
  if (kind === KIND.barrage) fillBarrage(state, order);
  if (kind === KIND.refit) order.formation = tail;
  if (kind === KIND.reassign) order.area = tail;
  if (kind === KIND.orders) {
    order.standing[tail] = order.value;
    order.value = 0;
  }
}
