import type { Reason } from '../../reasons.js';
import { NONE, POINT, RELEASED_TOWNS, type State, STOPPED } from '../../state.js';

/** 6A: whether a unit may move at all in this movement phase, and how far. */

/** Twelfths of a point. */
export const pointsLeft = (state: State, unit: number): number => state.impulse * POINT - state.spent[unit];

/** 22: on turn 1 no garrison moves at all; those of the towns are released with turn 2. */
export const isFrozen = ({ context, released }: State, unit: number): boolean =>
  (context.townGarrison[unit] === 1 || context.fortress[unit] === 1) && (released & RELEASED_TOWNS) === 0;

export function checkMoves(state: State, unit: number): Reason | null {
  const { context } = state;
  if (context.side[unit] !== state.deciding) return 'not-your-unit';
  if (state.hexOf[unit] < 0) return 'not-on-map';
  if (isFrozen(state, unit)) return 'garrison-frozen';
  if (state.target[unit] !== NONE) return 'assaults-this-impulse';
  return state.flags[unit] & STOPPED ? 'stopped' : null;
}
