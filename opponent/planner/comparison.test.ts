import { expect, test } from 'vitest';
import { compare } from './comparison.js';

test('a gain that is the same on every sample has no error, one that comes and goes has', () => {
  expect(compare([3, 5, 4], [1, 3, 2])).toEqual({ gain: 2, error: 0 });
  const { gain, error } = compare([1, 0, 1, 0], [0, 0, 0, 0]);
  expect(gain).toBe(0.5);
  expect(error).toBeCloseTo(0.25);
});
