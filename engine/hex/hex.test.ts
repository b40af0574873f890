import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeGrid, mapEdges, opposite } from './hex.js';
import type { Grid, Layout, Point } from './hex.js';

const desert: Layout = { kind: 'rows', rows: 17, columns: 19, shifted: 'even' };
const winter: Layout = { kind: 'columns', columns: 40, rows: 43, shifted: 'even' };

const layouts: readonly Layout[] = [
  desert,
  winter,
  { kind: 'rows', rows: 6, columns: 5, shifted: 'odd' },
  { kind: 'columns', columns: 7, rows: 4, shifted: 'odd' },
  { kind: 'rows', rows: 1, columns: 4, shifted: 'odd' },
  { kind: 'columns', columns: 3, rows: 1, shifted: 'even' },
];
const grids = layouts.map(makeGrid);
const named = grids.map((grid) => [JSON.stringify(grid.layout), grid] as const);

/** Distances from one hex by breadth-first search, using the drawn geometry only: adjacent centres are one apart. */
function search(grid: Grid, adjacent: readonly (readonly number[])[], from: number): number[] {
  const found = Array.from({ length: grid.size }, () => -1);
  found[from] = 0;
  const queue = [from];
  for (const hex of queue) {
    for (const other of adjacent[hex]) {
      if (found[other] >= 0) continue;
      found[other] = found[hex] + 1;
      queue.push(other);
    }
  }
  return found;
}

