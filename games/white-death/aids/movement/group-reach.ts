import type { Reached, Seat } from '@impulse/engine';
import { readAction } from '../../actions/action-numbers.js';
import { type Action, Order } from '../../actions/actions.js';
import { grid } from '../../context.js';
import { whiteDeath } from '../../game.js';
import { entryHexes, entryPoints } from '../../rules/forces/reinforcements.js';
import { pointsLeft } from '../../rules/movement/may-move.js';
import { findEntryReach, findReach, writePath } from '../../rules/movement/reach.js';
import { followPath } from '../../rules/movement/walk.js';
import { NONE, OFF_MAP, POINT, type State, STEP } from '../../state.js';
import { EffectFinder } from './effects.js';
import { maySee, unitNumber } from '../seats.js';

/** Ruling 110: where several units can go together, over land or onto the map. */

const order = new Order();

/** Where a group comes, and the action that takes it there. */
interface GroupReached extends Reached {
  readonly action: Action;
}

/** To each hex the way that is the cheapest for one of them, open to all, and leaves the slowest the most points. */
export function reachedTogether(state: State, seat: Seat, ids: readonly string[]): GroupReached[] {
  const units = ids.map((id) => unitNumber(state, id));
  if (state.step !== STEP.movement || units.includes(NONE) || !maySee(state, seat)) return [];
  if (units.some((unit) => state.hexOf[unit] !== state.hexOf[units[0]])) return [];
  const finders = units.map((unit) => new EffectFinder(state, unit));
  const best = new Map<string, GroupReached>();
  const tried = new Set<string>();
  for (const path of units.flatMap((unit) => waysOf(state, unit))) {
    const way = path.join();
    const hex = path[path.length - 1];
    if (tried.has(way)) continue;
    tried.add(way);
    const action = goTogether(state, ids, path);
    if (whiteDeath.refuse(state, seat, action) !== null) continue;
    readAction(state.context, action, order);
    const costs = units.map((unit) => costOf(state, unit, order));
    const left = Math.min(...units.map((unit, i) => pointsLeft(state, unit) - costs[i])) / POINT;
    if (left <= (best.get(hex)?.left ?? -1)) continue;
    const effects = new Set(finders.flatMap((finder, i) => finder.of(order, costs[i])));
    best.set(hex, { hex, kind: action.type, left, path, effects: [...effects], action });
  }
  return [...best.values()];
}

/** The move of several, or their entry. */
export function goTogether(state: State, [unit, ...others]: readonly string[], path: readonly string[]): Action {
  const type = state.hexOf[unitNumber(state, unit)] === OFF_MAP ? 'enter' : 'move';
  return others.length > 0 ? { type, unit, path, with: others } : { type, unit, path };
}

const costOf = (state: State, unit: number, { path, steps }: Order): number =>
  followPath(state, unit, Math.max(NONE, state.hexOf[unit]), path, steps, pointsLeft(state, unit), true).cost;

/** Everywhere one of them could go, whatever the stacks say. */
function waysOf(state: State, unit: number): string[][] {
  const reach =
    state.hexOf[unit] === OFF_MAP
      ? findEntryReach(state, unit, entryPoints(state), entryHexes(state, unit))
      : findReach(state, unit, pointsLeft(state, unit));
  return Array.from({ length: reach.count }, (_, i) => {
    writePath(reach, reach.nodes[i], order);
    return Array.from(order.path.subarray(0, order.steps), (hex) => grid.labels[hex]);
  });
}
