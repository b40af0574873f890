import type { ActionCodes, Dice, Log } from '@impulse/engine';
import { KIND, type Order, packEnd, packHead, packPath, pathLabels } from '../../actions/actions.js';
import { ARMOR, grid, RECON } from '../../context.js';
import type { Reason } from '../../reasons.js';
import { lowestHex } from '../../rows.js';
import { MOVED, NONE, relocate, type State } from '../../state.js';
import { checkActs, TO_MOVE } from '../turn/activations.js';
import { followPath, movementPoints, reasonOfWalk } from './movement.js';
import { checkFurtherOverrun, checkOverrunAfter, checkOverrunTarget, overrun } from '../combat/overruns.js';
import { freeLeftAt, type Reach, reachedIn, type Spread, spreadReach, stopsIn } from './reach.js';
import { occupy } from '../victory.js';

/** The action `move`: 6.0 movement, with or without an overrun at its end (7.5). */

export function checkMove(state: State, order: Order): Reason | null {
  const unit = order.unit;
  if (order.steps === 0) return checkWithoutPath(state, order);
  const idle = checkActs(state, unit, TO_MOVE);
  if (idle) return idle;
  const walk = followPath(state, unit, state.hexOf[unit], order, movementPoints(state, unit));
  if (walk.reason) return reasonOfWalk(walk, order);
  return order.overrun === NONE ? null : checkOverrunAfter(state, unit, walk, order.overrun);
}

function checkWithoutPath(state: State, order: Order): Reason | null {
  if (order.overrun === NONE) return 'no-path';
  if (state.context.side[order.unit] !== state.active) return 'not-your-unit';
  return checkFurtherOverrun(state, order.unit, order.overrun);
}

export function playMove(state: State, order: Order, dice: Dice, log: Log | null): void {
  const unit = order.unit;
  let pointsLeft: number = state.pointsLeft[unit];
  if (order.steps > 0) {
    const from = state.hexOf[unit];
    pointsLeft = pointsAfter(state, order, movementPoints(state, unit));
    relocate(state, unit, order.path[order.steps - 1]);
    state.flags[unit] |= MOVED;
    if (log) {
      log.push({
        type: 'moved',
        rule: '6.0',
        detail: { unit: state.context.unitIds[unit], from: grid.labels[from], path: pathLabels(order) },
      });
    }
    occupy(state, unit, log);
  }
  if (order.overrun !== NONE) overrun(state, unit, order.overrun, pointsLeft, dice, log);
}

/** Points left at the end of a path known to be legal. */
export function pointsAfter(state: State, order: Order, points: number): number {
  const cost = state.context.enterCost[order.unit];
  let left = points;
  for (let i = 0; i < order.steps; i++) left -= cost[order.path[i]];
  return Math.max(0, left);
}

/** What a unit that may move can reach. */
export const spreadMoves = (state: State, unit: number): Spread =>
  spreadReach(state, unit, movementPoints(state, unit));

/** Every hex that a unit can reach, by its cheapest path. */
export function listMoves(unit: number, spread: Spread, into: ActionCodes): void {
  const kind = KIND.move;
  const tail = packEnd(-1);
  const { firstRow, lastRow } = spread;
  for (let row = firstRow; row <= lastRow; row++) {
    for (let bits = reachedIn(spread, row); bits !== 0; bits &= bits - 1) {
      into.push(packHead(kind, unit, lowestHex(row, bits), NONE), tail);
    }
  }
}

/**
 * Overruns from the hexes that a unit can reach: from those in enemy zones, for elsewhere there is nobody to overrun. A
 * unit that `enters` the map names its way there.
 */
export function listOverruns(
  state: State,
  unit: number,
  spread: Spread,
  enters: Reach | null,
  into: ActionCodes,
): void {
  if ((state.context.kind[unit] & (ARMOR | RECON)) === 0) return;
  const { firstRow, lastRow } = spread;
  for (let row = firstRow; row <= lastRow; row++) {
    for (let bits = stopsIn(spread, row); bits !== 0; bits &= bits - 1) {
      const hex = lowestHex(row, bits);
      listOverrunsFrom(state, unit, hex, freeLeftAt(spread, hex), enters, into);
    }
  }
}

function listOverrunsFrom(
  state: State,
  unit: number,
  hex: number,
  left: number,
  enters: Reach | null,
  into: ActionCodes,
): void {
  if (left <= 0) return;
  for (let direction = 0; direction < 6; direction++) {
    const target = grid.neighbours[hex * 6 + direction];
    if (target < 0 || state.top[target] === NONE || checkOverrunTarget(state, unit, hex, target, left)) continue;
    if (!enters) into.push(packHead(KIND.move, unit, hex, NONE), packEnd(direction));
    else
      into.push(
        packHead(KIND.enter, unit, enters.entry[hex], NONE),
        packPath(enters.freePath[hex], enters.freeSteps[hex], direction),
      );
  }
}

export function listFurtherOverruns(state: State, unit: number, into: ActionCodes): void {
  if (state.context.options.overruns === 'one' || state.context.side[unit] !== state.active) return;
  const at = state.hexOf[unit];
  if (at < 0) return;
  for (let direction = 0; direction < 6; direction++) {
    const target = grid.neighbours[at * 6 + direction];
    if (target < 0 || checkFurtherOverrun(state, unit, target)) continue;
    into.push(packHead(KIND.move, unit, at, NONE), packPath(0, 0, direction));
  }
}