function adjacentByGeometry(grid: Grid): number[][] {
  const centres = Array.from({ length: grid.size }, (_, hex) => grid.centre(hex));
  const squared = (a: Point, b: Point): number => (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
  return centres.map((a) => {
    const found: number[] = [];
    centres.forEach((b, other) => {
      if (Math.abs(squared(a, b) - 1) < 1e-9) found.push(other);
    });
    return found;
  });
}
const adjacency = new Map(grids.map((grid) => [grid, adjacentByGeometry(grid)]));

/** As expect(actual).toBe(expected), for inner loops: a million calls of expect take seconds. */
const same = (actual: unknown, expected: unknown): void => {
  if (!Object.is(actual, expected)) expect(actual).toBe(expected);
};
const close = (actual: number, expected: number): void => same(Math.abs(actual - expected) < 1e-9, true);

const someHex = (grid: Grid) => fc.nat(grid.size - 1);

describe.each(named)('%s', (_, grid) => {
  test('labels and parse are a pair', () => {
    expect(grid.labels).toHaveLength(grid.size);
    expect(new Set(grid.labels).size).toBe(grid.size);
    grid.labels.forEach((label, hex) => {
      same(grid.label(hex), label);
      same(grid.parse(label), hex);
    });
  });

  test('parse takes any text and knows only labels', () => {
    const nearLabel = fc.stringMatching(/^[ A-Za-z]?[0-9]{0,5}\n?$/);
    fc.assert(
      fc.property(fc.oneof(fc.string(), nearLabel), (text) => {
        expect(grid.parse(text)).toBe(grid.labels.indexOf(text));
      }),
    );
  });

  test('neighbours are the hexes one step away, and mutual', () => {
    for (let hex = 0; hex < grid.size; hex++) {
      const found: number[] = [];
      for (let d = 0; d < 6; d++) {
        const other = grid.neighbour(hex, d);
        same(grid.neighbours[hex * 6 + d], other);
        if (other < 0) continue;
        found.push(other);
        same(grid.neighbour(other, opposite(d)), hex);
        same(grid.direction(hex, other), d);
        same(grid.direction(other, hex), (d + 3) % 6);
      }
      same(found.sort((a, b) => a - b).join(), adjacency.get(grid)![hex].join());
    }
  });

  test('directions point where their names say, clockwise', () => {
    for (let hex = 0; hex < grid.size; hex++) {
      grid.directions.forEach((name, d) => {
        const other = grid.neighbour(hex, d);
        if (other < 0) return;
        const from = grid.centre(hex);
        const to = grid.centre(other);
        const north = to.y < from.y - 0.1 ? 'N' : to.y > from.y + 0.1 ? 'S' : '';
        const east = to.x > from.x + 0.1 ? 'E' : to.x < from.x - 0.1 ? 'W' : '';
        same(north + east, name);
      });
    }
  });

  test('direction is -1 unless adjacent', () => {
    fc.assert(
      fc.property(someHex(grid), someHex(grid), (a, b) => {
        expect(grid.direction(a, b) >= 0).toBe(adjacency.get(grid)![a].includes(b));
      }),
    );
  });

  test('distance, ring and within agree with breadth-first search', () => {
    const check = (a: number): void => {
      const expected = search(grid, adjacency.get(grid)!, a);
      const furthest = Math.max(...expected);
      const order: number[] = [];
      for (let radius = 0; radius <= furthest + 1; radius++) {
        const ring = expected.flatMap((distance, hex) => (distance === radius ? [hex] : []));
        order.push(...ring);
        same(grid.ring(a, radius).join(), ring.join());
        if (radius <= 4 || radius >= furthest) same(grid.within(a, radius).join(), order.join());
      }
      expected.forEach((distance, b) => {
        same(grid.distance(a, b), distance);
        same(grid.distances![a * grid.size + b], distance);
      });
    };
    if (grid.size < 400) for (let a = 0; a < grid.size; a++) check(a);
    else fc.assert(fc.property(someHex(grid), check), { numRuns: 40 });
  });

  test('a full ring has six hexes for every step', () => {
    const middle = grid.within(0, 99).find((hex) => grid.ring(hex, 1).length === 6);
    if (middle !== undefined) expect(grid.within(middle, 1)).toHaveLength(7);
    expect(grid.ring(0, -1)).toEqual([]);
    expect(grid.within(0, -1)).toEqual([]);
  });

  test('a line joins its ends by adjacent hexes of the map, nearest to the straight line, the same both ways', () => {
    const check = (a: number, b: number): void => {
      const line = grid.line(a, b);
      const length = grid.distance(a, b);
      expect(line).toHaveLength(length + 1);
      expect(line[0]).toBe(a);
      expect(line[length]).toBe(b);
      for (let i = 1; i <= length; i++) same(grid.distance(line[i - 1], line[i]), 1);
      expect(grid.line(b, a).reverse()).toEqual(line);
      const higher = grid.line(a, b, true);
      const from = grid.centre(a);
      const to = grid.centre(b);
      for (let i = 0; i <= length; i++) {
        const part = length === 0 ? 0 : i / length;
        const x = from.x + (to.x - from.x) * part;
        const y = from.y + (to.y - from.y) * part;
        const away = (hex: number): number => Math.hypot(grid.centre(hex).x - x, grid.centre(hex).y - y);
        const best = Math.min(...grid.within(line[i], 1).map(away));
        const nearest = grid.within(line[i], 1).filter((hex) => away(hex) < best + 1e-6);
        same(line[i], Math.min(...nearest));
        same(higher[i], Math.max(...nearest));
      }
    };
    if (grid.size < 50) {
      for (let a = 0; a < grid.size; a++) for (let b = 0; b < grid.size; b++) check(a, b);
    } else {
      fc.assert(fc.property(someHex(grid), someHex(grid), check), { numRuns: 300 });
      for (const side of mapEdges) {
        const edge = grid.edge(side);
        for (const a of edge) for (const b of edge) same(grid.line(a, b).includes(-1), false);
      }
    }
  });

  test('edges are the outermost hexes, in order', () => {
    const [north, east, south, west] = mapEdges.map((side) => grid.edge(side));
    expect(north).toHaveLength(grid.layout.columns);
    expect(south).toHaveLength(grid.layout.columns);
    expect(east).toHaveLength(grid.layout.rows);
    expect(west).toHaveLength(grid.layout.rows);
    for (const edge of [north, south]) {
      for (let i = 1; i < edge.length; i++) {
        expect(grid.centre(edge[i]).x).toBeGreaterThan(grid.centre(edge[i - 1]).x);
      }
    }
    for (const edge of [east, west]) {
      for (let i = 1; i < edge.length; i++) {
        expect(grid.centre(edge[i]).y).toBeGreaterThan(grid.centre(edge[i - 1]).y);
      }
    }
    const onEdge = new Set([...north, ...east, ...south, ...west]);
    for (let hex = 0; hex < grid.size; hex++) same(onEdge.has(hex), grid.ring(hex, 1).length < 6);
  });

  test('hexsides have one dense number each, the same from both hexes', () => {
    const seen = new Set<number>();
    for (let hex = 0; hex < grid.size; hex++) {
      for (let d = 0; d < 6; d++) {
        const side = grid.hexsideOf(hex, d);
        const other = grid.neighbour(hex, d);
        seen.add(side);
        if (other >= 0) {
          same(grid.hexsideOf(other, opposite(d)), side);
          same(grid.hexsideBetween(hex, other), side);
          same(grid.hexsideBetween(other, hex), side);
          same(grid.hexesOf(side).join(), [Math.min(hex, other), Math.max(hex, other)].join());
        } else {
          same(grid.hexesOf(side).join(), [hex, -1].join());
        }
      }
    }
    expect(seen.size).toBe(grid.hexsides);
    expect(Math.min(...seen)).toBe(0);
    expect(Math.max(...seen)).toBe(grid.hexsides - 1);
    const outer = grid.neighbours.filter((other) => other < 0).length;
    expect(grid.hexsides).toBe((grid.size * 6 + outer) / 2);
    expect(grid.hexsideHexes).toHaveLength(grid.hexsides * 2);
    expect(grid.hexsideBetween(0, 0)).toBe(-1);
  });

  test('hexside labels and parseHexside are a pair', () => {
    const labels = Array.from({ length: grid.hexsides }, (_side, side) => grid.hexsideLabel(side));
    expect(new Set(labels).size).toBe(grid.hexsides);
    labels.forEach((label, side) => {
      same(grid.parseHexside(label), side);
      const [a, b] = grid.hexesOf(side);
      if (b >= 0) same(grid.parseHexside(`${grid.label(b)}/${grid.label(a)}`), side);
    });
    const part = fc.oneof(fc.constantFrom(...grid.labels), fc.constantFrom(...grid.directions), fc.string());
    const text = fc.oneof(
      fc.string(),
      fc.tuple(part, part).map((parts) => parts.join('/')),
    );
    fc.assert(
      fc.property(text, (label) => {
        const side = grid.parseHexside(label);
        if (side >= 0) expect(grid.hexsideLabel(side).split('/').sort()).toEqual(label.split('/').sort());
      }),
    );
  });

  test('corners are shared by both hexes of a side, and the map just holds them all', () => {
    let left = Infinity;
    let top = Infinity;
    let right = -Infinity;
    let bottom = -Infinity;
    for (let hex = 0; hex < grid.size; hex++) {
      const corners = grid.corners(hex);
      for (const { x, y } of corners) {
        left = Math.min(left, x);
        right = Math.max(right, x);
        top = Math.min(top, y);
        bottom = Math.max(bottom, y);
      }
      for (let d = 0; d < 6; d++) {
        const other = grid.neighbour(hex, d);
        if (other < 0) continue;
        const theirs = grid.corners(other);
        const back = opposite(d);
        close(theirs[(back + 1) % 6].x, corners[d].x);
        close(theirs[(back + 1) % 6].y, corners[d].y);
        close(theirs[back].x, corners[(d + 1) % 6].x);
        close(theirs[back].y, corners[(d + 1) % 6].y);
      }
    }
    expect(left).toBeCloseTo(0, 9);
    expect(top).toBeCloseTo(0, 9);
    expect(right).toBeCloseTo(grid.width, 9);
    expect(bottom).toBeCloseTo(grid.height, 9);
  });
});

describe('lettered rows', () => {
  const grid = makeGrid(desert);

  test.each([
    ['M7', 'N3', 4],
    ['M7', 'N16', 10],
    ['M7', 'J18', 13],
    ['M7', 'F2', 8],
    ['M7', 'A17', 16],
    ['M7', 'Q2', 7],
    ['G9', 'M7', 6],
    ['I10', 'G9', 2],
    ['J18', 'A17', 9],
    ['F2', 'A3', 5],
    ['J18', 'N16', 4],
  ])('from %s to %s is %i', (a, b, distance) => {
    expect(grid.distance(grid.parse(a), grid.parse(b))).toBe(distance);
  });

  test.each([
    'N3 N4 N5 N6 M7 M8 M9 M10 M11 L11 L12 L13 K14 K15 K16 J16 J17 J18 J19',
    'G1 F1 F2 F3 F4 F5 F6 E7 E8 E9 E10 D10 D11 C12 C13 B13 B14 B15 A16 A17',
    'N3 M3 L3 K3 J2 I2 H2 G2 F2 E3 D3 C3 B3 A3',
    'P14 O14 N14 N15 N16 M17 L17 K18 J18',
  ])('the track %s is of adjacent hexes', (track) => {
    const hexes = track.split(' ').map((label) => grid.parse(label));
    for (let i = 1; i < hexes.length; i++) expect(grid.distance(hexes[i - 1], hexes[i])).toBe(1);
  });

  test('A1 lies south-west, rows run east, even rows lie half a hex further east', () => {
    expect(grid.size).toBe(323);
    expect(grid.label(0)).toBe('A1');
    expect(grid.label(18)).toBe('A19');
    expect(grid.label(322)).toBe('Q19');
    const around = (label: string): string[] =>
      [0, 1, 2, 3, 4, 5].map((d) => grid.labels[grid.neighbour(grid.parse(label), d)] ?? '-');
    expect(around('M7')).toEqual(['M8', 'L7', 'L6', 'M6', 'N6', 'N7']);
    expect(around('N7')).toEqual(['N8', 'M8', 'M7', 'N6', 'O7', 'O8']);
    expect(around('A1')).toEqual(['A2', '-', '-', '-', '-', 'B1']);
    expect(grid.edge('north').map(grid.label)[1]).toBe('Q2');
    expect(grid.edge('west').map(grid.label).slice(0, 2)).toEqual(['Q1', 'P1']);
    expect(grid.centre(grid.parse('B1')).x - grid.centre(grid.parse('A1')).x).toBe(0.5);
  });

  test.each(['', 'm7', 'M07', 'M 7', 'M7 ', 'R1', 'M0', 'M20', 'M', '7', 'M7.0', '@1', 'M-1', 'ＭM7'])(
    '%j is no hex',
    (text) => {
      expect(grid.parse(text)).toBe(-1);
    },
  );

  test('hexside labels', () => {
    const side = grid.hexsideBetween(grid.parse('M8'), grid.parse('M7'));
    expect(grid.hexsideLabel(side)).toBe('M7/M8');
    expect(grid.hexsideLabel(grid.hexsideOf(grid.parse('N6'), 1))).toBe('M7/N6');
    expect(grid.hexsideLabel(grid.hexsideOf(grid.parse('A1'), 2))).toBe('A1/SW');
    for (const text of ['M7', 'M7/', '/M7', 'M7/M9', 'M7/E', 'M7/M8/', 'm7/M8', 'A1/N', 'M7/M7']) {
      expect(grid.parseHexside(text)).toBe(-1);
    }
  });

  test('a line along a hexside takes the lower index, and stays on the map', () => {
    const line = (a: string, b: string): string => grid.line(grid.parse(a), grid.parse(b)).map(grid.label).join(' ');
    expect(line('G9', 'I9')).toBe('G9 H8 I9');
    expect(line('I9', 'G9')).toBe('I9 H8 G9');
    expect(line('A1', 'E1')).toBe('A1 B1 C1 D1 E1');
    expect(line('B19', 'D19')).toBe('B19 C19 D19');
    expect(line('M7', 'N3')).toBe('M7 M6 M5 N4 N3');
  });
});

describe('numbered columns', () => {
  const grid = makeGrid(winter);

  test('0101 lies north-west, columns run south, even columns lie half a hex further down', () => {
    expect(grid.size).toBe(1720);
    expect(grid.label(0)).toBe('0101');
    expect(grid.label(42)).toBe('0143');
    expect(grid.label(1719)).toBe('4043');
    const around = (label: string): string[] =>
      [0, 1, 2, 3, 4, 5].map((d) => grid.labels[grid.neighbour(grid.parse(label), d)] ?? '-');
    expect(around('2419')).toEqual(['2418', '2519', '2520', '2420', '2320', '2319']);
    expect(around('2319')).toEqual(['2318', '2418', '2419', '2320', '2219', '2218']);
    expect(around('0101')).toEqual(['-', '-', '0201', '0102', '-', '-']);
    expect(grid.edge('south').map(grid.label).slice(-2)).toEqual(['3943', '4043']);
    expect(grid.edge('east').map(grid.label).slice(0, 2)).toEqual(['4001', '4002']);
  });

  test.each([
    '2419 2320 2219 2119 2019 1919 1819 1719 1618 1518 1418 1319 1219 1119 1018 0919 0818 0719',
    '2219 2120 2121 2021 2022 1923 1823 1824 1725 1625 1626 1627 1628 1629 1530 1430 1431 1332 1333 1233 1134',
    '3424 3525 3624 3725 3824 3925 4025',
  ])('the road %s is of adjacent hexes', (road) => {
    const hexes = road.split(' ').map((label) => grid.parse(label));
    for (let i = 1; i < hexes.length; i++) expect(grid.distance(hexes[i - 1], hexes[i])).toBe(1);
  });

  test.each(['', '0000', '0100', '0001', '4101', '0144', '101', '00101', '24 19', '241９', '+101'])(
    '%j is no hex',
    (text) => {
      expect(grid.parse(text)).toBe(-1);
    },
  );

  test('hexside labels', () => {
    const side = grid.hexsideBetween(grid.parse('2520'), grid.parse('2419'));
    expect(grid.hexsideLabel(side)).toBe('2419/2520');
    expect(grid.hexsideLabel(grid.hexsideOf(0, 0))).toBe('0101/N');
  });
});

test('large maps have no distance table; impossible ones are a bug', () => {
  const large = makeGrid({ kind: 'columns', columns: 99, rows: 99, shifted: 'odd' });
  expect(large.distances).toBeNull();
  expect(large.distance(0, large.size - 1)).toBe(147);
  expect(large.parse(large.label(large.size - 1))).toBe(large.size - 1);
  expect(large.hexsideLabel(large.hexsides - 1)).toBe('9999/SW');
  expect(() => makeGrid({ kind: 'rows', rows: 27, columns: 5, shifted: 'odd' })).toThrow(RangeError);
  expect(() => makeGrid({ kind: 'rows', rows: 5, columns: 0, shifted: 'odd' })).toThrow(RangeError);
  expect(() => makeGrid({ kind: 'columns', rows: 5, columns: 1.5, shifted: 'odd' })).toThrow(RangeError);
});
