import type { Cells, EvaluationData, Features, Game, PublicAction } from '@impulse/engine';
import { resultsOf } from './result.js';
import { logistic } from './logistic.js';
import { evaluationTerms } from './terms.js';

/** How likely a side is to win from a position. */
export interface Evaluation<S> {
  /** From 0 to 1; the chances of the two sides add up to 1. */
  winChance(state: S, side: number): number;
}

export function makeEvaluation<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  features: Features<S>,
  data: EvaluationData,
): Evaluation<S> {
  const terms = evaluationTerms(features, data);
  const resultOf = resultsOf(game, features, data.clarity);

  function firstWins(state: S): number {
    if (game.codes.deciding(state) < 0) return resultOf(state);
    let sum = data.constant;
    for (const term of terms.of(state)) sum += term;
    return logistic(sum);
  }

  return { winChance: (state, side) => (side === 0 ? firstWins(state) : 1 - firstWins(state)) };
}
