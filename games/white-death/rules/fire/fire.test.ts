import { expect, test } from 'vitest';
import { hexOf, type Setting, setting, unitOf } from '../../testing/setting.js';
import type { State } from '../../state.js';
import { bunkerFire, fireValue, garrisonFire } from './fire.js';
import { findIsolation } from '../supply/isolation.js';

/** In points. */
const conventional = (state: State, id: string, into: string): number =>
  fireValue(state, unitOf(state, id), hexOf(into), false, findIsolation(state)) / 4;
const antitank = (state: State, id: string, into: string): number =>
  fireValue(state, unitOf(state, id), hexOf(into), true, findIsolation(state)) / 4;

test('9C1 combat value is the factor times the strength that is left', () => {
  const state = setting({ units: { '83id-i-277': '1513', '9grd-18g': { at: '1514', strength: 7 } } });
  expect(conventional(state, '83id-i-277', '1514')).toBe(15);
  expect(conventional(state, '9grd-18g', '1513')).toBe(28);
});

test('10C1 antitank values keep their fractions', () => {
  const state = setting({ units: { '83id-i-277': '1513', '9grd-18g': { at: '1514', strength: 7 } } });
  expect(antitank(state, '83id-i-277', '1514')).toBe(1.5);
  expect(antitank(state, '9grd-18g', '1513')).toBe(3.5);
});

// 1723 is high ground, 1722 is not.
test('12B firing down a slope hexside doubles both factors, firing up it does not', () => {
  const state = setting({ units: { '83id-i-277': '1723', '9grd-18g': '1722' } });
  expect(conventional(state, '83id-i-277', '1722')).toBe(30);
  expect(antitank(state, '83id-i-277', '1722')).toBe(3);
  expect(conventional(state, '9grd-18g', '1723')).toBe(36);
});

test('21A close combat units double both factors in a town or forest', () => {
  const state = setting({ units: { '83id-183-pi': '1615', '83id-i-277': '1615', '9grd-smg': '1514' } });
  expect(conventional(state, '83id-183-pi', '1514')).toBe(20);
  expect(antitank(state, '83id-183-pi', '1514')).toBe(4);
  expect(conventional(state, '83id-i-277', '1514')).toBe(15);
  expect(conventional(state, '9grd-smg', '1615')).toBe(8);
});

test('21A and when they assault into one', () => {
  const state = setting({ units: { '83id-183-pi': '1615', '9grd-smg': '1514', '2eng': '1514' } });
  state.target[unitOf(state, '9grd-smg')] = hexOf('1615');
  state.target[unitOf(state, '2eng')] = hexOf('1615');
  expect(conventional(state, '9grd-smg', '1615')).toBe(16);
  expect(antitank(state, '2eng', '1615')).toBe(12);
});

/** 2319 and everything around it held by Soviets. */
const pocket: Setting['units'] = {
  '83id-i-277': '2619',
  '83id-183-pi': '2619',
  '257rd-943': '2618',
  '257rd-948': '2719',
  '257rd-953': '2720',
  '381rd-1259': '2620',
  '381rd-1261': '2520',
  '381rd-1263': '2519',
};

test('15C isolated units have half their factors, and fractions stay', () => {
  const state = setting({ units: pocket });
  expect(conventional(state, '83id-i-277', '2618')).toBe(7.5);
  expect(antitank(state, '83id-i-277', '2618')).toBe(0.75);
  expect(conventional(state, '83id-183-pi', '2618')).toBe(10);
});

test('15D2 the fortress that has paid does not suffer isolation', () => {
  const state = setting({ units: pocket });
  state.avoidsIsolation = 1;
  expect(conventional(state, '83id-i-277', '2618')).toBe(15);
});

test('rule 19 the example of the manual: a bunker of strength 7 fires 7, conventional and antitank', () => {
  expect(bunkerFire(7) / 4).toBe(7);
});

test('rule intrinsic-garrisons, ruling 49 a garrison fires 4', () => {
  expect(garrisonFire / 4).toBe(4);
});
