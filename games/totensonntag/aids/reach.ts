import type { Reached, TogetherWay } from '@impulse/engine';
import { type Action, Order, pathLabels } from '../actions/actions.js';
import { unpackSteps } from '../actions/unpack.js';
import { grid } from '../context.js';
import { sideIds } from '../data/types.js';
import { totensonntag } from '../game.js';
import { mayGo } from '../legal.js';
import { findReach, movementPoints, type Reach } from '../rules/movement/movement.js';
import { findEntries } from '../rules/forces/reinforcements.js';
import { cloneState, inEnemyZoc, OFF_MAP, relocate, type State } from '../state.js';
import type { EffectCode } from './codes.js';
import { unitInPlay } from './places.js';

/** Where a unit can go now, and what the way costs. Movement has no secrets. */

const stops: readonly EffectCode[] = ['stops'];
const order = new Order();

export function reachedBy(state: State, id: string): Reached[] {
  const unit = unitInPlay(state, id);
  if (unit === undefined || !mayGo(state, unit)) return [];
  const from = state.hexOf[unit];
  const reach = from === OFF_MAP ? findEntries(state, unit) : findReach(state, unit, movementPoints(state, unit));
  return Array.from(reach.hexes.subarray(0, reach.count), (hex) => ({
    hex: grid.labels[hex],
    left: reach.left[hex],
    path: wayTo(reach, hex, from),
    effects: inEnemyZoc(state, state.context.side[unit], hex) ? stops : [],
  }));
}

/** The cheapest path, from the hex of departure or from the edge. */
function wayTo(reach: Reach, hex: number, from: number): string[] {
  order.steps = 0;
  const start = from === OFF_MAP ? reach.entry[hex] : from;
  if (from === OFF_MAP) order.path[order.steps++] = start;
  unpackSteps(start, reach.path[hex], reach.steps[hex], order);
  return pathLabels(order);
}

/** By way of hexes that the player has chosen. A unit that an enemy zone stops goes no further. */
export function waysVia(state: State, id: string, via: readonly string[]): TogetherWay<Action>[] {
  const unit = unitInPlay(state, id);
  if (unit === undefined || via.length === 0 || state.hexOf[unit] < 0 || !mayGo(state, unit)) return [];
  const there = cloneState(state);
  let points = movementPoints(state, unit);
  const path: string[] = [];
  const way = (hex: string, left: number, whole: readonly string[]): TogetherWay<Action> => {
    const effects = inEnemyZoc(state, state.context.side[unit], grid.parse(hex)) ? stops : [];
    return { hex, left, effects, action: { type: 'move', unit: id, path: whole } };
  };
  for (const label of via) {
    const hex = grid.parse(label);
    const from = there.hexOf[unit];
    const reach = findReach(there, unit, points);
    if (!reach.hexes.subarray(0, reach.count).includes(hex)) return [];
    path.push(...wayTo(reach, hex, from));
    points = reach.left[hex];
    relocate(there, unit, hex);
  }
  const last = via[via.length - 1];
  const from = grid.parse(last);
  const here = way(last, points, path);
  if (here.effects.includes('stops')) return [here];
  const reach = findReach(there, unit, points);
  const further = Array.from(reach.hexes.subarray(0, reach.count), (hex) =>
    way(grid.labels[hex], reach.left[hex], [...path, ...wayTo(reach, hex, from)]),
  );
  return [here, ...further].filter(({ action }) => totensonntag.refuse(state, sideOf(state, unit), action) === null);
}

const sideOf = ({ context }: State, unit: number): string => sideIds[context.side[unit]];

/** Running cost along a path, hex by hex (6.0). */
export function costsAlong({ context }: State, id: string, path: readonly string[]): number[] {
  const costs = context.enterCost[context.unitNumber.get(id)!];
  let total = 0;
  return path.map((label) => (total += costs[grid.parse(label)]));
}
