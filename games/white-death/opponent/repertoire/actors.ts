import type { State } from '../../state.js';
import { isFrozen, takesPart } from '../map/sight.js';

/** Units of a side that can be told something: on the map or about to come, and free to move. */
export function actorsOf(state: State, side: number): number[] {
  const { firstUnit, endUnit } = state.context;
  const units: number[] = [];
  for (let unit = firstUnit[side]; unit < endUnit[side]; unit++) {
    if (takesPart(state, unit) && !isFrozen(state, unit)) units.push(unit);
  }
  return units;
}
