import { grid, hexCount } from '../context.js';
import { canAct } from '../rules/activations.js';
import type { State } from '../state.js';
import { isPresent } from './tasks.js';

/** Units that can do something in this impulse. */
export function actorsOf(state: State, side: number): number[] {
  const { firstUnit, endUnit } = state.context;
  const units: number[] = [];
  for (let unit = firstUnit[side]; unit < endUnit[side]; unit++) {
    if (isPresent(state, unit) && canAct(state, unit)) units.push(unit);
  }
  return units;
}

const distances = grid.distances!;

/** In hexes. */
export const distance = (from: number, to: number): number => distances[from * hexCount + to];
