import { grid, terrainOf } from './grid.js';
import { map } from './map.js';
import type { AreaData, SideId } from '../types.js';

/** Set-up areas of scenario I and the campaign, from the front line on 19 November. Reconstructed. */

/** The first column held by the Soviets in each row, from row 1 on. */
const front = [
  30, 29, 29, 29, 28, 28, 28, 28, 28, 28, 26, 26, 27, 27, 28, 29, 29, 30, 30, 30, 30, 30, 30, 29, 29, 30, 30, 31, 31,
  30, 30, 29, 29, 30, 31, 31, 32, 33, 33, 34, 35, 36, 37,
];

type Test = (hex: number) => boolean;

const column = (hex: number): number => Number(grid.label(hex).slice(0, 2));
const row = (hex: number): number => Number(grid.label(hex).slice(2));

const soviet: Test = (hex) => column(hex) >= front[row(hex) - 1];
const german: Test = (hex) => !soviet(hex);
const rows =
  (first: number, last: number): Test =>
  (hex) =>
    row(hex) >= first && row(hex) <= last;
const columns =
  (first: number, last: number): Test =>
  (hex) =>
    column(hex) >= first && column(hex) <= last;
const oneOf = (labels: readonly string[]): Test => {
  const hexes = new Set(labels.map((label) => grid.parse(label)));
  return (hex) => hexes.has(hex);
};
const within =
  (distance: number, ...labels: string[]): Test =>
  (hex) =>
    labels.some((label) => grid.distance(hex, grid.parse(label)) <= distance);
const all =
  (...tests: Test[]): Test =>
  (hex) =>
    tests.every((test) => test(hex));
const any =
  (...tests: Test[]): Test =>
  (hex) =>
    tests.some((test) => test(hex));

/** The bank of the map data's `east` hex; the river hexes are on neither. */
const eastOfLowatj: Test = (() => {
  const river = new Set(map.rivers.find(({ id }) => id === map.lowatj.river)?.hexes.map((label) => grid.parse(label)));
  const bank = new Set([grid.parse(map.lowatj.eastHex)]);
  for (const hex of bank) {
    for (let direction = 0; direction < 6; direction++) {
      const next = grid.neighbour(hex, direction);
      if (next >= 0 && !river.has(next)) bank.add(next);
    }
  }
  return (hex) => bank.has(hex);
})();

const terrain = terrainOf(map.rows);

const area = (id: string, side: SideId, test: Test): AreaData => ({
  id,
  side,
  hexes: grid.labels.filter((_, hex) => terrain[hex] !== 'lake' && test(hex)),
});

const city = oneOf(map.city);
/** The two gaps of ten miles on either side of the city. */
const gaps = any(rows(3, 16), rows(31, 43));

export const areas: readonly AreaData[] = [
  area('vl', 'german', city),
  area('vl-outpost', 'german', any(city, all(german, within(3, '2419')))),
  area('centre', 'german', all(german, eastOfLowatj, rows(22, 29))),
  area('south', 'german', all(german, eastOfLowatj, rows(28, 38))),
  area('screen', 'german', all(german, gaps)),
  // The reserve about Nowossokoljniki also mans the nearest towns of the trunk railway.
  area('nowo', 'german', any(within(1, '0719', '0720'), oneOf(['0624', '0912', '0915']))),
  area('iso', 'german', within(1, '0331')),
  area('n', 'soviet', all(soviet, rows(4, 15))),
  area('c', 'soviet', all(soviet, rows(15, 22))),
  area('s1', 'soviet', all(soviet, rows(21, 25))),
  area('s2', 'soviet', all(soviet, rows(24, 31))),
  area('s3', 'soviet', all(soviet, rows(30, 38))),
  area('r', 'soviet', all(columns(37, 40), rows(12, 34))),
];
