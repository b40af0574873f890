import { grid, SOVIET } from '../../context.js';
import { mobilities } from '../../data/types.js';
import { FULL_LAKE } from '../../ground.js';
import type { Reason } from '../../reasons.js';
import { holder, inEnemyZone, NONE, POINT, type State } from '../../state.js';
import { bankAfter, bankOf, keepsBank } from '../terrain/banks.js';
import { garrisonStands } from '../city/garrisons.js';
import { entryBank, iceSidesOf, isIceStep, leavesCity } from './reach.js';
import { entryCost, followsRoad, terrainCost, THAW } from '../terrain/terrain-costs.js';
import { hasEscort, inKnownSkiZone, isAfv, isBrandenburg, isSkier, isWeapons } from '../stacking/zones.js';

/** 6A: a path that a player has drawn, followed hex by hex by what that player knows. */

/** Where a walk along a path ended. */
export interface Walk {
  reason: Reason | null;
  /** The hex that the reason is about. */
  brokenAt: number;
  cost: number;
  bank: number;
  /** The last step, NONE for a unit that came onto the map with it. */
  direction: number;
  /** 13: the last step goes over ice that may break. */
  overIce: boolean;
}

const walk: Walk = { reason: null, brokenAt: NONE, cost: 0, bank: 0, direction: NONE, overIce: false };

/**
 * `start` is the unit's hex, or NONE when the first hex of the path is its entry onto the map. An escorted unit goes
 * with Brandenburgers (21B), who are company enough for weapons (3C). The result is reused by the next call.
 */
export function followPath(
  state: State,
  unit: number,
  start: number,
  path: ArrayLike<number>,
  steps: number,
  points: number,
  escorted = false,
): Walk {
  walk.reason = null;
  walk.brokenAt = NONE;
  walk.cost = 0;
  walk.bank = start !== NONE && keepsBank(state, unit) ? bankOf(state, unit) : 0;
  walk.direction = NONE;
  walk.overIce = false;
  const ice = iceSidesOf(state, unit);
  for (let i = 0, at = start; i < steps; at = path[i++]) {
    const to = path[i];
    if (i > 0) {
      const stop = checkGoesOn(state, unit, at);
      if (stop) return broken(stop, at);
    }
    const direction = at === NONE ? NONE : grid.direction(at, to);
    if (at !== NONE && direction < 0) return broken('not-adjacent', to);
    const bar = entryBar(state, unit, to, escorted) ?? takeStep(state, unit, at, direction, to);
    if (bar) return broken(bar, to);
    if (walk.cost > points) return broken('too-few-points', to);
    walk.overIce = ice !== 0 && at !== NONE && isIceStep(state, ice, at, direction);
    walk.direction = direction;
  }
  return walk;
}

function broken(reason: Reason, hex: number): Walk {
  walk.reason = reason;
  walk.brokenAt = hex;
  return walk;
}

/** 3, 13, 21B: what ends a move in a hex on the way. */
function checkGoesOn(state: State, unit: number, at: number): Reason | null {
  if (walk.overIce) return 'crosses-check';
  const side = state.context.side[unit];
  if (!inEnemyZone(state, side, at)) return null;
  if (isAfv(state, unit)) return 'transit-ends-move';
  if (isBrandenburg(state, unit)) return 'detection-ends-move';
  if (!isSkier(state, unit)) return 'stops-in-zone';
  return inKnownSkiZone(state, side, at) ? 'stops-in-ski-zone' : null;
}

/** 3C, 6A, 22: what keeps a unit out of a hex, however many points it has. */
function entryBar(state: State, unit: number, hex: number, escorted: boolean): Reason | null {
  const side = state.context.side[unit];
  const there = holder(state, hex);
  if (there !== NONE && there !== side) return 'enemy-occupied';
  if (side === SOVIET && garrisonStands(state, hex)) return 'intrinsic-garrison-stands';
  if (leavesCity(state, unit, hex)) return 'garrison-leaves-city';
  if (!escorted && isWeapons(state, unit) && inEnemyZone(state, side, hex) && !hasEscort(state, hex)) {
    return 'weapons-enter-zone-alone';
  }
  return null;
}

/** Adds the cost of one step and finds the bank it leads to. */
function takeStep(state: State, unit: number, at: number, direction: number, to: number): Reason | null {
  if (at === NONE) {
    const cost = entryCost(state, unit, to);
    if (cost < 0) return 'terrain-prohibited';
    walk.cost += cost;
    walk.bank = entryBank(state, unit, to);
    return null;
  }
  const cost = terrainCost(state, unit, at, direction);
  if (cost < 0) return whyProhibited(state, unit, at, direction);
  if (keepsBank(state, unit)) {
    walk.bank = bankAfter(state, at, walk.bank, direction);
    if (walk.bank < 0) return 'river-in-thaw';
  }
  // 3B, 6B1: leaving an enemy zone costs a point.
  walk.cost += cost + (inEnemyZone(state, state.context.side[unit], at) ? POINT : 0);
  return null;
}

function whyProhibited(state: State, unit: number, at: number, direction: number): Reason {
  const { data, ground, mobility } = state.context;
  const lake = (ground.sides[at * 6 + direction] & FULL_LAKE) !== 0 && !followsRoad(state, at, direction);
  const sinks = data.charts.movement.fullLake.thaw[mobilities[mobility[unit]]] === null;
  return state.weather === THAW && lake && sinks ? 'lake-in-thaw' : 'terrain-prohibited';
}
