import { CW, DAK } from '../context.js';
import { victoryPoints } from '../rules/victory.js';
import type { State } from '../state.js';
import type { Memory } from './memory.js';

/** What the end of the battle does to values: only the last holder of an objective counts, and only one point decides. */

/** Factors on objectives, and on danger. */
export interface Stakes {
  objective: number;
  danger: number;
}

export const makeStakes = (): Stakes => ({ objective: 1, danger: 1 });

/** On the last day whoever is behind has nothing to lose, and objectives matter most when one of them decides. */
export function weighStakes({ stakes, weights }: Memory, state: State, side: number): void {
  stakes.objective = 1;
  stakes.danger = 1;
  if (state.turn < state.context.data.turns) return;
  const lead = victoryPoints(state) - weights.decisivePoint;
  const behind = side === (lead > 0 ? DAK : CW);
  const close = Math.abs(lead) < 1;
  stakes.objective = close ? weights.closeObjective : 1;
  stakes.danger = behind ? weights.dangerBehind : weights.dangerAhead;
}

/** Value of holding an objective: it counts at the end only, so it grows with time. */
export function objectiveValue({ stakes, weights }: Memory, state: State, objective: number): number {
  const { turns } = state.context.data;
  const late = turns > 1 ? (state.turn - 1) / (turns - 1) : 1;
  const share = weights.captureEarly + (weights.captureLate - weights.captureEarly) * late;
  return state.context.objectives[objective].points * weights.victoryPoint * share * stakes.objective;
}
