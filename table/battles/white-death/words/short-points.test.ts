import { expect, test } from 'vitest';
import { shortPoints } from './short-points.js';

test.each([
  [3, '3'],
  [0.5, '½'],
  [28 / 12, '2⅓'],
  [29 / 12, '2 5/12'],
  [-1.25, '−1¼'],
])('on the map %d is written %s', (points, text) => {
  expect(shortPoints(points)).toBe(text);
});
