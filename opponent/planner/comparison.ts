/** How much better some scores are than others on the same samples, in the mean, and the standard error of that. */
export interface Comparison {
  readonly gain: number;
  readonly error: number;
}

export function compare(scores: readonly number[], others: readonly number[]): Comparison {
  const count = Math.max(1, scores.length);
  const gains = scores.map((score, sample) => score - others[sample]);
  const gain = gains.reduce((sum, one) => sum + one, 0) / count;
  const squares = gains.reduce((sum, one) => sum + (one - gain) ** 2, 0);
  return { gain, error: Math.sqrt(squares) / count };
}
