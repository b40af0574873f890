import { canAct } from '../../rules/turn/activations.js';
import type { State } from '../../state.js';

/** Units that can do something in this impulse. */
export function actorsOf(state: State, side: number): number[] {
  const { firstUnit, endUnit } = state.context;
  const units: number[] = [];
  for (let unit = firstUnit[side]; unit < endUnit[side]; unit++) {
    if (canAct(state, unit)) units.push(unit);
  }
  return units;
}
