import { expect, test } from 'vitest';
import { firePoints, mixed } from './numbers.js';

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

test.each([
  [12, '12'],
  [2.5, '2.5'],
  [3.75, '3.75'],
  [0.1 + 0.2, '0.3'],
])('points of fire: %d is written %s, as in the log and on the counters', (value, text) => {
  expect(firePoints(value)).toBe(text);
});
