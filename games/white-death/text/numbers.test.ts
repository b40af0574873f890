import { expect, test } from 'vitest';
import { mixed } from './numbers.js';

test.each([
  [0, '0'],
  [3, '3'],
  [0.5, '1/2'],
  [28 / 12, '2 1/3'],
  [5 / 12, '5/12'],
  [11.999999, '12'],
  [-1.25, '−1 1/4'],
])('movement points: %d is written %s', (value, text) => {
  expect(mixed(value)).toBe(text);
});
