import type { Seat, TogetherWay } from '@impulse/engine';
import { readAction } from '../../actions/action-numbers.js';
import { type Action, Order } from '../../actions/actions.js';
import { grid } from '../../context.js';
import { whiteDeath } from '../../game.js';
import { pointsLeft } from '../../rules/movement/may-move.js';
import { followPath } from '../../rules/movement/walk.js';
import { cloneState, NONE, POINT, relocate, type State } from '../../state.js';
import type { EffectCode } from '../codes.js';
import { maySee, unitNumber } from '../seats.js';
import { EffectFinder } from './effects.js';
import { goTogether, reachedTogether } from './group-reach.js';

/** 6A: a way of the player's own, by hexes that he has chosen. */

const order = new Order();

export function waysVia(
  state: State,
  seat: Seat,
  ids: readonly string[],
  via: readonly string[],
): readonly TogetherWay<Action>[] {
  const units = ids.map((id) => unitNumber(state, id));
  if (via.length === 0 || !maySee(state, seat) || units.some((unit) => unit === NONE || state.hexOf[unit] < 0))
    return [];
  const there = cloneState(state);
  const path: string[] = [];
  for (const hex of via) {
    const leg = reachedTogether(there, seat, ids).find((one) => one.hex === hex);
    if (!leg) return [];
    for (const unit of units) {
      there.spent[unit] += costOf(there, unit, leg.path);
      relocate(there, unit, grid.parse(hex));
    }
    path.push(...leg.path);
  }
  const judge = judging(state, seat, ids, units);
  const paths = [path, ...reachedTogether(there, seat, ids).map((one) => [...path, ...one.path])];
  return paths.flatMap((whole) => judge(whole) ?? []);
}

/** What the rules say to a path as a whole. */
function judging(state: State, seat: Seat, ids: readonly string[], units: readonly number[]) {
  const finders = units.map((unit) => new EffectFinder(state, unit));
  return (path: readonly string[]): TogetherWay<Action> | null => {
    const action = goTogether(state, ids, path);
    if (whiteDeath.refuse(state, seat, action) !== null) return null;
    const costs = units.map((unit) => costOf(state, unit, path));
    readAction(state.context, action, order);
    const effects = new Set(finders.flatMap((finder, i) => finder.of(order, costs[i])));
    const left = Math.min(...units.map((unit, i) => pointsLeft(state, unit) - costs[i])) / POINT;
    return { hex: path[path.length - 1], action, left, effects: [...effects] };
  };
}

function costOf(state: State, unit: number, path: readonly string[]): number {
  const hexes = path.map(grid.parse);
  return followPath(state, unit, state.hexOf[unit], hexes, hexes.length, pointsLeft(state, unit), true).cost;
}

/** What a path does to a unit on its way, hex by hex. What only the last hex does comes with that. */
export function hazardsAlong(state: State, id: string, path: readonly string[]): EffectCode[][] {
  const unit = unitNumber(state, id);
  if (unit === NONE || state.hexOf[unit] < 0) return path.map(() => []);
  const finder = new EffectFinder(state, unit);
  const known = new Set<EffectCode>();
  return path.map((_, index) => {
    readAction(state.context, { type: 'move', unit: id, path: path.slice(0, index + 1) }, order);
    const effects = finder.of(order, 0).filter((effect) => effect !== 'assault' && !known.has(effect));
    for (const effect of effects) known.add(effect);
    return effects;
  });
}
