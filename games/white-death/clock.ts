import type { Clock } from '@impulse/engine';
import { pointsPerTurn, type State, STEP } from './state.js';

/** 5: the clocks of the battle. Between two impulses, while somebody decides on the next, it is neither of them. */
export function clockOf(state: State, clock: Clock): number {
  if (clock === 'turn') return state.turn;
  const begun = state.impulses[0] + state.impulses[1];
  return state.turn * partsOfTurn + 2 * begun + (isWithinImpulse(state) ? 0 : 1);
}

/** Each side has as many impulses as points at the most, and there is a time before and after each of them. */
const partsOfTurn = 2 * (2 * pointsPerTurn + 1);

export const isWithinImpulse = ({ step }: State): boolean =>
  step === STEP.movement ||
  step === STEP.barrage ||
  step === STEP.defence ||
  step === STEP.assault ||
  step === STEP.advance;
