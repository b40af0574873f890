import type { Cells, EvaluationData, Features, Game, PublicAction } from '@impulse/engine';
import { resultsOf } from './result.js';
import { logistic } from './logistic.js';

/** How likely a side is to win from a position. */
export interface Evaluation<S> {
  /** From 0 to 1; the chances of the two sides add up to 1. */
  winChance(state: S, side: number): number;
}

export function makeEvaluation<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  features: Features<S>,
  { time, constant, weights, clarity }: EvaluationData,
): Evaluation<S> {
  const { names } = features;
  for (const name of [time, ...Object.keys(weights)]) {
    if (!names.includes(name)) throw new RangeError(`${game.id} has no feature ${name} to be weighed`);
  }
  const values = new Float32Array(names.length);
  const steady = Float64Array.from(names, (name) => weights[name]?.[0] ?? 0);
  const drift = Float64Array.from(names, (name) => weights[name]?.[1] ?? 0);
  const timeAt = names.indexOf(time);
  const resultOf = resultsOf(game, features, clarity);

  function firstWins(state: S): number {
    if (game.codes.deciding(state) < 0) return resultOf(state);
    features.read(state, 0, values);
    const left = values[timeAt];
    let sum = constant;
    for (let i = 0; i < values.length; i++) sum += values[i] * (steady[i] + drift[i] * left);
    return logistic(sum);
  }

  return { winChance: (state, side) => (side === 0 ? firstWins(state) : 1 - firstWins(state)) };
}
