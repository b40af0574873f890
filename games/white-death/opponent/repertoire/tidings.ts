import { nextMarked } from '../../marked-hexes.js';
import { pointsLeft } from '../../rules/movement/may-move.js';
import { NONE, POINT, stackSize, type State, STEP, STOPPED, TARGET } from '../../state.js';
import { isFrozen } from '../map/sight.js';

/** More than there are units. */
const room = 1 << 10;

/**
 * What has come to light in the movement of an impulse: who is in the stacks under assault besides those on top (4C), for
 * whoever declares an assault looks into them; and what the side has lost, for ice breaks and tanks that leave a zone are
 * fired at. Barrages and assaults tell more, but by then all have moved.
 */
export function tidingsOf(state: State, side: number): number {
  if (state.step !== STEP.movement) return 0;
  const { firstUnit, endUnit } = state.context;
  let seen = 0;
  for (let hex = nextMarked(state); hex !== NONE; hex = nextMarked(state, hex + 1)) {
    if (state.marks[hex] & TARGET) seen += Math.max(0, stackSize(state, hex) - 1);
  }
  const lost = state.losses[side * 2] + state.losses[side * 2 + 1];
  for (let unit = firstUnit[side]; unit < endUnit[side]; unit++) {
    if (mayBeTold(state, unit)) return 1 + seen + room * lost;
  }
  return 0;
}

/** Is somebody on the map still free to go elsewhere, or to join an assault? */
const mayBeTold = (state: State, unit: number): boolean =>
  state.hexOf[unit] >= 0 &&
  state.target[unit] === NONE &&
  (state.flags[unit] & STOPPED) === 0 &&
  pointsLeft(state, unit) >= POINT &&
  !isFrozen(state, unit);
