import type { ActionCodes, Dice, Log } from '@impulse/engine';
import { KIND, Order } from '../../actions/actions.js';
import { unitCount } from '../../context.js';
import { headHex, headUnit, headValue, packHead } from '../../actions/packing.js';
import type { Reason } from '../../reasons.js';
import { inEnemyZone, NONE, type State } from '../../state.js';
import { blameHex, type Fault } from '../fault.js';
import { leaderOf } from './brandenburg.js';
import { checkMoves, pointsLeft } from './may-move.js';
import { findReach, isDominated, nodeHex, type Reach, writePath } from './reach.js';
import { isTailOf, nodeOf, nodeTail, tailWayMatters } from './reach-codes.js';
import { fitsWith, groupFits, groupMayLeave, mayLeave } from '../stacking/stacking.js';
import { isBrandenburg } from '../stacking/zones.js';
import { marchByTail } from './tail-march.js';
import { checkNamed, checkWay, march } from './together.js';
import { drawsFire, playTransit } from './transit.js';
import { followPath } from './walk.js';

/** 6 Movement: the action `move`, with what happens on the way (3A, 3B, 13, 21B). */

const movers = new Int16Array(unitCount + 1);

export function checkMove(state: State, order: Order, fault: Fault | null = null): Reason | null {
  const count = order.listMovers(movers);
  const idle = checkNamed(state, movers, count, checkMoves, fault);
  if (idle) return idle;
  return order.steps === 0 ? 'no-path' : checkDeparture(state, count, order, fault);
}

/** Ruling 65: they leave a legal stack and make one. */
function checkDeparture(state: State, count: number, order: Order, fault: Fault | null): Reason | null {
  if (!groupMayLeave(state, movers, count)) return blameHex(fault, 'breaks-stack', state.hexOf[movers[0]]);
  return checkWay(state, movers, count, order, fault);
}

export function playMove(state: State, order: Order, dice: Dice, log: Log | null): void {
  const named = order.listMovers(movers);
  // Ruling 62: nobody fires at AFVs that Brandenburgers lead.
  const going = leaderOf(state, movers, named) === NONE ? underFire(state, named, dice, log) : named;
  if (going === 0) return;
  // Ruling 110: those who were not stopped go on if they still may.
  if (going < named && checkDeparture(state, going, order, null)) return;
  march(state, movers, going, order, dice, log);
}

/** 3A: each AFV is fired at before anybody moves. Keeps those who may go on; returns how many they are. */
function underFire(state: State, count: number, dice: Dice, log: Log | null): number {
  let going = 0;
  for (let i = 0; i < count; i++) {
    const unit = movers[i];
    if (!drawsFire(state, unit) || playTransit(state, unit, dice, log)) movers[going++] = unit;
  }
  return going;
}

/**
 * `value` of a packed move: alone, or with everybody in the hex who can follow; not listed, and for opponents, is the one
 * with the other companies of the battalion.
 */
const ALONE = 0;
export const LEADING = 1;
export const WITH_BATTALION = 2;

export const reachOfMove = (state: State, unit: number): Reach => findReach(state, unit, pointsLeft(state, unit));

/** Every hex a unit can reach and stand in, by the cheapest path. */
export function listMoves(state: State, unit: number, into: ActionCodes): void {
  if (checkMoves(state, unit)) return;
  const alone = mayLeave(state, unit);
  const reach = reachOfMove(state, unit);
  for (let i = 0; i < reach.count && alone; i++) {
    const node = reach.nodes[i];
    const hex = nodeHex(node);
    if (isDominated(reach, node) || !fitsWith(state, unit, hex)) continue;
    into.push(packHead(KIND.move, unit, hex, ALONE), nodeTail(reach, node));
  }
  if (isBrandenburg(state, unit) && isStacked(state, unit)) listColumns(state, unit, reach, into);
}

const isStacked = (state: State, unit: number): boolean => {
  const top = state.top[state.hexOf[unit]];
  return top !== unit || state.below[top] !== NONE;
};

const scratch = new Order();

/** 21B: to lead others is worth something only into and out of enemy zones. */
function listColumns(state: State, unit: number, reach: Reach, into: ActionCodes): void {
  const side = state.context.side[unit];
  const fromZone = inEnemyZone(state, side, state.hexOf[unit]);
  for (let i = 0; i < reach.count; i++) {
    const node = reach.nodes[i];
    const hex = nodeHex(node);
    if (!fromZone && !inEnemyZone(state, side, hex)) continue;
    scratch.unit = unit;
    writePath(reach, node, scratch);
    if (addFollowers(state, scratch)) into.push(packHead(KIND.move, unit, hex, LEADING), nodeTail(reach, node));
  }
}

/**
 * Adds to an order with a path everybody in the hex, or of the battalion, who can follow it; false when nobody can or
 * there is no room.
 */
function addFollowers(state: State, order: Order, value = LEADING): boolean {
  const { unit, path, steps } = order;
  const { battalion } = state.context.stack;
  const hex = state.hexOf[unit];
  order.count = 0;
  for (let other = state.top[hex]; other !== NONE; other = state.below[other]) {
    if (other === unit || checkMoves(state, other)) continue;
    if (value === WITH_BATTALION && battalion[other] !== battalion[unit]) continue;
    if (!followPath(state, other, hex, path, steps, pointsLeft(state, other), true).reason) {
      order.units[order.count++] = other;
    }
  }
  const count = order.listMovers(movers);
  return count > 1 && groupMayLeave(state, movers, count) && groupFits(state, movers, count, path[steps - 1]);
}

/**
 * Rebuilds the order of a packed move, with its path, from what the unit can reach; that is searched where the caller has
 * not. False when the hex is not reached in this way, or not for this cost.
 */
export function unpackMove(
  state: State,
  head: number,
  tail: number,
  order: Order,
  searched: Reach | null = null,
): boolean {
  const unit = headUnit(head);
  order.reset(KIND.move);
  order.unit = unit;
  if (!searched && checkMoves(state, unit)) return false;
  const reach = searched ?? reachOfMove(state, unit);
  const node = nodeOf(headHex(head), tail);
  if (!isTailOf(reach, node, tail)) return false;
  writePath(reach, node, order);
  return headValue(head) === ALONE || addFollowers(state, order, headValue(head));
}

/**
 * Plays a packed move; without a log the path is not looked for again where it decides nothing, and what the tail says is
 * taken for true. False when a path is needed and there is none.
 */
export function playPackedMove(state: State, head: number, tail: number, dice: Dice, log: Log | null): boolean {
  if (log || headValue(head) !== ALONE || tailWayMatters(tail)) {
    if (!unpackMove(state, head, tail, scratch)) return false;
    playMove(state, scratch, dice, log);
    return true;
  }
  const unit = headUnit(head);
  if (drawsFire(state, unit) && !playTransit(state, unit, dice, null)) return true;
  marchByTail(state, unit, headHex(head), tail, dice);
  return true;
}
