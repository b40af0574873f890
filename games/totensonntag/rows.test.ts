import fc from 'fast-check';
import { expect, test } from 'vitest';
import { grid } from './context.js';
import {
  around,
  bitOf,
  cellBit,
  cellOf,
  lowestHex,
  readRow,
  rowCells,
  rowCount,
  rowOf,
  setOf,
  writeRow,
} from './rows.js';

const someHexes = fc.uniqueArray(fc.nat(grid.size - 1), { maxLength: 60 });

function hexesOf(rows: ArrayLike<number>): number[] {
  const hexes: number[] = [];
  for (let row = 0; row < rowCount; row++) {
    for (let bits = rows[row]; bits !== 0; bits &= bits - 1) hexes.push(lowestHex(row, bits));
  }
  return hexes;
}

const ascending = (hexes: Iterable<number>): number[] => [...hexes].toSorted((a, b) => a - b);

test('a set holds its hexes, in their order', () => {
  fc.assert(
    fc.property(someHexes, (hexes) => {
      expect(hexesOf(setOf((hex) => hexes.includes(hex)))).toEqual(ascending(hexes));
    }),
  );
});

test('what is around a set is what the grid says is adjacent', () => {
  fc.assert(
    fc.property(someHexes, (hexes) => {
      const set = setOf((hex) => hexes.includes(hex));
      const found = Array.from(set, (own, row) => around(row, own, set[row - 1] ?? 0, set[row + 1] ?? 0));
      const neighbours = hexes.flatMap((hex) => [0, 1, 2, 3, 4, 5].map((direction) => grid.neighbour(hex, direction)));
      expect(hexesOf(found)).toEqual(ascending(new Set(neighbours.filter((hex) => hex >= 0))));
    }),
  );
});

test('a set in the cells of a state reads as it was written, and by the hex', () => {
  fc.assert(
    fc.property(someHexes, (hexes) => {
      const cells = new Int16Array(3 * rowCells);
      const set = setOf((hex) => hexes.includes(hex));
      set.forEach((bits, row) => writeRow(cells, rowCells, row, bits));
      expect(Array.from(set, (_, row) => readRow(cells, rowCells, row))).toEqual([...set]);
      expect(cells.findIndex((cell) => cell < 0)).toBe(-1);
      const byHex = grid.labels.flatMap((_, hex) => (cells[rowCells + cellOf[hex]] & cellBit[hex] ? [hex] : []));
      expect(byHex).toEqual(ascending(hexes));
    }),
  );
});

test('every hex has a bit of its own in its row', () => {
  expect(new Set(grid.labels.map((_, hex) => `${rowOf[hex]} ${bitOf[hex]}`)).size).toBe(grid.size);
});
