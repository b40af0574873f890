import type { Clock } from '@impulse/engine';
import { type State, STEP } from './state.js';

/** 2.0: the clocks of the battle. Night, which ends a turn, is a time of its own. */
export function clockOf(state: State, clock: Clock): number {
  if (clock === 'turn') return 2 * state.turn + (state.step === STEP.night || state.step === STEP.over ? 1 : 0);
  const couplet = state.turn * state.context.data.coupletsPerTurn + state.couplet;
  return couplet * partsOfCouplet + partOf(state);
}

const partsOfCouplet = 6;

function partOf(state: State): number {
  switch (state.step) {
    case STEP.setup:
      return 0;
    case STEP['choose-an']:
    case STEP['adjust-an']:
    case STEP['air-plan']:
    case STEP['air-strike']:
      return 1;
    case STEP.night:
      return 4;
    case STEP.over:
      return 5;
    default:
      return 2 + state.impulse;
  }
}

/** Couplets still to be played, this one included. */
export function coupletsLeft(state: State): number {
  const { turns, coupletsPerTurn } = state.context.data;
  return (turns - state.turn) * coupletsPerTurn + (coupletsPerTurn - state.couplet) + 1;
}
