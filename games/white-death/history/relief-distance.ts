import { GERMAN, grid } from '../context.js';
import { CITY } from '../ground.js';
import { isolationNow, isCutOff } from '../rules/supply/isolation.js';
import type { State } from '../state.js';

/**
 * Hexes between the nearest Germans who have come from outside, and are not cut off themselves, and those of the garrison
 * who are still in the city; null when there are none of either.
 */
export function reliefDistance(state: State): number | null {
  const { firstUnit, endUnit, fortress, ground } = state.context;
  const isolation = isolationNow(state);
  const garrison = new Set<number>();
  const relief = new Set<number>();
  for (let unit = firstUnit[GERMAN]; unit < endUnit[GERMAN]; unit++) {
    const hex = state.hexOf[unit];
    if (hex < 0) continue;
    if (fortress[unit] === 0) {
      if (!isCutOff(state, unit, isolation)) relief.add(hex);
    } else if (ground.hexes[hex] & CITY) garrison.add(hex);
  }
  let least = Infinity;
  for (const from of relief) for (const to of garrison) least = Math.min(least, grid.distance(from, to));
  return least === Infinity ? null : least;
}
