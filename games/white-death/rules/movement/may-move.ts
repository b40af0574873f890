import type { Reason } from '../../reasons.js';
import { NONE, POINT, RELEASED_TOWNS, type State, STOPPED } from '../../state.js';

/** 6A: whether a unit may move at all in this movement phase, and how far. */

/** Twelfths of a point. */
export const pointsLeft = (state: State, unit: number): number => state.impulse * POINT - state.spent[unit];

export function checkMoves(state: State, unit: number): Reason | null {
  const { context } = state;
  if (context.side[unit] !== state.deciding) return 'not-your-unit';
  if (state.hexOf[unit] < 0) return 'not-on-map';
  // 22: the garrison of the city may move within it.
  if (context.townGarrison[unit] === 1 && (state.released & RELEASED_TOWNS) === 0) return 'garrison-frozen';
  if (state.target[unit] !== NONE) return 'assaults-this-impulse';
  return state.flags[unit] & STOPPED ? 'stopped' : null;
}
