import { describe, expect, test } from 'vitest';
import { GERMAN, grid, hexCount, SOVIET } from '../../context.js';
import { putUnit, type State } from '../../state.js';
import { hexOf, setting, unitOf } from '../../testing/setting.js';
import { inSupply, paintSupply } from './supply-lines.js';

/** 15B Tracing supply. */

const painted = (state: State, side: number): Uint8Array => {
  const into = new Uint8Array(hexCount);
  paintSupply(state, side, into);
  return into;
};

const supplied = (state: State, id: string): boolean => inSupply(state, unitOf(state, id));

const soviets = ['9grd-18g', '9grd-22g', '9grd-31g', '46grd-135g', '46grd-139g', '46grd-141g'];
const corners = (label: string, directions: readonly number[]): string[] =>
  directions.map((direction) => grid.label(grid.neighbour(grid.neighbour(hexOf(label), direction), direction)));
const ring = (label: string, directions: readonly number[]): Record<string, string> =>
  Object.fromEntries(corners(label, directions).map((hex, index) => [soviets[index], hex]));

describe('15B tracing supply', () => {
  test('15B a gun seven hexes from the network is in supply, one farther away is not', () => {
    const state = setting({ units: { '257rd-art': '4020' } });
    const network = painted(state, SOVIET);
    const gun = unitOf(state, '257rd-art');
    const distances = new Set<number>();
    for (let hex = 0; hex < hexCount; hex++) {
      let least = hexCount;
      for (let road = 0; road < hexCount; road++) if (network[road]) least = Math.min(least, grid.distance(hex, road));
      distances.add(least);
      state.hexOf[gun] = hex;
      expect(inSupply(state, gun), grid.label(hex)).toBe(least <= 7);
    }
    expect(distances.has(7) && distances.has(8)).toBe(true);
  });

  test('15B the path to the road must be free of enemy zones', () => {
    const sealed = setting({ units: { '83id-ii-183': '1505', ...ring('1505', [0, 1, 2, 3, 4, 5]) } });
    expect(supplied(sealed, '83id-ii-183')).toBe(false);
    const open = setting({ units: { '83id-ii-183': '1505', ...ring('1505', [0, 1, 2, 3, 4]) } });
    expect(supplied(open, '83id-ii-183')).toBe(true);
  });

  test('15B, ruling 32 friendly units do not open enemy zones', () => {
    const units = { '83id-ii-183': '1505', ...ring('1505', [0, 1, 2, 3, 4, 5]) };
    const state = setting({ units: { ...units, '83id-i-257': '1504', '83id-ii-257': '1506', '83id-iii-257': '1405' } });
    expect(supplied(state, '83id-ii-183')).toBe(false);
  });

  test('15B, ruling 80 a gun in an enemy zone still traces from the next hex', () => {
    const state = setting({ units: { '83id-ii-183': '1505', '9grd-18g': '1504' } });
    expect(supplied(state, '83id-ii-183')).toBe(true);
  });

  test('15B the road itself must be free of enemy units and zones all the way', () => {
    const open = setting({ units: {} });
    expect(painted(open, GERMAN)[hexOf('2010')]).toBe(1);
    // H4 to the north edge is all that serves these guns once the way south is closed as well.
    const north = setting({ units: { '9grd-18g': '2103', '9grd-22g': '2214', '9grd-31g': '2014' } });
    expect(painted(north, GERMAN)[hexOf('2010')]).toBe(0);
    expect(painted(north, GERMAN)[hexOf('2001')]).toBe(1);
  });

  test('15B a road to an enemy edge leads nowhere', () => {
    const state = setting({ units: {} });
    expect(painted(state, SOVIET)[hexOf('0801')]).toBe(0);
    expect(painted(state, GERMAN)[hexOf('0801')]).toBe(1);
    expect(painted(state, SOVIET)[hexOf('4018')]).toBe(1);
    // The extreme south-east is friendly to the Soviets.
    expect(painted(state, SOVIET)[hexOf('3943')]).toBe(1);
  });

  test('15B, ruling 45 a road leads nowhere through a river hex whose bridge is down', () => {
    const network = (bridges: readonly string[]) => painted(setting({ units: {}, bridges }), SOVIET);
    expect(network([])[hexOf('2121')]).toBe(0);
    expect(network(['2220'])[hexOf('2121')]).toBe(1);
    expect(network(['2220'])[hexOf('2219')]).toBe(1);
    expect(network(['2220'])[hexOf('2419')]).toBe(0);
    expect(network(['2220', '2320'])[hexOf('2419')]).toBe(1);
  });

  test('ruling 83 guns that draw on the fortress need no line of supply', () => {
    const state = setting({ units: { '83id-i-183': '2219', '83id-iii-183': '2118' } });
    const { city } = state.context.ground;
    let unit = 0;
    for (let hex = 0; hex < hexCount; hex++) {
      if (Math.min(...city.map((one) => grid.distance(one, hex))) === 3) putUnit(state, unit++, hex);
    }
    expect(supplied(state, '83id-i-183')).toBe(true);
    expect(supplied(state, '83id-iii-183')).toBe(true);
  });
});

test('rule menu-supply only road and railway hexes joined to a friendly edge are marked', () => {
  const state = setting({ units: { '9grd-18g': '2010' } });
  const network = painted(state, GERMAN);
  const { railways, roads } = state.context.data.map;
  const lines = new Set([...railways, ...roads].flatMap(({ hexes }) => hexes));
  for (let hex = 0; hex < hexCount; hex++) if (network[hex]) expect(lines.has(grid.label(hex))).toBe(true);
  for (const label of ['2009', '2010', '2011']) expect(network[hexOf(label)]).toBe(0);
});
