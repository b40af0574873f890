import { expect, test } from 'vitest';
import { art } from '../testing/board.js';
import { makeShades } from './shades.js';

test('an overlay of flags or lines alone shades nothing', () => {
  expect(makeShades(art, [{ look: 'objectives', hexes: [], flags: [], lines: [[1, 2]] }])).toEqual([]);
});
