import { builtInData } from '@impulse/white-death/data/index.js';
import { describe, expect, test } from 'vitest';
import { shortNameOf } from './formations.js';
import { factorsOf, figure, letterOf, printKey } from './print.js';
import { print, unitOf } from './testing/cards.js';

describe('what is printed', () => {
  test('halves have a point and no nought', () => {
    expect([0, 0.5, 1, 1.5, 17.5].map(figure)).toEqual(['0', '.5', '1', '1.5', '17.5']);
  });

  test('conventional and antitank factor, for guns range, barrage and support in a second row', () => {
    expect(factorsOf(unitOf('9grd-18g'))).toEqual(['4-.5']);
    expect(factorsOf(unitOf('9grd-art'))).toEqual(['1*-1', '6:3-2']);
  });

  test('a gun that may not support shows no factor for it', () => {
    const rockets = builtInData.units.filter((unit) => unit.range !== undefined && unit.support === undefined);
    expect(rockets.length).toBeGreaterThan(0);
    for (const unit of rockets) expect(factorsOf(unit)[1], unit.id).toMatch(/-x$/);
  });

  test('every formation has a short name', () => {
    for (const { id } of builtInData.formations) expect(shortNameOf(id).length, id).toBeLessThan(9);
    expect(shortNameOf('9grd')).toBe('9 Gds');
    expect(shortNameOf('unheard-of')).toBe('unheard-of');
  });
});

test('Y stands for the supply of the city, in place of the mobility', () => {
  expect(letterOf(print('9grd-18g'))).toBe('l');
  expect(letterOf(print('lix-736', { marks: ['city-supply'] }))).toBe('Y');
});

describe('the key of a face', () => {
  const key = printKey(print('9grd-18g'));

  test('changes with strength, movement left and what is seen of its doings', () => {
    const others = [
      print('9grd-22g'),
      print('9grd-18g', { strength: { left: 4, full: 9 } }),
      print('9grd-18g', { strength: null }),
      print('9grd-18g', { movement: { left: 2, full: 5 } }),
      print('9grd-18g', { movement: { left: 5, full: 5 } }),
      print('9grd-18g', { marks: ['shaken'] }),
      print('9grd-18g', { marks: ['isolated'] }),
    ];
    expect(new Set([key, ...others.map(printKey)]).size).toBe(others.length + 1);
  });

  test('does not change with what is not drawn', () => {
    expect(printKey(print('9grd-18g', { marks: ['moved', 'right-bank'], hex: '0101', spent: true }))).toBe(key);
  });
});
