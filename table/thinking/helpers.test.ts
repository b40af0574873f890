import { expect, test } from 'vitest';
import { usualHelpers } from './helpers.js';

test('two cores think together, and more leave one to the page', () => {
  expect([1, 2, 3, 4, 5, 16].map(usualHelpers)).toEqual([0, 1, 1, 2, 3, 3]);
});
