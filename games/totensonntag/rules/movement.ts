import type { Order } from '../actions.js';
import { ARTILLERY, grid, hexCount } from '../context.js';
import type { Reason } from '../reasons.js';
import { holder, inEnemyZoc, NONE, type State } from '../state.js';

/** 6.0 Movement, with the stops of 5.0. */

const neighbours = grid.neighbours;

/** 6.0: the activation number, and one more for everything but foot infantry (ruling 36). */
export function movementPoints(state: State, unit: number): number {
  return state.an[state.active]! + state.context.extraPoint[unit]!;
}

/** 5.0, 6.0: what keeps a unit from entering a hex, whatever points it has. */
export function entryBar(state: State, unit: number, hex: number): Reason | null {
  const { context } = state;
  if (context.enterCost[unit]![hex] === 0) return 'terrain-prohibited';
  const side = context.side[unit]!;
  const there = holder(state, hex);
  if (there >= 0 && there !== side) return 'enemy-occupied';
  if (context.kind[unit]! & ARTILLERY && inEnemyZoc(state, side, hex)) return 'artillery-enters-zoc';
  return null;
}

/** Where a walk along a path ended. */
export interface Walk {
  reason: Reason | null;
  at: number;
  pointsLeft: number;
  /** The hex before the last one was in an enemy zone: no overrun (5.0). */
  fromZone: boolean;
}
const walk: Walk = { reason: null, at: NONE, pointsLeft: 0, fromZone: false };

/**
 * Follows a path hex by hex. `start` is the unit's hex, or NONE for a unit that enters the map with the first hex of
 * the path. The result is reused by the next call.
 */
export function followPath(state: State, unit: number, start: number, order: Order, points: number): Walk {
  const { context } = state;
  const side = context.side[unit]!;
  walk.reason = null;
  walk.at = start;
  walk.pointsLeft = points;
  walk.fromZone = false;
  for (let i = 0; i < order.steps; i++) {
    const to = order.path[i]!;
    const from = walk.at;
    const entering = from === NONE;
    if (!entering && grid.direction(from, to) < 0) return stop('not-adjacent');
    const inZone = !entering && inEnemyZoc(state, side, from);
    if (i > 0 && inZone) return stop('stops-in-zoc');
    const bar = entryBar(state, unit, to);
    if (bar) return stop(bar);
    const cost = context.enterCost[unit]![to]!;
    // Minimum-movement rule: the first hex may always be entered.
    if (cost > walk.pointsLeft && i > 0) return stop('too-few-points');
    walk.pointsLeft = Math.max(0, walk.pointsLeft - cost);
    walk.fromZone = inZone;
    walk.at = to;
  }
  return walk;
}

function stop(reason: Reason): Walk {
  walk.reason = reason;
  return walk;
}

/** Everything a unit can reach, filled by `findReach`; reused by the next call. */
export const reach = {
  /** Hexes reached, nearest first. */
  hexes: new Int16Array(hexCount),
  count: 0,
  /** Points left on arrival by the cheapest path. */
  left: new Int8Array(hexCount),
  /** Directions of that path, three bits each, and its number of steps. */
  path: new Int32Array(hexCount),
  steps: new Uint8Array(hexCount),
  /** For overruns (5.0): points left on arriving from a hex outside enemy zones, -1 if that cannot be. */
  freeLeft: new Int8Array(hexCount),
  freePath: new Int32Array(hexCount),
  freeSteps: new Uint8Array(hexCount),
  /** The hex by which a unit coming from off the map entered. */
  entry: new Int16Array(hexCount),
};

const UNSEEN = -1;
reach.left.fill(UNSEEN);
reach.freeLeft.fill(UNSEEN);
/** Open hexes by points left: at most seven points (6.0), each bucket at most the whole map. */
const buckets = Array.from({ length: 16 }, () => new Int16Array(hexCount));
const fill = new Int16Array(16);

/** Forgets the last reach. */
function resetReach(): void {
  const { hexes, left, freeLeft } = reach;
  for (let i = 0; i < reach.count; i++) {
    left[hexes[i]!] = UNSEEN;
    freeLeft[hexes[i]!] = UNSEEN;
  }
  reach.count = 0;
  fill.fill(0);
}

/** What a unit on the map can reach with so many points; its own hex too, when it can drive out and back. */
export function findReach(state: State, unit: number, points: number): typeof reach {
  resetReach();
  const from = state.hexOf[unit]!;
  const startZone = inEnemyZoc(state, state.context.side[unit]!, from);
  for (let direction = 0; direction < 6; direction++) {
    const to = neighbours[from * 6 + direction]!;
    if (to < 0 || entryBar(state, unit, to)) continue;
    // Minimum-movement rule: the first hex may always be entered.
    const left = Math.max(0, points - state.context.enterCost[unit]![to]!);
    arrive(state, unit, to, left, direction, 1, NONE, startZone);
  }
  spreadReach(state, unit);
  return reach;
}

/** What a unit can reach that enters the map by any of these hexes. */
export function findEntryReach(state: State, unit: number, points: number, entries: Int16Array, count: number): typeof reach {
  resetReach();
  for (let i = 0; i < count; i++) {
    const to = entries[i]!;
    if (entryBar(state, unit, to)) continue;
    const left = Math.max(0, points - state.context.enterCost[unit]![to]!);
    arrive(state, unit, to, left, 0, 0, to, false);
  }
  spreadReach(state, unit);
  return reach;
}

function spreadReach(state: State, unit: number): void {
  const cost = state.context.enterCost[unit]!;
  for (let left = fill.length - 1; left > 0; left--) {
    const open = buckets[left]!;
    for (let i = 0; i < fill[left]!; i++) {
      const from = open[i]!;
      if (reach.left[from] !== left) continue;
      const path = reach.path[from]!;
      const steps = reach.steps[from]!;
      const entry = reach.entry[from]!;
      for (let direction = 0; direction < 6; direction++) {
        const to = neighbours[from * 6 + direction]!;
        if (to < 0) continue;
        const after = left - cost[to]!;
        // Hexes already reached as cheaply from outside a zone need no second look.
        if (after < 0 || reach.freeLeft[to]! >= after) continue;
        if (entryBar(state, unit, to)) continue;
        arrive(state, unit, to, after, path | (direction << (3 * steps)), steps + 1, entry, false);
      }
    }
  }
}

function arrive(
  state: State,
  unit: number,
  hex: number,
  left: number,
  path: number,
  steps: number,
  entry: number,
  fromZone: boolean,
): void {
  if (reach.left[hex] === UNSEEN) reach.hexes[reach.count++] = hex;
  if (!fromZone && left > reach.freeLeft[hex]!) {
    reach.freeLeft[hex] = left;
    reach.freePath[hex] = path;
    reach.freeSteps[hex] = steps;
  }
  if (left <= reach.left[hex]!) return;
  reach.left[hex] = left;
  reach.path[hex] = path;
  reach.steps[hex] = steps;
  reach.entry[hex] = entry;
  // 5.0: a unit stops on entering an enemy zone, so nothing is reached through it.
  if (left > 0 && !inEnemyZoc(state, state.context.side[unit]!, hex)) {
    buckets[left]![fill[left]!++] = hex;
  }
}

