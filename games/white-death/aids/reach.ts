import { ActionCodes, type Reached, type Seat } from '@impulse/engine';
import { KIND, Order } from '../actions/actions.js';
import { headKind } from '../actions/packing.js';
import { unpack } from '../actions/unpack.js';
import { grid } from '../context.js';
import { listOf } from '../legal.js';
import { playRail } from '../rules/movement/rail.js';
import { tailCost } from '../rules/movement/reach-codes.js';
import { followPath } from '../rules/movement/walk.js';
import { cloneState, NONE, POINT, type State } from '../state.js';
import { EffectFinder } from './effects.js';
import { maySee, unitNumber } from './seats.js';

/** Where a unit can go: over land, onto the map (17) and by rail (8). */

const codes = new ActionCodes(2);
const order = new Order();

/** One for each way that is offered: where ice can be crossed or gone round, or a train goes there too, several. */
export function reachedBy(state: State, seat: Seat, id: string): Reached[] {
  const unit = unitNumber(state, id);
  if (unit === NONE || !maySee(state, seat)) return [];
  listOf(state, unit, codes);
  const effects = new EffectFinder(state, unit);
  const trains = new Map<number, number>();
  const found = new Map<string, Reached>();
  let searched = false;
  for (let i = 0; i < codes.length; i++) {
    const kind = headKind(codes.head(i));
    if (!travels.has(kind)) continue;
    unpack(state, codes, i, order, searched);
    const marches = kind !== KIND.rail;
    searched ||= marches;
    const path = labelsOf(order);
    // 21B: with or without others it is the same way.
    const way = `${kind} ${path.join(' ')}`;
    if (found.has(way)) continue;
    const cost = marches ? tailCost(codes.tail(i)) : trainCost(state, order, trains);
    const left = Math.max(0, state.impulse * POINT - state.spent[unit] - cost) / POINT;
    found.set(way, { hex: path[path.length - 1], left, path, effects: effects.of(order, cost) });
  }
  return [...found.values()];
}

const travels: ReadonlySet<number> = new Set([KIND.move, KIND.enter, KIND.rail]);

const labelsOf = ({ path, steps }: Order): string[] => Array.from(path.subarray(0, steps), (hex) => grid.labels[hex]);

/** 8, ruling 64: the same however far the train goes; it depends on where a unit boards it. */
function trainCost(state: State, journey: Order, known: Map<number, number>): number {
  const start = state.hexOf[journey.unit] >= 0 ? NONE : journey.path[0];
  let cost = known.get(start);
  if (cost === undefined) {
    const after = cloneState(state);
    playRail(after, journey, null);
    cost = after.spent[journey.unit] - state.spent[journey.unit];
    known.set(start, cost);
  }
  return cost;
}

/** What a march costs up to each hex of it, as far as it leads at all; points are not counted. */
export function costsAlong(state: State, id: string, path: readonly string[]): number[] {
  const unit = unitNumber(state, id);
  if (unit === NONE) return [];
  const hexes = path.map(grid.parse);
  const start = Math.max(NONE, state.hexOf[unit]);
  const totals: number[] = [];
  for (let steps = 1; steps <= hexes.length; steps++) {
    const { reason, cost } = followPath(state, unit, start, hexes, steps, unlimited);
    if (reason) break;
    totals.push(cost / POINT);
  }
  return totals;
}

const unlimited = 30_000;
