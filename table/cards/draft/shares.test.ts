import type { Bounds } from '@impulse/engine';
import { expect, test } from 'vitest';
import { moved, nextPoints, pointsOf, rowsShown } from './shares.js';

const targets: Extract<Bounds, { kind: 'shares' }> = {
  kind: 'shares',
  rows: [
    { id: 'a', unit: 'a', pool: 'conventional', standard: 20, most: 24, steps: [10, 20, 30] },
    { id: 'b', unit: 'b', pool: 'conventional', standard: 12, most: 16, steps: [12] },
    { id: 'c', unit: 'c', pool: 'antitank', standard: 3, most: 3, steps: [] },
  ],
  pools: { conventional: 36, antitank: 3 },
  left: { conventional: 4, antitank: 0 },
  step: 0.25,
};

const attacks: Extract<Bounds, { kind: 'shares' }> = {
  kind: 'shares',
  rows: ['0', '1', '2', '3'].map((id, row) => ({
    id,
    unit: null,
    pool: 'barrage',
    standard: row === 0 ? 60 : 0,
    most: 75,
    steps: [],
  })),
  pools: { barrage: 75 },
  left: { barrage: 15 },
  step: 0.25,
};

test('points fall as they would by themselves until some are given', () => {
  expect([...pointsOf(targets, undefined).values()]).toEqual([20, 12, 3]);
  expect([...pointsOf(targets, { a: 30 }).values()]).toEqual([30, 0, 0]);
});

test('points go from one mark to the next, and as far as there are any', () => {
  const steps = [10, 20, 30];
  expect(nextPoints(12, 1, steps, 0, 24)).toBe(20);
  expect(nextPoints(20, 1, steps, 0, 24)).toBe(24);
  expect(nextPoints(24, 1, steps, 0, 24)).toBe(24);
  expect(nextPoints(24, -1, steps, 0, 24)).toBe(20);
  expect(nextPoints(4, -1, steps, 0, 24)).toBe(0);
});

test('a unit changes places with its neighbour', () => {
  expect(moved(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
  expect(moved(['a', 'b', 'c'], 'd', 1)).toEqual(['a', 'b', 'c']);
});

test('of rows that stand for nobody the used ones and the next are shown', () => {
  expect(rowsShown(targets, pointsOf(targets, { a: 1 }))).toHaveLength(3);
  expect(rowsShown(attacks, pointsOf(attacks, undefined)).map(({ id }) => id)).toEqual(['0', '1']);
  expect(rowsShown(attacks, pointsOf(attacks, { '0': 30, '1': 45 })).map(({ id }) => id)).toEqual(['0', '1', '2']);
});
