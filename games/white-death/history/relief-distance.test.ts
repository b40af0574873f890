import { expect, test } from 'vitest';
import { setting, type Setting } from '../testing/setting.js';
import { reliefDistance } from './relief-distance.js';

const distance = (units: Setting['units']): number | null => reliefDistance(setting({ units }));

/** Of the garrison of the city, and of the panzer division that comes to relieve it. */
const garrison = '83id-i-277';
const relief = '8pz-i-8';

test('counts from the nearest relief to the nearest of the garrison', () => {
  expect(distance({ [garrison]: '2219', [relief]: '1719', '8pz-ii-8': '1019' })).toBe(5);
  expect(distance({ [garrison]: '2219', [relief]: '2219' })).toBe(0);
});

test('is nothing without relief, or without a garrison in the city', () => {
  expect(distance({ [garrison]: '2219' })).toBeNull();
  expect(distance({ [relief]: '1719' })).toBeNull();
  expect(distance({ [relief]: '1719', [garrison]: '1819' })).toBeNull();
});

test('relief that is cut off itself (15C) does not count', () => {
  const ring = { '357rd-1188': '1718', '357rd-1190': '1720', '357rd-1192': '1620', '257rd-943': '1820' };
  const ringed = { ...ring, '257rd-948': '1618', '257rd-953': '1818', [garrison]: '2219', [relief]: '1719' };
  expect(distance(ringed)).toBeNull();
  expect(distance({ ...ringed, '8pz-ii-8': '0519' })).toBe(17);
});
