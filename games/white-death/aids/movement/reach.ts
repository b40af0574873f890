import { ActionCodes, type Reached, type Seat } from '@impulse/engine';
import { readAction } from '../../actions/action-numbers.js';
import { type Action, KIND, Order } from '../../actions/actions.js';
import { headKind } from '../../actions/packing.js';
import { reachOf, unpack } from '../../actions/unpack.js';
import { grid } from '../../context.js';
import { listOf } from '../../legal.js';
import { playRail } from '../../rules/movement/rail.js';
import type { Reach } from '../../rules/movement/reach.js';
import { tailCost } from '../../rules/movement/reach-codes.js';
import { followPath } from '../../rules/movement/walk.js';
import { cloneState, NONE, POINT, type State } from '../../state.js';
import { EffectFinder } from './effects.js';
import { maySee, unitNumber } from '../seats.js';

/** Where a unit can go: over land, onto the map (17) and by rail (8). */

const codes = new ActionCodes();
const order = new Order();

export function reachedBy(state: State, seat: Seat, id: string): Reached[] {
  const unit = unitNumber(state, id);
  if (unit === NONE || !maySee(state, seat)) return [];
  listOf(state, unit, codes);
  const effects = new EffectFinder(state, unit);
  const found = new Map<string, Reached>();
  let train: number | null = null;
  let reach: Reach | null = null;
  for (let i = 0; i < codes.length; i++) {
    const kind = headKind(codes.head(i));
    if (!travels.has(kind)) continue;
    if (kind !== KIND.rail) reach ??= reachOf(state, unit);
    unpack(state, codes.head(i), codes.tail(i), order, reach);
    const path = Array.from(order.path.subarray(0, order.steps), (hex) => grid.labels[hex]);
    // 21B: with or without others it is the same way.
    const way = `${order.type} ${path.join(' ')}`;
    if (found.has(way)) continue;
    const cost = kind === KIND.rail ? (train ??= trainCost(state, order)) : tailCost(codes.tail(i));
    const left = Math.max(0, state.impulse * POINT - state.spent[unit] - cost) / POINT;
    found.set(way, { hex: path[path.length - 1], kind: order.type, left, path, effects: effects.of(order, cost) });
    // Ruling 64: what a reinforcement pays for the train depends on where it boards it.
    if (state.hexOf[unit] < 0) train = null;
  }
  return [...found.values()];
}

const travels: ReadonlySet<number> = new Set([KIND.move, KIND.enter, KIND.rail]);

/** 8: the same however far the train goes. */
function trainCost(state: State, journey: Order): number {
  const after = cloneState(state);
  playRail(after, journey, null);
  return after.spent[journey.unit] - state.spent[journey.unit];
}

/** What a way costs up to each hex of it, as far as it leads at all, whatever points the unit has. */
export function costsAlong(state: State, id: string, path: readonly string[], kind: string): number[] {
  const unit = unitNumber(state, id);
  if (unit === NONE) return [];
  return kind === 'rail' ? fares(state, { type: 'rail', unit: id, path }) : marchCosts(state, unit, path);
}

function fares(state: State, journey: Extract<Action, { readonly type: 'rail' }>): number[] {
  readAction(state.context, journey, order);
  const fare = trainCost(state, order) / POINT;
  return journey.path.map(() => fare);
}

function marchCosts(state: State, unit: number, path: readonly string[]): number[] {
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
