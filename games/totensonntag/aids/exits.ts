import { exitWorth } from '../rules/movement/exit.js';
import type { State } from '../state.js';
import { unitInPlay } from './places.js';

/** 9.2: what this unit counts for Tobruk if it leaves the map. */
export function exitWorthOf(state: State, id: string): number {
  const unit = unitInPlay(state, id);
  return unit === undefined ? 0 : exitWorth(state, unit);
}
