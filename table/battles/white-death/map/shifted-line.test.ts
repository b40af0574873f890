import { expect, test } from 'vitest';
import { shiftedLine } from './shifted-line.js';

/** From west to east through four hexes, ten points to the hex. */
const line = Array.from({ length: 31 }, (_, i) => ({ x: i / 10, y: 0 }));
const hexes = [1, 2, 3, 4];

test('a line moves to its left where it shares the way, and only there', () => {
  const moved = shiftedLine(line, hexes, (from, to) => from === 2 && to === 3);
  expect(moved[0]).toEqual(line[0]);
  expect(moved[30]).toEqual(line[30]);
  expect(moved[15].x).toBeCloseTo(1.5);
  expect(moved[15].y).toBeLessThan(-0.05);
});

test('a line that shares nothing stays as it is', () => {
  expect(shiftedLine(line, hexes, () => false)).toEqual(line);
});
