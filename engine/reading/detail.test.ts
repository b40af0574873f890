import { expect, test } from 'vitest';
import { numberIn, numbersIn, partIn, partsIn, textIn, textsIn } from './detail.js';

const detail = { unit: 'a', points: 3, path: ['A1', 'A2'], dice: [4, 5], rolls: [{ die: 1 }], west: { an: 2 } };

test('what a detail has is read', () => {
  expect([textIn(detail, 'unit'), numberIn(detail, 'points')]).toEqual(['a', 3]);
  expect([textsIn(detail, 'path'), numbersIn(detail, 'dice')]).toEqual([
    ['A1', 'A2'],
    [4, 5],
  ]);
  expect([partsIn(detail, 'rolls'), partIn(detail, 'west')]).toEqual([[{ die: 1 }], { an: 2 }]);
});

test.each(['missing', 'unit', 'points', 'path', 'dice', 'rolls', 'west'])(
  '%s read as something else is empty',
  (key) => {
    const readings = { textIn, numberIn, textsIn, numbersIn, partIn };
    const empty = { textIn: '', numberIn: 0, textsIn: [], numbersIn: [], partIn: {} };
    const fitting = { unit: 'textIn', points: 'numberIn', path: 'textsIn', dice: 'numbersIn', west: 'partIn' };
    for (const name of Object.keys(readings) as (keyof typeof readings)[]) {
      if (fitting[key as keyof typeof fitting] === name) continue;
      expect(readings[name](detail, key), name).toEqual(empty[name]);
    }
    if (!Array.isArray(detail[key as keyof typeof detail])) expect(partsIn(detail, key)).toEqual([]);
  },
);
