import { GERMAN } from '../../context.js';
import { CITY } from '../../ground.js';
import { holder, POOL_FORTRESS, POOL_GERMAN, POOL_SOVIET, type State } from '../../state.js';
import { cityTraces, heldCityHex, tracesToCity, tracesToEdge } from '../supply/tracing.js';

/** 15D Velikiye Luki as a separate entity. */

/** Is any hex of the city still in German hands? */
export function fortressHolds(state: State): boolean {
  const { city } = state.context.ground;
  for (let index = 0; index < city.length; index++) if (heldCityHex(state, index)) return true;
  return false;
}

/** Ruling 90: does any German unit stand in the city? Bunkers alone neither take in supplies nor pay. */
export function fortressManned(state: State): boolean {
  for (const hex of state.context.ground.city) if (holder(state, hex) === GERMAN) return true;
  return false;
}

/** Ruling 34: no path leads from the German part of the city to a German edge. True also of a city that has fallen. */
export const fortressCut = (state: State): boolean => !cityTraces(state);

/**
 * Ruling 35, 82: Germans in the city, and those outside who are cut off and have a path to it. Nobody off the map. Whether
 * other parts of the city still have a route makes no difference: it may be cut in two.
 */
export function inFortress(state: State, unit: number): boolean {
  const { context } = state;
  const hex = state.hexOf[unit];
  if (context.side[unit] !== GERMAN || hex < 0) return false;
  if (context.ground.hexes[hex] & CITY) return true;
  return !tracesToEdge(state, GERMAN, hex) && tracesToCity(state, hex);
}

/** 15D2: the pool a unit draws on. */
export function poolOf(state: State, unit: number): number {
  if (state.context.side[unit] !== GERMAN) return POOL_SOVIET;
  return inFortress(state, unit) ? POOL_FORTRESS : POOL_GERMAN;
}
