import type { ActionCodes, Log } from '@impulse/engine';
import { KIND, type Order, packHead, packPath, pathLabels } from '../../actions/actions.js';
import { ARTILLERY, CW, grid } from '../../context.js';
import type { Reason } from '../../reasons.js';
import { EXITED, inEnemyZoc, liftUnit, NONE, type State, strengthLeft } from '../../state.js';
import { checkActs, TO_MOVE } from '../turn/activations.js';
import { findReach, followPath, movementPoints } from './movement.js';

/** 6.2 Exiting the map towards Tobruk. */

const exitCost = 2;

export function checkExit(state: State, order: Order): Reason | null {
  const unit = order.unit;
  const { context } = state;
  if (state.active !== CW) return 'only-commonwealth-exits';
  const idle = checkActs(state, unit, TO_MOVE);
  if (idle) return idle;
  const walk = followPath(state, unit, state.hexOf[unit], order, movementPoints(state, unit));
  if (walk.reason) return walk.reason;
  if (walk.at !== context.exitHex) return 'not-at-exit';
  // Ruling 41: a unit that drives into an enemy zone at the exit has stopped, and must wait.
  if (order.steps > 0 && inEnemyZoc(state, CW, walk.at)) return 'stops-in-zoc';
  return walk.pointsLeft < exitCost ? 'no-points-to-exit' : null;
}

/** 9.2: strength that counts for Tobruk when a unit leaves; guns do not. */
export const exitWorth = (state: State, unit: number): number =>
  (state.context.kind[unit] & ARTILLERY) === 0 ? strengthLeft(state, unit) : 0;

export function playExit(state: State, order: Order, log: Log | null): void {
  const unit = order.unit;
  const { context } = state;
  const strength = exitWorth(state, unit);
  state.exitedStrength += strength;
  liftUnit(state, unit, EXITED);
  if (log) {
    log.push({
      type: 'exited',
      rule: '6.2',
      detail: {
        unit: context.unitIds[unit],
        hex: grid.labels[context.exitHex],
        path: pathLabels(order),
        strength,
        total: state.exitedStrength,
      },
    });
  }
}

export function listExit(state: State, unit: number, into: ActionCodes): void {
  if (state.active !== CW || checkActs(state, unit, TO_MOVE)) return;
  const exit = state.context.exitHex;
  const points = movementPoints(state, unit);
  if (state.hexOf[unit] === exit) {
    if (points >= exitCost) into.push(packHead(KIND.exit, unit, exit, NONE), packPath(0, 0, -1));
    return;
  }
  if (grid.distance(state.hexOf[unit], exit) + exitCost > points || inEnemyZoc(state, CW, exit)) return;
  const reach = findReach(state, unit, points);
  if (reach.left[exit] < exitCost) return;
  into.push(packHead(KIND.exit, unit, exit, NONE), packPath(reach.path[exit], reach.steps[exit], -1));
}
