import { describe, expect, test } from 'vitest';
import { grid } from '../../context.js';
import { POINT } from '../../state.js';
import { hexOf, setting, unitOf } from '../../testing/setting.js';
import { mayStand, stepCost } from './costs.js';
import { PROHIBITED } from './terrain-costs.js';
import { move, priceOf, whyNot } from '../../testing/movement.js';

const units = {
  ski: '44ski-1',
  leg: '9grd-18g',
  horse: '24cd-18',
  motorcycle: '2mc-mc',
  wheel: '18mech-1mr',
  track: '33tb-t34',
  draft: '9grd-at',
} as const;

type Weather = 'clear' | 'snow' | 'thaw';

/** Cost in points of a step for each mobility, in the order of the chart. */
function costs(from: string, to: string, weather: Weather = 'clear', bridges: readonly string[] = []) {
  return Object.values(units).map((id) => {
    const state = setting({ weather, bridges, units: {} });
    const direction = grid.direction(hexOf(from), hexOf(to));
    expect(direction).toBeGreaterThanOrEqual(0);
    const cost = stepCost(state, unitOf(state, id), hexOf(from), direction);
    return cost === PROHIBITED ? 'P' : cost / POINT;
  });
}

describe('rule 7 terrain and movement', () => {
  test('rule 7 clear ground', () => {
    expect(costs('1713', '1714')).toEqual([0.5, 1, 1, 2, 2, 1, 2]);
  });

  test('rule 7 forest is prohibited to motorcycles, wheels and tracks', () => {
    expect(costs('1705', '1704')).toEqual([1, 2, 2, 'P', 'P', 'P', 4]);
  });

  test('rule 7 a town entered across country', () => {
    expect(costs('1817', '1816')).toEqual([1, 1, 1, 1, 1, 1, 1]);
  });

  test('rule 7, rule 20 roads and railways negate all other terrain for units that move along them', () => {
    expect(costs('2005', '2004')).toEqual([0.5, 0.5, 1 / 3, 0.25, 0.25, 0.25, 0.5]);
    expect(costs('0118', '0218')).toEqual([0.5, 0.5, 1 / 3, 0.25, 0.25, 0.25, 0.5]);
  });

  test('rule 7, ruling 11 a road hex entered from a hex that is not on the road is not a road hex', () => {
    expect(costs('1904', '2004')).toEqual([1, 2, 2, 'P', 'P', 'P', 4]);
    // Two roads side by side: both hexes have a road, but not the same one.
    expect(costs('2021', '2020')).toEqual([0.5, 1, 1, 2, 2, 1, 2]);
  });

  test('rule 7 creeks and rivers cost some units to leave as well as to enter', () => {
    expect(costs('1509', '1508')).toEqual([1, 1, 1, 1, 1, 1, 1]);
    expect(costs('1508', '1509')).toEqual([0.5, 1, 2, 4, 4, 2, 4]);
    expect(costs('2314', '2414')).toEqual([1, 2, 1, 1, 1, 1, 1]);
    expect(costs('2414', '2514')).toEqual([0.5, 1, 3, 5, 5, 3, 5]);
  });

  test('rule 7 a draft unit pays 1 to enter a creek, 1 along it, and 2 plus the next hex to leave it', () => {
    const state = setting({ units: { '9grd-at': '1509' } });
    expect(priceOf(state, '9grd-at', '1508')).toBe(1);
    expect(priceOf(state, '9grd-at', '1508', '1408')).toBe(2);
    expect(priceOf(state, '9grd-at', '1508', '1408', '1409')).toBe(6);
  });

  test('rule 7 the dearest terrain of a hex counts: forest along a creek', () => {
    // 1708 is forest and creek.
    expect(costs('1608', '1708')).toEqual([1, 2, 2, 'P', 'P', 'P', 4]);
  });

  test('rule 7, ruling 12 slopes cost in both directions', () => {
    expect(costs('0712', '0812')).toEqual([1, 1.5, 1.5, 3, 3, 2, 3]);
    expect(costs('0812', '0712')).toEqual([1, 1.5, 1.5, 3, 3, 2, 3]);
  });

  test('ruling 57 along a road neither slopes nor lakes cost anything', () => {
    // 1629 is high ground, 1628 is not; both on the Nevel road.
    expect(costs('1628', '1629')).toEqual([0.5, 0.5, 1 / 3, 0.25, 0.25, 0.25, 0.5]);
    // 2339/2239 is lake; 2238 to 2339 is a partial lake hexside on the southern road.
    expect(costs('2238', '2339', 'thaw')).toEqual([0.5, 0.5, 1 / 3, 0.25, 0.25, 0.25, 0.5]);
  });

  test('rule 7, 13A lake hexsides in frost and snow', () => {
    for (const weather of ['clear', 'snow'] as const) {
      expect(costs('1616', '1717', weather)).toEqual([0.5, 1.5, 1.5, 3, 3, 2, 3]);
      expect(costs('1615', '1616', weather)).toEqual([0.5, 1, 1, 2, 2, 1, 2]);
    }
  });

  test('rule 7, 13B lake hexsides in a thaw', () => {
    expect(costs('1616', '1717', 'thaw')).toEqual([1, 2, 'P', 'P', 'P', 'P', 'P']);
    expect(costs('1615', '1616', 'thaw')).toEqual([0.5, 1, 1, 3, 3, 1, 3]);
  });

  test('rule 20 a bridge negates the river, for the road and across country', () => {
    expect(costs('1834', '1734', 'clear', ['1734'])).toEqual([0.5, 0.5, 1 / 3, 0.25, 0.25, 0.25, 0.5]);
    expect(costs('2414', '2514', 'clear', ['2414'])).toEqual([0.5, 1, 1, 2, 2, 1, 2]);
    expect(costs('2314', '2414', 'clear', ['2414'])).toEqual([0.5, 1, 1, 2, 2, 1, 2]);
  });

  test('rule 20, ruling 45 without its bridge the road does not cross the river', () => {
    expect(costs('1834', '1734')).toEqual([1, 2, 1, 1, 1, 1, 1]);
    expect(costs('1734', '1633')).toEqual([1, 1, 3, 4, 4, 3, 4]);
  });
});

test('rule 7 prohibited terrain is refused by name of the hex', () => {
  const state = setting({ units: { '33tb-t34': '2005' } });
  expect(whyNot(state, move('33tb-t34', '2004'))).toBeUndefined();
  expect(whyNot(state, move('33tb-t34', '1905'))).toBe('7 terrain-prohibited');
});

test('where a unit may stand at all: tracks in forest only on a road', () => {
  const state = setting({ units: {} });
  const tank = unitOf(state, '33tb-t34');
  expect(mayStand(state, tank, hexOf('2004'))).toBe(true);
  expect(mayStand(state, tank, hexOf('1904'))).toBe(false);
  expect(mayStand(state, unitOf(state, '9grd-18g'), hexOf('1904'))).toBe(true);
});
