import type { Action } from '../actions/actions.js';
import { grid } from '../context.js';
import { stackLimit, stackSize, type State } from '../state.js';
import { unitInPlay } from './places.js';

/** 4.0: hexes that would hold more units than may stay there when the impulse ends. */

/** Arrivals and departures that are planned before it, by hex. */
export type Planned = Map<number, number>;

/** The hex that an attack would fill beyond the limit where it stops, if it fails; else null. */
export function crowdedBy(state: State, action: Action, planned: Planned = new Map()): string | null {
  const at = stopOf(state, action);
  return at !== null && stackSize(state, at) + (planned.get(at) ?? 0) >= stackLimit ? grid.labels[at] : null;
}

/** Counts where the attack leaves from and where it stops. */
export function plan(state: State, action: Action, planned: Planned): void {
  const at = stopOf(state, action);
  if (at === null || !('unit' in action)) return;
  const from = state.hexOf[unitInPlay(state, action.unit)!];
  planned.set(at, (planned.get(at) ?? 0) + 1);
  if (from >= 0) planned.set(from, (planned.get(from) ?? 0) - 1);
}

/** The last hex of an approach; null for whoever attacks from where he is. */
function stopOf(state: State, action: Action): number | null {
  if (action.type !== 'move' && action.type !== 'enter') return null;
  const last = action.path.at(-1);
  const unit = unitInPlay(state, action.unit);
  if (last === undefined || unit === undefined) return null;
  const at = grid.parse(last);
  return at === state.hexOf[unit] ? null : at;
}
