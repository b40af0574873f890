import type { ActionCodes, Dice, Log } from '@impulse/engine';
import { KIND, Order } from '../../actions/actions.js';
import { grid } from '../../context.js';
import { headHex, headUnit, headValue, packHead } from '../../actions/packing.js';
import type { Reason } from '../../reasons.js';
import { inEnemyZone, NONE, type State } from '../../state.js';
import { blameHex, type Fault } from '../fault.js';
import { arrive, isSeen, logMove, stopUnit } from './arrival.js';
import { audience } from '../morale/losses.js';
import { addFollowers, checkLed, playDetection, playLed } from './brandenburg.js';
import { overrunOnWay } from '../city/bunkers.js';
import { rollIce } from '../terrain/ice.js';
import { checkMoves, pointsLeft } from './may-move.js';
import { findReach, isDominated, latestReach, nodeHex, type Reach, writePath } from './reach.js';
import {
  isTailOf,
  nodeOf,
  nodeTail,
  tailBank,
  tailCost,
  tailDirection,
  tailOverIce,
  tailWayMatters,
} from './reach-codes.js';
import { fitsWith, mayLeave } from '../stacking/stacking.js';
import { drawsFire, playTransit } from './transit.js';
import { followPath } from './walk.js';
import { inSkiZone, isBrandenburg, isSkier, staysInZone } from '../stacking/zones.js';

/** 6 Movement: the action `move`, with what happens on the way (3A, 3B, 13, 21B). */

export function checkMove(state: State, order: Order, fault: Fault | null = null): Reason | null {
  const { unit, path, steps } = order;
  const idle = checkMoves(state, unit);
  if (idle) return idle;
  if (steps === 0) return 'no-path';
  if (order.count > 0) return checkLed(state, order, fault);
  const start = state.hexOf[unit];
  if (!mayLeave(state, unit)) return blameHex(fault, 'breaks-stack', start);
  const { reason, brokenAt } = followPath(state, unit, start, path, steps, pointsLeft(state, unit));
  if (reason) return blameHex(fault, reason, brokenAt);
  const end = path[steps - 1];
  if (end === start) return blameHex(fault, 'ends-where-it-began', end);
  return fitsWith(state, unit, end) ? null : blameHex(fault, 'stack-full', end);
}

export function playMove(state: State, order: Order, dice: Dice, log: Log | null): void {
  const { unit, path } = order;
  if (order.count > 0) return playLed(state, order, dice, log);
  if (drawsFire(state, unit) && !playTransit(state, unit, dice, log)) return;
  const start = state.hexOf[unit];
  const seen = isSeen(state, unit);
  const steps = stepsTaken(state, order);
  const stopped = steps < order.steps;
  if (steps > 0) {
    const walk = followPath(state, unit, start, path, steps, pointsLeft(state, unit));
    const end = path[steps - 1];
    overrunOnWay(state, unit, path, steps, log);
    arrive(state, unit, end, walk.cost, walk.direction, walk.bank, log);
    if (log) logMove(state, 'moved', unit, seen, start, path, steps, walk.cost, log);
    if (walk.overIce) rollIce(state, unit, path[steps - 2] ?? start, dice, log);
  }
  endMove(state, order, stopped, dice, log);
}

/** 3, 21B: what the zone does in which the unit has arrived. */
export function endMove(state: State, order: Order, stopped: boolean, dice: Dice, log: Log | null): void {
  const { unit } = order;
  const hex = state.hexOf[unit];
  if (hex < 0) return;
  if (isBrandenburg(state, unit)) return playDetection(state, order, hex, dice, log);
  if (!stopped && !staysInZone(state, unit, hex)) return;
  stopUnit(state, unit);
  if (log && isSkier(state, unit)) {
    log.push({
      type: 'ski-stopped',
      rule: '3B',
      ...audience(state, unit),
      detail: { unit: state.context.unitIds[unit], hex: grid.labels[hex] },
    });
  }
}

/**
 * How far a move comes. 3B: a ski unit below the top of an enemy stack shows itself by stopping skiers. Ruling 63: where
 * they have no room they fall back along their path.
 */
export function stepsTaken(state: State, order: Order): number {
  const { unit, path } = order;
  if (!isSkier(state, unit)) return order.steps;
  const side = state.context.side[unit];
  for (let i = 0; i < order.steps - 1; i++) {
    if (!inSkiZone(state, side, path[i])) continue;
    let steps = i + 1;
    while (steps > 0 && !fitsWith(state, unit, path[steps - 1])) steps--;
    return steps;
  }
  return order.steps;
}

/** `value` of a packed move: alone, or with everybody in the hex who can follow. */
const ALONE = 0;
const LEADING = 1;

/** Every hex a unit can reach and stand in, by the cheapest path. */
export function listMoves(state: State, unit: number, into: ActionCodes): void {
  if (checkMoves(state, unit)) return;
  const alone = mayLeave(state, unit);
  const reach = findReach(state, unit, pointsLeft(state, unit));
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
 * Rebuilds the order of a packed move, with its path; `sameReach` when the last search was for this unit and state. False
 * when the hex is not reached in this way, or not for this cost.
 */
export function unpackMove(state: State, head: number, tail: number, order: Order, sameReach = false): boolean {
  const unit = headUnit(head);
  order.reset(KIND.move);
  order.unit = unit;
  if (!sameReach && checkMoves(state, unit)) return false;
  const reach = sameReach ? latestReach() : findReach(state, unit, pointsLeft(state, unit));
  const node = nodeOf(headHex(head), tail);
  if (!isTailOf(reach, node, tail)) return false;
  writePath(reach, node, order);
  return headValue(head) !== LEADING || addFollowers(state, order);
}

/**
 * Plays a packed move; without a log the path is not looked for again where it decides nothing, and what the tail says is
 * taken for true. False when a path is needed and there is none.
 */
export function playPackedMove(state: State, head: number, tail: number, dice: Dice, log: Log | null): boolean {
  if (log || headValue(head) === LEADING || tailWayMatters(tail)) {
    if (!unpackMove(state, head, tail, scratch)) return false;
    playMove(state, scratch, dice, log);
    return true;
  }
  const unit = headUnit(head);
  const hex = headHex(head);
  if (drawsFire(state, unit) && !playTransit(state, unit, dice, null)) return true;
  arrive(state, unit, hex, tailCost(tail), tailDirection(tail), tailBank(tail), null);
  if (tailOverIce(tail)) {
    rollIce(state, unit, grid.neighbour(hex, (tailDirection(tail) + 3) % 6), dice, null);
  }
  scratch.reset(KIND.move);
  scratch.unit = unit;
  endMove(state, scratch, false, dice, null);
  return true;
}
