import { joinStack, liftUnit, OFF_MAP, type State } from '../state.js';

/** Puts a unit somewhere else in a copy of the battle: a hex, or off the map. */
export function imagineAt(state: State, unit: number, place: number): void {
  if (state.hexOf[unit] === place) return;
  if (state.hexOf[unit] >= 0) liftUnit(state, unit, OFF_MAP);
  if (place >= 0) joinStack(state, unit, place);
}
