import { expect, test } from 'vitest';
import { namedWeights, weightsWith } from './weights.js';

const usual: { readonly cover: number; readonly danger: readonly number[] } = { cover: 4, danger: [0.35, 0.61] };

test('weights that are given take the place of the usual ones', () => {
  expect(weightsWith(usual)).toEqual(usual);
  expect(weightsWith(usual, { cover: 7, 'danger.1': 2 })).toEqual({ cover: 7, danger: [0.35, 2] });
  expect(usual.danger).toEqual([0.35, 0.61]);
});

test.each(['covers', 'danger', 'danger.2', 'danger.x', 'cover.0', 'toString'])('there is no weight %s', (name) => {
  expect(() => weightsWith(usual, { [name]: 1 })).toThrow(`no weight ${name}`);
});

test('every weight has the name by which it can be given', () => {
  expect(namedWeights(usual)).toEqual({ cover: 4, 'danger.0': 0.35, 'danger.1': 0.61 });
  expect(weightsWith(usual, namedWeights(usual))).toEqual(usual);
});
