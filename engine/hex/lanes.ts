import type { Layout } from './grid.js';

/**
 * Both layouts are lanes of touching hexes, every other lane shifted half a hex. Within this folder a hex has doubled
 * coordinates: `lane` (0, 1, 2, ...) and `along` (steps of two within the lane, of one between neighbouring lanes),
 * so that one arithmetic serves both layouts.
 */
export interface Lanes {
  /** The lanes are rows; else they are columns. */
  readonly inRows: boolean;
  readonly count: number;
  /** Hexes in a lane. */
  readonly length: number;
  /** Hexes in all. */
  readonly size: number;
  /** By hex. */
  readonly laneOf: Int16Array;
  readonly alongOf: Int16Array;
  /** The first `along` of all lanes. */
  readonly firstAlong: number;
  /** What one step in each direction adds. */
  readonly steps: { readonly along: readonly number[]; readonly lane: readonly number[] };
  /** The hex with these coordinates, or -1 beyond the map edge. */
  readonly hexAt: (lane: number, along: number) => number;
}

const rowSteps = { along: [2, 1, -1, -2, -1, 1], lane: [0, -1, -1, 0, 1, 1] } as const;
const columnSteps = { along: [-2, -1, 1, 2, 1, -1], lane: [0, 1, 1, 0, -1, -1] } as const;

export function makeLanes(layout: Layout): Lanes {
  const { rows, columns, shifted } = layout;
  const inRows = layout.kind === 'rows';
  const mostRows = inRows ? 26 : 99;
  if (!Number.isInteger(rows) || rows < 1 || rows > mostRows) throw new RangeError(`rows: 1 to ${mostRows}`);
  if (!Number.isInteger(columns) || columns < 1 || columns > 99) throw new RangeError('columns: 1 to 99');

  const count = inRows ? rows : columns;
  const length = inRows ? columns : rows;
  const size = count * length;
  // Lane and along always have the same parity, which makes every half of their sums and differences whole.
  const laneStart = (lane: number): number => (shifted === 'even' ? lane & 1 : -(lane & 1));
  return {
    inRows,
    count,
    length,
    size,
    laneOf: Int16Array.from({ length: size }, (_, hex) => Math.floor(hex / length)),
    alongOf: Int16Array.from({ length: size }, (_, hex) => laneStart(Math.floor(hex / length)) + 2 * (hex % length)),
    firstAlong: count > 1 && shifted === 'odd' ? -1 : 0,
    steps: inRows ? rowSteps : columnSteps,
    hexAt(lane, along) {
      if (lane < 0 || lane >= count) return -1;
      const place = (along - laneStart(lane)) / 2;
      return place < 0 || place >= length ? -1 : lane * length + place;
    },
  };
}
