import type { Grid } from '../hex/hex.js';
import type { Random } from '../dice/random.js';

/** Where strays go: actions made up at random, which nobody listed and the rules must answer all the same. */

/** The hex beside this one in some direction; the same at the edge of the map. */
export function around(grid: Grid, hex: number, random: Random): number {
  const to = grid.neighbours[hex * 6 + random.below(6)];
  return to >= 0 ? to : hex;
}

/** The hex of some unit; any hex when the unit drawn is off the map. */
export function occupied(grid: Grid, hexOf: Int16Array, random: Random): number {
  const at = hexOf[random.below(hexOf.length)];
  return at >= 0 ? at : random.below(grid.size);
}
