import { describe, expect, test } from 'vitest';
import { Order } from '../../actions/actions.js';
import { grid, groundCount } from '../../context.js';
import { bitOf, rowOf } from '../../rows.js';
import { inEnemyZoc, NONE, type State, STEP } from '../../state.js';
import { optionsOf, playRandomly } from '../../testing/play.js';
import { entryBar, followPath, movementPoints } from './movement.js';
import { findReach, freeLeftAt, leftAt, reachedIn, stopsIn } from './reach.js';

/** Every way a unit can go, step by step: points left by the best of them, and by the best from outside a zone. */
function walkEverywhere(state: State, unit: number, points: number) {
  const side = state.context.side[unit];
  const cost = state.context.enterCost[unit];
  const left = new Map<number, number>();
  const freeLeft = new Map<number, number>();
  const seen = new Set<string>();
  const enter = (hex: number, remaining: number, fromZone: boolean): void => {
    const key = `${hex} ${remaining} ${fromZone}`;
    if (seen.has(key)) return;
    seen.add(key);
    left.set(hex, Math.max(left.get(hex) ?? -1, remaining));
    if (!fromZone) freeLeft.set(hex, Math.max(freeLeft.get(hex) ?? -1, remaining));
    if (inEnemyZoc(state, side, hex)) return;
    for (const to of openAround(hex)) if (cost[to] <= remaining) enter(to, remaining - cost[to], false);
  };
  const openAround = (hex: number) =>
    [0, 1, 2, 3, 4, 5]
      .map((direction) => grid.neighbour(hex, direction))
      .filter((to) => to >= 0 && !entryBar(state, unit, to));
  const from = state.hexOf[unit];
  for (const to of openAround(from)) enter(to, Math.max(0, points - cost[to]), inEnemyZoc(state, side, from));
  return { left, freeLeft };
}

const order = new Order();

/** Where a path of directions leads, and with how many points left. */
function follow(state: State, unit: number, points: number, path: number, steps: number) {
  order.reset(0);
  let at = state.hexOf[unit];
  for (let i = 0; i < steps; i++) {
    at = grid.neighbour(at, (path >> (3 * i)) & 7);
    order.path[order.steps++] = at;
  }
  return followPath(state, unit, state.hexOf[unit], order, points);
}

/** Compared in one go, because asking hex by hex takes most of the time. */
function checkReach(state: State, unit: number, points: number): void {
  const { left, freeLeft } = walkEverywhere(state, unit, points);
  const side = state.context.side[unit];
  const reach = findReach(state, unit, points);
  const { hexes, count, spread } = reach;
  expect(new Set(hexes.subarray(0, count))).toEqual(new Set(left.keys()));
  expect(count).toBe(left.size);
  const found: unknown[] = [];
  const expected: unknown[] = [];
  for (let hex = 0; hex < grid.size; hex++) {
    const row = rowOf[hex];
    const inRow = row >= spread.firstRow && row <= spread.lastRow ? reachedIn(spread, row) & bitOf[hex] : 0;
    found.push(reach.left[hex], leftAt(spread, hex), inRow !== 0);
    expected.push(left.get(hex) ?? -1, left.get(hex) ?? -1, left.has(hex));
    if (!left.has(hex)) continue;
    found.push(reach.freeLeft[hex], freeLeftAt(spread, hex), (stopsIn(spread, row) & bitOf[hex]) !== 0);
    expected.push(freeLeft.get(hex) ?? -1, freeLeft.get(hex) ?? -1, inEnemyZoc(state, side, hex));
    const walk = follow(state, unit, points, reach.path[hex], reach.steps[hex]);
    found.push(walk.reason, walk.at, walk.pointsLeft);
    expected.push(null, hex, left.get(hex));
    if (!freeLeft.has(hex)) continue;
    const free = follow(state, unit, points, reach.freePath[hex], reach.freeSteps[hex]);
    found.push(free.reason, free.at, free.pointsLeft, free.fromZone);
    expected.push(null, hex, freeLeft.get(hex), false);
  }
  expect(found).toEqual(expected);
}

describe('6.0, 5.0 what a unit can reach is what it can walk to, by the cheapest way', () => {
  test.each([1, 2, 3])('along random battle %i', (seed) => {
    let count = 0;
    playRandomly(seed, optionsOf(seed), 'historical', (state) => {
      if (state.step !== STEP.impulse || state.active === NONE || count++ % 41 !== 0) return true;
      for (let unit = 0; unit < groundCount; unit++) {
        if (state.hexOf[unit] < 0 || state.context.side[unit] !== state.active) continue;
        checkReach(state, unit, movementPoints(state, unit));
      }
      return state.turn < 5;
    });
    expect(count).toBeGreaterThan(40);
  });
});
