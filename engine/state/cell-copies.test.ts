import { expect, test } from 'vitest';
import { CellCopies } from './cell-copies.js';

test.each([3, 5000, 20_000])('copies of %i cells stay as they were, whatever is copied after them', (length) => {
  const cells = new Int16Array(length);
  const copies = new CellCopies();
  const made = Array.from({ length: 5000 / Math.min(length, 500) }, (_, index) => copies.copy(cells.fill(index)));
  expect(made.every((copy, index) => copy.length === length && copy.every((cell) => cell === index))).toBe(true);
});
