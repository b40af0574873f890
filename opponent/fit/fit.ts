import type { EvaluationData } from '@impulse/engine';
import { regress } from '../evaluation/regression.js';
import type { LearntPosition } from './battles.js';

/** An evaluation from lessons, and how well it foretells others. */
export interface Learnt {
  readonly data: EvaluationData;
  /** Mean of the negative logarithm of the chance given to what happened, on lessons that were not learnt from. */
  readonly loss: number;
  /** The same of an evaluation that knows only how often the first side wins. */
  readonly plainLoss: number;
}

const penalty = 30;
/** Digits kept of a weight. */
const digits = 4;

export function learn(
  names: readonly string[],
  { time, clarity }: Pick<EvaluationData, 'time' | 'clarity'>,
  lessons: readonly LearntPosition[],
  unseen: readonly LearntPosition[],
  provenance: string,
): Learnt {
  const timeAt = names.indexOf(time);
  const inputsOf = ({ features }: LearntPosition): Float64Array => {
    const left = features[timeAt];
    return Float64Array.from({ length: 2 * names.length }, (_, i) =>
      i < names.length ? features[i] : features[i - names.length] * left,
    );
  };
  const { constant, weights } = regress(
    lessons.map((lesson) => ({ values: inputsOf(lesson), result: lesson.result })),
    penalty,
  );
  const rounded = (value: number): number => Number(value.toPrecision(digits));
  const data: EvaluationData = {
    provenance,
    time,
    ...(clarity ? { clarity } : {}),
    constant: rounded(constant),
    weights: Object.fromEntries(
      names.map((name, i) => [name, [rounded(weights[i]), rounded(weights[names.length + i])] as const]),
    ),
  };
  const wins = lessons.filter(({ won }) => won).length / lessons.length;
  return {
    data,
    loss: lossOf(unseen, (lesson) => {
      const sum = inputsOf(lesson).reduce((total, value, i) => total + value * weights[i], constant);
      return 1 / (1 + Math.exp(-sum));
    }),
    plainLoss: lossOf(unseen, () => wins),
  };
}

function lossOf(lessons: readonly LearntPosition[], chanceOf: (lesson: LearntPosition) => number): number {
  const sum = lessons.reduce((total, lesson) => {
    const chance = chanceOf(lesson);
    return total - Math.log(Math.max(1e-9, lesson.won ? chance : 1 - chance));
  }, 0);
  return sum / lessons.length;
}
