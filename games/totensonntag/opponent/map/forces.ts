import { ARMOR, grid, hexCount, INFANTRY, ITALIAN, PANZER, RECON, unitCount } from '../../context.js';
import type { State } from '../../state.js';

/** The fighting power of one side: its units on the map, one after the other. */
export interface Force {
  readonly hex: Int16Array;
  readonly power: Float64Array;
  count: number;
}

const distances = grid.distances!;

export const makeForce = (): Force => ({
  hex: new Int16Array(unitCount),
  power: new Float64Array(unitCount),
  count: 0,
});

export function countForce(force: Force, state: State, side: number): void {
  const { context } = state;
  force.count = 0;
  for (let unit = context.firstUnit[side]; unit < context.endUnit[side]; unit++) {
    if (state.hexOf[unit] < 0) continue;
    force.hex[force.count] = state.hexOf[unit];
    force.power[force.count++] = powerOf(state, unit);
  }
}

export const powerOf = ({ context, hits }: State, unit: number): number =>
  (context.strength[unit] - hits[unit]) * powerFactor(context.kind[unit]);

function powerFactor(kind: number): number {
  if (kind & PANZER) return 1.6;
  if (kind & ITALIAN) return 0.6;
  if (kind & ARMOR) return 1;
  if (kind & RECON) return 0.7;
  return kind & INFANTRY ? 0.9 : 0.8;
}

/** Fighting power within `radius` hexes. */
export function powerNear({ hex: hexes, power, count }: Force, hex: number, radius: number): number {
  let near = 0;
  for (let i = 0; i < count; i++) if (distances[hex * hexCount + hexes[i]] <= radius) near += power[i];
  return near;
}
