import { describe, expect, test } from 'vitest';
import { GERMAN, grid, hexCount, SOVIET } from '../../context.js';
import { putUnit, type State } from '../../state.js';
import { hexOf, setting, unitOf } from '../../testing/setting.js';
import { findIsolation, isConnected, isCutOff, isIsolated, paintIsolation } from './isolation.js';
import { tracesToEdge } from './tracing.js';

/** 15C Isolation. */

const soviets = ['9grd-18g', '9grd-22g', '9grd-31g', '46grd-135g', '46grd-139g', '46grd-141g'];
const germans = ['83id-i-277', '83id-ii-277', '83id-iii-277', '291id-i-504', '291id-ii-504', '291id-iii-504'];

/** The hexes two steps from a hex in the directions given: units there keep the hex inside their zones. */
const corners = (label: string, directions: readonly number[] = [0, 1, 2, 3, 4, 5]): string[] =>
  directions.map((direction) => {
    const next = grid.neighbour(hexOf(label), direction);
    return grid.label(grid.neighbour(next, direction));
  });

const around = (units: readonly string[], hexes: readonly string[]): Record<string, string> =>
  Object.fromEntries(hexes.map((hex, index) => [units[index], hex]));

const cutOff = (state: State, id: string): boolean => {
  const unit = unitOf(state, id);
  return isCutOff(state, unit, findIsolation(state));
};

describe('15C isolation', () => {
  test('15C nobody is isolated on an open map, however far from the edge', () => {
    const state = setting({ units: { '257rd-943': '0110', '83id-i-257': '3920' } });
    expect(cutOff(state, '257rd-943')).toBe(false);
    expect(cutOff(state, '83id-i-257')).toBe(false);
  });

  test('15C a ring of enemy zones isolates', () => {
    const state = setting({ units: { '83id-i-257': '1510', ...around(soviets, corners('1510')) } });
    expect(cutOff(state, '83id-i-257')).toBe(true);
    expect(isIsolated(state, unitOf(state, '83id-i-257'), findIsolation(state))).toBe(true);
  });

  test('15C one gap in the ring is enough, whatever the length of the path', () => {
    const state = setting({ units: { '83id-i-257': '1510', ...around(soviets, corners('1510', [0, 1, 3, 4, 5])) } });
    expect(cutOff(state, '83id-i-257')).toBe(false);
  });

  test('15C, ruling 32 a friendly unit does not open an enemy zone to the path', () => {
    const [north] = corners('1510', [0]);
    const state = setting({
      units: {
        '83id-i-257': '1510',
        '83id-ii-257': '1509',
        ...around(soviets, corners('1510', [1, 2, 3, 4, 5])),
        '9grd-smg': '1507',
      },
    });
    expect(north).toBe('1508');
    expect(cutOff(state, '83id-i-257')).toBe(true);
  });

  test('15C, ruling 80 the hex a unit stands in may lie in an enemy zone, the next may not', () => {
    const state = setting({ units: { '83id-i-257': '1510', '9grd-18g': '1509' } });
    expect(cutOff(state, '83id-i-257')).toBe(false);
    expect(cutOff(state, '9grd-18g')).toBe(false);
  });

  test('15C, ruling 80 on a friendly edge hex nothing has to be traced', () => {
    const state = setting({ units: { '83id-i-257': '0110', ...around(soviets, ['0109', '0111', '0209', '0210']) } });
    expect(cutOff(state, '83id-i-257')).toBe(false);
  });

  test('15C, 15B the west edge serves the Germans only', () => {
    const ring = corners('0210', [0, 1, 2, 3]);
    const german = setting({ units: { '83id-i-257': '0210', ...around(soviets, ring) } });
    expect(cutOff(german, '83id-i-257')).toBe(false);
    const soviet = setting({ units: { '257rd-943': '0210', ...around(germans, ring) } });
    expect(cutOff(soviet, '257rd-943')).toBe(true);
  });

  test('15C, 15B the east edge and the extreme south-east serve the Soviets only', () => {
    for (const edge of ['4020', '3743']) {
      const state = setting({ units: { '257rd-943': edge, '83id-i-257': 'off' } });
      expect(cutOff(state, '257rd-943')).toBe(false);
      const near = grid.within(hexOf(edge), 1).map((hex) => grid.label(hex));
      const blocked = setting({ units: { '83id-i-257': edge, ...around(soviets, near.slice(1)) } });
      expect(cutOff(blocked, '83id-i-257')).toBe(true);
    }
  });

  test('15C, rule 3 a lone German weapons company has no zone to isolate anybody', () => {
    const companies = ['83id-13-277', '83id-13-251', '83id-13-257', '291id-13-504', '291id-13-505', '291id-13-506'];
    const state = setting({ units: { '257rd-943': '1510', ...around(companies, corners('1510')) } });
    expect(cutOff(state, '257rd-943')).toBe(false);
  });

  test('ruling 81 a standing garrison bars its hex, and only its hex, to Soviet paths', () => {
    // From 0720 the way out leads through 0719 alone.
    const pocket = (garrisons: readonly string[]): State =>
      setting({ garrisons, units: { '257rd-943': '0720', ...around(germans, corners('0720', [1, 2, 3, 4, 5])) } });
    expect(cutOff(pocket([]), '257rd-943')).toBe(false);
    expect(cutOff(pocket(['0719']), '257rd-943')).toBe(true);
  });

  test('15C paths from the edges and paths to the edges find the same', () => {
    let seed = 7;
    const next = (below: number): number => (seed = (seed * 48271) % 2147483647) % below;
    for (let round = 0; round < 6; round++) {
      const state = setting({ units: {}, garrisons: ['0719', '1626', '2024'] });
      const { context } = state;
      for (let unit = 0; unit < context.side.length; unit += 2) {
        const hex = next(hexCount);
        const top = state.top[hex];
        if (top < 0 || context.side[top] === context.side[unit]) putUnit(state, unit, hex);
      }
      for (const side of [SOVIET, GERMAN]) {
        const painted = new Uint8Array(hexCount);
        paintIsolation(state, side, painted);
        const isolation = findIsolation(state);
        for (let hex = 0; hex < hexCount; hex++) {
          expect(painted[hex] === 1, grid.label(hex)).toBe(tracesToEdge(state, side, hex));
          expect(isConnected(isolation, side, hex), grid.label(hex)).toBe(painted[hex] === 1);
        }
      }
    }
  });
});

test('rule menu-isolation the map is painted where a side is not cut off', () => {
  const state = setting({ units: { '83id-i-257': '1510', ...around(soviets, corners('1510')) } });
  const painted = new Uint8Array(hexCount);
  paintIsolation(state, GERMAN, painted);
  expect(painted[hexOf('1510')]).toBe(0);
  expect(painted[hexOf('1504')]).toBe(1);
  paintIsolation(state, SOVIET, painted);
  expect(painted.every((value, hex) => value === 1 || hex === hexOf('1510'))).toBe(true);
});
