import { grid } from './data/terrain.js';

/**
 * Sets of hexes as rows of bits: one number for each row of the map, with a bit for each column. What is adjacent to
 * a whole set is found with a few shifts, which is what makes zones of control and movement fast.
 */

export const rowCount = grid.layout.rows;
const columns = grid.layout.columns;
const everyColumn = (1 << columns) - 1;

const hexes = Array.from({ length: grid.size }, (_, hex) => hex);
export const rowOf = Uint8Array.from(hexes, (hex) => Math.floor(hex / columns));
/** The bit of a hex in the number of its row. */
export const bitOf = Int32Array.from(hexes, (hex) => 1 << (hex % columns));

/** The hex of the lowest bit of a row; `bits & (bits - 1)` are the others. */
export const lowestHex = (row: number, bits: number): number => row * columns + 31 - Math.clz32(bits & -bits);

/** The hexes of a row that are adjacent to a set, of which the bits in that row and in those beside it are given. */
export function around(row: number, own: number, below: number, above: number): number {
  const beside = below | above;
  // Every other row is half a hex further east: its hexes touch their own and the next column of the rows beside.
  return ((own << 1) | (own >> 1) | beside | (row & 1 ? beside >> 1 : beside << 1)) & everyColumn;
}

/*
 * In a state, whose cells have sixteen bits, a row takes two cells: its ten western columns, and the others.
 */
const westernColumns = 10;
const western = (1 << westernColumns) - 1;
export const rowCells = rowCount * 2;
/** The cell of a hex within a set kept in a state, and its bit there. */
export const cellOf = Uint8Array.from(hexes, (hex) => rowOf[hex] * 2 + (hex % columns < westernColumns ? 0 : 1));
export const cellBit = Uint16Array.from(hexes, (hex) => 1 << ((hex % columns) % westernColumns));

/** A row of a set that begins at cell `start`. */
export const readRow = (cells: Int16Array, start: number, row: number): number =>
  cells[start + row * 2] | (cells[start + row * 2 + 1] << westernColumns);

export function writeRow(cells: Int16Array, start: number, row: number, bits: number): void {
  cells[start + row * 2] = bits & western;
  cells[start + row * 2 + 1] = bits >> westernColumns;
}

/** The set of the hexes for which something is true. */
export function setOf(isIn: (hex: number) => boolean): Int32Array {
  const rows = new Int32Array(rowCount);
  for (const hex of hexes) if (isIn(hex)) rows[rowOf[hex]] |= bitOf[hex];
  return rows;
}
