import { canAct } from '../../rules/turn/activations.js';
import { ASSAULTED, BARRAGED, FLOWN, isGround, OVERRAN, type State } from '../../state.js';

const FIRED = ASSAULTED | OVERRAN | BARRAGED | FLOWN;

/** More than there are units. */
const room = 128;

/** Who has fired in this impulse, and what it has cost the enemy. */
export function tidingsOf(state: State, side: number): number {
  const { context, flags, hits } = state;
  let fired = 0;
  let hit = 0;
  let isAnybodyLeft = false;
  for (let unit = 0; unit < context.units.length; unit++) {
    if (context.side[unit] !== side) {
      if (isGround(unit)) hit += hits[unit];
      continue;
    }
    if (flags[unit] & FIRED) fired++;
    isAnybodyLeft ||= canAct(state, unit);
  }
  return isAnybodyLeft ? 1 + fired + room * hit : 0;
}
