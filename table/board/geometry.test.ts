import { makeGrid } from '@impulse/engine/hex/hex.js';
import { describe, expect, test } from 'vitest';
import { hexAt } from './geometry.js';

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
