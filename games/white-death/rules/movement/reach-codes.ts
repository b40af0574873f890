import type { Order } from '../../actions/actions.js';
import { hexCount } from '../../context.js';
import { NONE } from '../../state.js';
import {
  isReached,
  nodeBank,
  nodeLayer,
  nodeOverIce,
  type Reach,
  reachedBy,
  reachedCost,
  wayMatters,
  writePath,
} from './reach.js';

/** The tail of a packed move: how the end was reached. */

/** Bits: layer 0-2, last direction 3-5 (7: none), cost in twelfths 6-12, whether the way there matters 13. */
const noDirection = 7;

export function nodeTail(reach: Reach, node: number): number {
  const direction = reachedBy(reach, node);
  const step = direction === NONE ? noDirection : direction;
  return nodeLayer(node) | (step << 3) | (reachedCost(reach, node) << 6) | (wayMatters(reach, node) ? 1 << 13 : 0);
}

/** Writes the path of a packed move or entry into its order; false when its end is not reached in this way. */
export function unpackPath(reach: Reach, hex: number, tail: number, order: Order): boolean {
  const node = nodeOf(hex, tail);
  if (!isTailOf(reach, node, tail)) return false;
  writePath(reach, node, order);
  return true;
}

/** Is this what the tail of a move to the node would be now? Not if the node is out of reach. */
const isTailOf = (reach: Reach, node: number, tail: number): boolean =>
  isReached(reach, node) && nodeTail(reach, node) === tail;

const nodeOf = (hex: number, tail: number): number => (tail & 7) * hexCount + hex;
export const tailBank = (tail: number): number => nodeBank((tail & 7) * hexCount);
export const tailOverIce = (tail: number): boolean => nodeOverIce((tail & 7) * hexCount);
export const tailDirection = (tail: number): number => {
  const direction = (tail >> 3) & 7;
  return direction === noDirection ? NONE : direction;
};
export const tailCost = (tail: number): number => (tail >> 6) & 127;
export const tailWayMatters = (tail: number): boolean => tail >> 13 !== 0;
