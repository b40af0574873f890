import type { Seat } from '@impulse/engine';
import { grid, groundCount, unitCount } from '../context.js';
import { stackOf, type State } from '../state.js';
import { hexOfUnit } from './places.js';

/** Units by hex from top to bottom, aircraft over everything else. */
export function stacksSeen(state: State, seat: Seat): Map<string, string[]> {
  const { context, hexOf, top } = state;
  const stacks = new Map<string, string[]>();
  for (let unit = 0; unit < groundCount; unit++) {
    const hex = hexOf[unit];
    if (hex < 0 || top[hex] !== unit) continue;
    stacks.set(
      grid.labels[hex],
      stackOf(state, hex).map((one) => context.unitIds[one]),
    );
  }
  for (let aircraft = groundCount; aircraft < unitCount; aircraft++) {
    const hex = hexOfUnit(state, seat, aircraft);
    if (hex !== null) stacks.set(hex, [context.unitIds[aircraft], ...(stacks.get(hex) ?? [])]);
  }
  return stacks;
}
