import type { Order } from '../../actions/actions.js';
import { ARTILLERY, grid } from '../../context.js';
import type { Reason } from '../../reasons.js';
import { holder, inEnemyZoc, NONE, type State } from '../../state.js';

export { findEntryReach, findReach, type Reach } from './reach.js';

/** 6.0 Movement, with the stops of 5.0. */

/** 6.0: the activation number, and one more for everything but foot infantry (ruling 36). */
export function movementPoints(state: State, unit: number): number {
  return state.an[state.active] + state.context.extraPoint[unit];
}

/** 5.0, 6.0: what keeps a unit from entering a hex, whatever points it has. */
export function entryBar(state: State, unit: number, hex: number): Reason | null {
  const { context } = state;
  if (context.enterCost[unit][hex] === 0) return 'terrain-prohibited';
  const side = context.side[unit];
  const there = holder(state, hex);
  if (there >= 0 && there !== side) return 'enemy-occupied';
  if (context.kind[unit] & ARTILLERY && inEnemyZoc(state, side, hex)) return 'artillery-enters-zoc';
  return null;
}

/** Where a walk along a path ended. */
export interface Walk {
  reason: Reason | null;
  at: number;
  pointsLeft: number;
  /** The hex before the last one was in an enemy zone: no overrun (5.0). */
  fromZone: boolean;
  /** The hex that the reason is about. */
  brokenAt: number;
}
const walk: Walk = { reason: null, at: NONE, pointsLeft: 0, fromZone: false, brokenAt: NONE };

/**
 * Follows a path hex by hex. `start` is the unit's hex, or NONE for a unit that enters the map with the first hex of
 * the path. The result is reused by the next call.
 */
export function followPath(state: State, unit: number, start: number, order: Order, points: number): Walk {
  const { context } = state;
  const side = context.side[unit];
  walk.reason = null;
  walk.at = start;
  walk.pointsLeft = points;
  walk.fromZone = false;
  walk.brokenAt = NONE;
  for (let i = 0; i < order.steps; i++) {
    const to = order.path[i];
    const from = walk.at;
    const entering = from === NONE;
    if (!entering && grid.direction(from, to) < 0)
      return stop(i === 0 && to === start ? 'path-begins-at-unit' : 'not-adjacent', to);
    const inZone = !entering && inEnemyZoc(state, side, from);
    if (i > 0 && inZone) return stop('stops-in-zoc', from);
    const bar = entryBar(state, unit, to);
    if (bar) return stop(bar, to);
    const cost = context.enterCost[unit][to];
    // Minimum-movement rule: the first hex may always be entered.
    if (cost > walk.pointsLeft && i > 0) return stop('too-few-points', to);
    walk.pointsLeft = Math.max(0, walk.pointsLeft - cost);
    walk.fromZone = inZone;
    walk.at = to;
  }
  return walk;
}

/** 7.5: who runs out of points on the way to an overrun has too few for the overrun. */
export const reasonOfWalk = ({ reason }: Walk, { overrun }: Order): Reason | null =>
  reason === 'too-few-points' && overrun !== NONE ? 'overrun-too-few-points' : reason;

function stop(reason: Reason, hex: number): Walk {
  walk.reason = reason;
  walk.brokenAt = hex;
  return walk;
}
