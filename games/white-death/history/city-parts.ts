import { grid } from '../context.js';
import { heldCityHex } from '../rules/supply/tracing.js';
import type { State } from '../state.js';

/** The hexes of Velikiye Luki in German hands. */
export const germanCityHexes = (state: State): number[] =>
  state.context.ground.city.filter((_, index) => heldCityHex(state, index));

/** Into how many parts, none of which touches another, hexes fall. */
export function partsOf(hexes: readonly number[]): number {
  const left = new Set(hexes);
  let parts = 0;
  for (const first of hexes) {
    if (!left.delete(first)) continue;
    parts++;
    const part = [first];
    for (const hex of part) {
      for (let i = hex * 6; i < hex * 6 + 6; i++) {
        if (left.delete(grid.neighbours[i])) part.push(grid.neighbours[i]);
      }
    }
  }
  return parts;
}
