import { NONE, type State } from '../state.js';

/** A step of one impulse, within which a plan serves. */
export interface Phase {
  step: number;
  side: number;
  turn: number;
  impulses: number;
}

export const makePhase = (): Phase => ({ step: NONE, side: NONE, turn: 0, impulses: 0 });

export function notePhase(phase: Phase, { step, deciding, turn, impulses }: State): void {
  phase.step = step;
  phase.side = deciding;
  phase.turn = turn;
  phase.impulses = impulses[deciding];
}

export const isSamePhase = (phase: Phase, { step, deciding, turn, impulses }: State): boolean =>
  phase.step === step && phase.side === deciding && phase.turn === turn && phase.impulses === impulses[deciding];
