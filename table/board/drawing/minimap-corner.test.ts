import { expect, test } from 'vitest';
import { wantsHigh } from './minimap-corner.js';

const view = { width: 900, height: 700 };
const map = { width: 160, height: 190 };
const at = (x: number, y: number, count: number) => Array.from({ length: count }, () => ({ x, y, weight: 1 }));

test('it leaves a corner for another in which it hides clearly less, and stays otherwise', () => {
  expect(wantsHigh([], view, map, false)).toBe(false);
  expect(wantsHigh(at(850, 600, 2), view, map, false)).toBe(false);
  expect(wantsHigh(at(850, 600, 5), view, map, false)).toBe(true);
  expect(wantsHigh([...at(850, 600, 5), ...at(850, 60, 4)], view, map, false)).toBe(false);
  expect(wantsHigh([], view, map, true)).toBe(true);
  expect(wantsHigh(at(850, 60, 5), view, map, true)).toBe(false);
  expect(wantsHigh(at(300, 600, 50), view, map, false)).toBe(false);
});
