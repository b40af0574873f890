/** Logistic regression by Newton's method, with a penalty on large weights. Everything is recomputed from the samples. */

export interface Sample {
  readonly values: Float64Array;
  /** 1 for a victory, 0 for a defeat, in between for one that was less clear. */
  readonly result: number;
}

export interface Fitted {
  readonly constant: number;
  readonly weights: Float64Array;
}

const rounds = 12;
const settled = 1e-7;

/** Inputs are brought to one scale first, so that the penalty is the same for all. */
export function regress(samples: readonly Sample[], penalty: number): Fitted {
  const width = samples[0].values.length;
  const { mean, scale } = spreadOf(samples, width);
  const rows = samples.map(({ values }) =>
    Float64Array.from({ length: width + 1 }, (_, i) => (i === width ? 1 : (values[i] - mean[i]) / scale[i])),
  );
  const weights = new Float64Array(width + 1);
  for (let round = 0; round < rounds; round++) {
    const step = newtonStep(rows, samples, weights, penalty);
    let largest = 0;
    step.forEach((one, i) => {
      weights[i] += one;
      largest = Math.max(largest, Math.abs(one));
    });
    if (largest < settled) break;
  }
  const raw = Float64Array.from({ length: width }, (_, i) => weights[i] / scale[i]);
  return { weights: raw, constant: weights[width] - raw.reduce((sum, one, i) => sum + one * mean[i], 0) };
}

function spreadOf(samples: readonly Sample[], width: number) {
  const mean = new Float64Array(width);
  const scale = new Float64Array(width);
  for (const { values } of samples) values.forEach((value, i) => (mean[i] += value / samples.length));
  for (const { values } of samples) values.forEach((value, i) => (scale[i] += (value - mean[i]) ** 2 / samples.length));
  // What never changes gets no weight.
  scale.forEach((variance, i) => (scale[i] = variance < 1e-12 ? 1 : Math.sqrt(variance)));
  return { mean, scale };
}

function newtonStep(
  rows: readonly Float64Array[],
  samples: readonly Sample[],
  weights: Float64Array,
  penalty: number,
): Float64Array {
  const size = weights.length;
  const slope = new Float64Array(size);
  const curve = Array.from({ length: size }, () => new Float64Array(size));
  rows.forEach((row, index) => {
    let sum = 0;
    for (let i = 0; i < size; i++) sum += row[i] * weights[i];
    const chance = 1 / (1 + Math.exp(-sum));
    const error = samples[index].result - chance;
    const certainty = chance * (1 - chance);
    for (let i = 0; i < size; i++) {
      slope[i] += error * row[i];
      const share = certainty * row[i];
      for (let j = 0; j <= i; j++) curve[i][j] += share * row[j];
    }
  });
  for (let i = 0; i < size; i++) {
    // The constant goes unpunished, but what never changes needs something to stand on.
    const own = i === size - 1 ? 1e-6 : penalty;
    slope[i] -= own * weights[i];
    curve[i][i] += own;
    for (let j = 0; j < i; j++) curve[j][i] = curve[i][j];
  }
  return solve(curve, slope);
}

/** Gauss with pivots; `matrix` and `right` are used up. */
function solve(matrix: Float64Array[], right: Float64Array): Float64Array {
  const size = right.length;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++) {
      if (Math.abs(matrix[row][column]) > Math.abs(matrix[pivot][column])) pivot = row;
    }
    [matrix[column], matrix[pivot]] = [matrix[pivot], matrix[column]];
    [right[column], right[pivot]] = [right[pivot], right[column]];
    for (let row = column + 1; row < size; row++) {
      const factor = matrix[row][column] / matrix[column][column];
      if (factor === 0) continue;
      for (let i = column; i < size; i++) matrix[row][i] -= factor * matrix[column][i];
      right[row] -= factor * right[column];
    }
  }
  for (let row = size - 1; row >= 0; row--) {
    for (let i = row + 1; i < size; i++) right[row] -= matrix[row][i] * right[i];
    right[row] /= matrix[row][row];
  }
  return right;
}
