import type { Bounds } from '@impulse/engine';
import { expect, test } from 'vitest';
import { leftIn, pointsOf, rowsShown } from './shares.js';

const targets: Extract<Bounds, { kind: 'shares' }> = {
  kind: 'shares',
  rows: [
    { id: 'a', unit: 'a', pool: 'conventional', standard: 20 },
    { id: 'b', unit: 'b', pool: 'conventional', standard: 12 },
    { id: 'c', unit: 'c', pool: 'antitank', standard: 3 },
  ],
  pools: { conventional: 36, antitank: 3 },
  step: 0.25,
};

const attacks: Extract<Bounds, { kind: 'shares' }> = {
  kind: 'shares',
  rows: ['0', '1', '2', '3'].map((id, row) => ({ id, unit: null, pool: 'barrage', standard: row === 0 ? 60 : 0 })),
  pools: { barrage: 75 },
  step: 0.25,
};

test('points fall as they would by themselves until some are given', () => {
  expect([...pointsOf(targets, undefined).values()]).toEqual([20, 12, 3]);
  expect([...pointsOf(targets, { a: 30 }).values()]).toEqual([30, 0, 0]);
});

test('every pool tells what is left of it', () => {
  expect([...leftIn(targets, pointsOf(targets, undefined))]).toEqual([
    ['conventional', 4],
    ['antitank', 0],
  ]);
  expect(leftIn(targets, pointsOf(targets, { a: 40 })).get('conventional')).toBe(-4);
});

test('of rows that stand for nobody the used ones and the next are shown', () => {
  expect(rowsShown(targets, pointsOf(targets, { a: 1 }))).toHaveLength(3);
  expect(rowsShown(attacks, pointsOf(attacks, undefined)).map(({ id }) => id)).toEqual(['0', '1']);
  expect(rowsShown(attacks, pointsOf(attacks, { '0': 30, '1': 45 })).map(({ id }) => id)).toEqual(['0', '1', '2']);
});
