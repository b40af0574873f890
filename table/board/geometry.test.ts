import { makeGrid } from '@impulse/engine/hex/hex.js';
import { describe, expect, test } from 'vitest';
import { areaBetween, framed, hexAt } from './geometry.js';

const grids = {
  'even rows': makeGrid({ kind: 'rows', rows: 17, columns: 19, shifted: 'even' }),
  'odd rows': makeGrid({ kind: 'rows', rows: 5, columns: 4, shifted: 'odd' }),
  'even columns': makeGrid({ kind: 'columns', columns: 12, rows: 9, shifted: 'even' }),
  'odd columns': makeGrid({ kind: 'columns', columns: 7, rows: 8, shifted: 'odd' }),
};

describe.each(Object.entries(grids))('hexAt in %s', (_, grid) => {
  test('finds every hex at its middle and near its corners', () => {
    for (let hex = 0; hex < grid.size; hex++) {
      const { x, y } = grid.centre(hex);
      expect(hexAt(grid, x, y)).toBe(hex);
      for (const corner of grid.corners(hex)) {
        expect(hexAt(grid, x + (corner.x - x) * 0.97, y + (corner.y - y) * 0.97)).toBe(hex);
      }
    }
  });

  test('finds nothing beside the map', () => {
    expect(hexAt(grid, -0.2, grid.height / 2)).toBe(-1);
    expect(hexAt(grid, grid.width + 0.2, grid.height / 2)).toBe(-1);
    expect(hexAt(grid, grid.width / 2, -0.2)).toBe(-1);
    expect(hexAt(grid, grid.width / 2, grid.height + 0.2)).toBe(-1);
  });

  test('the ragged edge is not part of a hex', () => {
    expect(hexAt(grid, 0.01, 0.01)).toBe(-1);
  });
});

describe('parts of the map as pictures', () => {
  const grid = makeGrid({ kind: 'columns', columns: 10, rows: 10, shifted: 'even' });
  const sheet = { x: -1, y: -1, width: 12, height: 12 };

  test('an area between two hexes holds both, whichever is named first', () => {
    const area = areaBetween(grid, '0203', '0405');
    expect(areaBetween(grid, '0405', '0203')).toEqual(area);
    for (const label of ['0203', '0405']) {
      const { x, y } = grid.centre(grid.parse(label));
      expect(x > area.x && x < area.x + area.width && y > area.y && y < area.y + area.height).toBe(true);
    }
  });

  test('a frame has the shape of the picture, holds the area and stays on the sheet', () => {
    expect(framed({ x: 4, y: 4, width: 2, height: 2 }, 200, 100, sheet)).toEqual({ x: 3, y: 4, width: 4, height: 2 });
    expect(framed({ x: 9, y: 4, width: 2, height: 2 }, 200, 100, sheet)).toEqual({ x: 7, y: 4, width: 4, height: 2 });
    expect(framed({ x: 0, y: 0, width: 10, height: 10 }, 200, 100, sheet)).toMatchObject({ x: -5, width: 20 });
  });
});
