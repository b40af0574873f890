import { describe, expect, test } from 'vitest';
import { grid } from '../../context.js';
import { POOL_FORTRESS, POOL_GERMAN, POOL_SOVIET, putUnit, type State } from '../../state.js';
import { hexOf, setting, type Setting, unitOf } from '../../testing/setting.js';
import { fortressCut, fortressHolds, inFortress, poolOf } from './fortress.js';
import { findIsolation, isCutOff, isIsolated } from '../supply/isolation.js';

/** 15D Velikiye Luki. */

const fromCity = (state: State, hex: number): number =>
  Math.min(...state.context.ground.city.map((city) => grid.distance(city, hex)));

/** A setting with Soviet units in every hex three from the city, except the gaps. */
function siege(units: Setting['units'], gaps: readonly string[] = []): State {
  const state = setting({ units });
  const taken = new Set(Object.keys(units).map((id) => unitOf(state, id)));
  let unit = 0;
  for (let hex = 0; hex < grid.size; hex++) {
    if (fromCity(state, hex) !== 3 || gaps.includes(grid.label(hex))) continue;
    while (taken.has(unit)) unit++;
    putUnit(state, unit++, hex);
  }
  return state;
}

/** Soviet units that close a ring around 1304, far from the city. */
const pocket = {
  '9grd-18g': '1302',
  '9grd-22g': '1503',
  '9grd-31g': '1505',
  '46grd-135g': '1306',
  '46grd-139g': '1105',
  '46grd-141g': '1103',
};

const pool = (state: State, id: string): number => poolOf(state, unitOf(state, id));

describe('15D2 the fortress is a separate entity', () => {
  test('15D2 troops in the city always draw on its reserve, others on the general one', () => {
    const state = setting({ units: { '83id-i-277': '2219', '83id-i-257': '2017', '257rd-943': '2919' } });
    expect(pool(state, '83id-i-277')).toBe(POOL_FORTRESS);
    expect(pool(state, '83id-i-257')).toBe(POOL_GERMAN);
    expect(pool(state, '257rd-943')).toBe(POOL_SOVIET);
  });

  test('15D2 a Soviet unit in the city has nothing of its reserve', () => {
    const state = setting({ units: { '257rd-943': '2619' } });
    expect(pool(state, '257rd-943')).toBe(POOL_SOVIET);
    expect(inFortress(state, unitOf(state, '257rd-943'))).toBe(false);
  });

  test('15D2, ruling 35 while the city is cut, those cut off with it belong to it', () => {
    const state = siege({ '83id-i-277': '2219', '83id-i-257': '2118', '83id-ii-257': '2019', '83id-iii-257': '1205' });
    expect(fortressCut(state)).toBe(true);
    expect(pool(state, '83id-i-257')).toBe(POOL_FORTRESS);
    expect(fromCity(state, hexOf('2019'))).toBe(2);
    expect(pool(state, '83id-ii-257'), 'in an enemy zone, next to a free hex').toBe(POOL_FORTRESS);
    expect(pool(state, '83id-iii-257')).toBe(POOL_GERMAN);
  });

  test('ruling 82 a pocket that has no path to the city does not belong to it', () => {
    const state = siege({ '83id-i-277': '2219', '83id-i-257': '1304', ...pocket });
    expect(isCutOff(state, unitOf(state, '83id-i-257'), findIsolation(state))).toBe(true);
    expect(pool(state, '83id-i-257')).toBe(POOL_GERMAN);
  });

  test('ruling 34 one path from any German city hex is enough', () => {
    const state = siege({ '83id-i-277': '2219' }, ['1919', '1920', '1921', '2021', '1918']);
    expect(fortressCut(state)).toBe(false);
  });

  test('ruling 34 a path from a city hex in Soviet hands does not count', () => {
    const state = setting({ units: { '257rd-943': '2219' } });
    expect(fortressCut(state)).toBe(false);
    for (const [index] of state.context.ground.city.entries()) state.holders[index] = 0;
    expect(fortressCut(state)).toBe(true);
    expect(fortressHolds(state)).toBe(false);
    putUnit(state, unitOf(state, '83id-i-277'), hexOf('2520'));
    expect(fortressHolds(state), 'whoever stands in a hex holds it').toBe(true);
  });

  test('15D2, ruling 120 of a city cut in two, the part without a route has the remedy', () => {
    // 2619 is shut in by three Soviet units; from 2219 the way west is open.
    const state = setting({
      units: {
        '83id-i-277': '2219',
        '83id-ii-277': '2619',
        '9grd-18g': '2718',
        '9grd-22g': '2720',
        '9grd-31g': '2519',
      },
    });
    const isolated = (id: string): boolean => isIsolated(state, unitOf(state, id), findIsolation(state));
    expect(fortressCut(state)).toBe(false);
    expect([isolated('83id-i-277'), isolated('83id-ii-277')]).toEqual([false, true]);
    state.avoidsIsolation = 1;
    expect([isolated('83id-i-277'), isolated('83id-ii-277')]).toEqual([false, false]);
  });

  test('15D2 the payment spares the fortress the effects of isolation, and nobody else', () => {
    const state = siege({ '83id-i-277': '2219', '83id-ii-277': '2118', '83id-i-257': '1304', ...pocket });
    const isolated = (id: string): boolean => isIsolated(state, unitOf(state, id), findIsolation(state));
    expect([isolated('83id-i-277'), isolated('83id-ii-277'), isolated('83id-i-257')]).toEqual([true, true, true]);
    state.avoidsIsolation = 1;
    expect([isolated('83id-i-277'), isolated('83id-ii-277'), isolated('83id-i-257')]).toEqual([false, false, true]);
    expect(isCutOff(state, unitOf(state, '83id-i-277'), findIsolation(state))).toBe(true);
  });
});
