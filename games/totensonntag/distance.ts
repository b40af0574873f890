import { grid, hexCount } from './context.js';
import type { State } from './state.js';

const distances = grid.distances!;
const anyKind = 0xff;

/** In hexes. */
export const distance = (from: number, to: number): number => distances[from * hexCount + to];

/** Is a unit of the side, of one of these kinds, within `radius` hexes? */
export function isNear(state: State, side: number, hex: number, radius: number, kinds = anyKind): boolean {
  const { context } = state;
  for (let unit = context.firstUnit[side]; unit < context.endUnit[side]; unit++) {
    const at = state.hexOf[unit];
    if (at >= 0 && context.kind[unit] & kinds && distance(hex, at) <= radius) return true;
  }
  return false;
}
