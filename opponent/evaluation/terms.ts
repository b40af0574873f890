import type { EvaluationData, Features } from '@impulse/engine';

/** What each feature of a position adds to the sum that an evaluation is made of, for the first side. */
export interface EvaluationTerms<S> {
  /** Of the features, in the order of the terms. */
  readonly names: readonly string[];
  /** One object, changed by the next call. */
  of(state: S): Float64Array;
}

export function evaluationTerms<S>(
  features: Features<S>,
  { time, weights }: Pick<EvaluationData, 'time' | 'weights'>,
): EvaluationTerms<S> {
  const { names } = features;
  for (const name of [time, ...Object.keys(weights)]) {
    if (!names.includes(name)) throw new RangeError(`There is no feature ${name} to be weighed`);
  }
  const values = new Float32Array(names.length);
  const terms = new Float64Array(names.length);
  const steady = Float64Array.from(names, (name) => weights[name]?.[0] ?? 0);
  const drift = Float64Array.from(names, (name) => weights[name]?.[1] ?? 0);
  const timeAt = names.indexOf(time);
  return {
    names,
    of(state) {
      features.read(state, 0, values);
      const left = values[timeAt];
      for (let i = 0; i < values.length; i++) terms[i] = values[i] * (steady[i] + drift[i] * left);
      return terms;
    },
  };
}
