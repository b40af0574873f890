import { describe, expect, test } from 'vitest';
import { setting } from '../../testing/setting.js';
import {
  antitankTable,
  columnOf,
  conventionalTable,
  NO_COLUMN,
  NO_EFFECT,
  oddsText,
  pointsFor,
  resultOf,
} from './odds.js';

const state = setting({ units: {} });
const conventional = conventionalTable(state);
const antitank = antitankTable(state);

/** Odds of `fire` points against `defence`. */
const odds = (fire: number, defence: number, table = conventional): string =>
  oddsText(table, columnOf(table, fire * 4, defence * 2));

describe('9C3 odds', () => {
  test('9C3 the example of the manual: 29 against 10 is 2:1', () => {
    expect(odds(29, 10)).toBe('2:1');
  });

  test('9C3 fractions are rounded in favour of the defender', () => {
    expect(odds(11.75, 6)).toBe('1:1');
    expect(odds(12, 6)).toBe('2:1');
    expect(odds(42, 6)).toBe('6:1');
    expect(odds(5.75, 6)).toBe('1:2');
    expect(odds(2.75, 8)).toBe('1:3');
  });

  test('9C3 below the lowest column there is no effect, above the highest no more', () => {
    expect(odds(1.75, 6)).toBe('-');
    expect(odds(500, 6)).toBe('8:1');
    for (let die = 1; die <= 6; die++) expect(resultOf(conventional, NO_COLUMN, die)).toBe(NO_EFFECT);
  });

  test('the least fire for a column reaches it, and a quarter less does not', () => {
    for (const table of [conventional, antitank]) {
      for (let defence = 1; defence <= 30; defence++) {
        for (let column = 0; column < table.columns; column++) {
          const points = pointsFor(table, column, defence);
          expect(columnOf(table, points, defence)).toBeGreaterThanOrEqual(column);
          expect(columnOf(table, points - 1, defence)).toBeLessThan(column);
        }
      }
    }
  });
});

test('10C2 antitank odds are found in the same way', () => {
  expect(odds(7.75, 4, antitank)).toBe('1:1');
  expect(odds(8, 4, antitank)).toBe('2:1');
  expect(odds(1.75, 4, antitank)).toBe('-');
  expect(odds(0.25, 0.5, antitank)).toBe('1:2');
});
