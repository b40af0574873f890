import type { Reached } from '@impulse/engine';
import { Order, pathLabels } from '../actions/actions.js';
import { unpackSteps } from '../actions/unpack.js';
import { grid } from '../context.js';
import { mayGo } from '../legal.js';
import { findReach, movementPoints, type Reach } from '../rules/movement.js';
import { findEntries } from '../rules/reinforcements.js';
import { inEnemyZoc, OFF_MAP, type State } from '../state.js';
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

/** Running cost along a path, hex by hex (6.0). */
export function costsAlong({ context }: State, id: string, path: readonly string[]): number[] {
  const costs = context.enterCost[context.unitNumber.get(id)!];
  let total = 0;
  return path.map((label) => (total += costs[grid.parse(label)]));
}
