/** Hex maps of two layouts: labels, six directions, distance, rings, lines, hexsides and drawing geometry. */

export type Layout =
  /** Pointy-top hexes in lettered rows, A in the south, columns numbered from the west: `M7`. Shifted rows go east. */
  | { readonly kind: 'rows'; readonly rows: number; readonly columns: number; readonly shifted: 'even' | 'odd' }
  /** Flat-top hexes in numbered columns from the west, row 01 in the north: `2419`. Shifted columns go south. */
  | { readonly kind: 'columns'; readonly columns: number; readonly rows: number; readonly shifted: 'even' | 'odd' };

/** Clockwise; the opposite of direction d is (d + 3) % 6. */
export const rowDirections = ['E', 'SE', 'SW', 'W', 'NW', 'NE'] as const;
export const columnDirections = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
export type DirectionName = (typeof rowDirections)[number] | (typeof columnDirections)[number];

export const mapEdges = ['north', 'east', 'south', 'west'] as const;
export type MapEdge = (typeof mapEdges)[number];

export const opposite = (direction: number): number => (direction < 3 ? direction + 3 : direction - 3);

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Hexes are 0..size-1: row by row from A1 in lettered rows, column by column from 0101 in numbered columns. */
export interface Grid {
  readonly layout: Layout;
  readonly size: number;
  /** Names of directions 0..5. */
  readonly directions: readonly DirectionName[];
  readonly labels: readonly string[];
  readonly label: (hex: number) => string;
  /** The hex of exactly this label, or -1. */
  readonly parse: (label: string) => number;

  /** `neighbours[hex * 6 + direction]` is a hex, or -1 beyond the map edge. */
  readonly neighbours: Int16Array;
  readonly neighbour: (hex: number, direction: number) => number;
  /** The direction from a hex to an adjacent hex, or -1 when the two are not adjacent. */
  readonly direction: (from: number, to: number) => number;
  readonly distance: (a: number, b: number) => number;
  /** `distances[a * size + b]`; null when the map has more than 2048 hexes. */
  readonly distances: Uint8Array | null;
  /** Hexes of the map at exactly this distance, by index. */
  readonly ring: (hex: number, radius: number) => number[];
  /** Hexes of the map up to this distance, the hex itself first, by distance and then by index. */
  readonly within: (hex: number, radius: number) => number[];
  /**
   * Hexes on the straight line between two centres, both ends included, in order from a to b. Where the line runs
   * along a hexside, the hex that is on the map is taken, and of two on the map the one with the lower index, or the
   * higher where that is asked for; so line(b, a) is exactly line(a, b) reversed.
   */
  readonly line: (a: number, b: number, higher?: boolean) => number[];
  /** North and south edges run from west to east, east and west edges from north to south. */
  readonly edge: (side: MapEdge) => number[];

  /** Hexsides are 0..hexsides-1; sides on the map edge are hexsides too. */
  readonly hexsides: number;
  /** `hexsideHexes[side * 2]` is the hex with the lower index, `[side * 2 + 1]` the other, or -1 beyond the edge. */
  readonly hexsideHexes: Int16Array;
  /** The same number from both sides. */
  readonly hexsideOf: (hex: number, direction: number) => number;
  /** The hexside between two adjacent hexes, or -1. */
  readonly hexsideBetween: (a: number, b: number) => number;
  readonly hexesOf: (side: number) => readonly [number, number];
  /** `M7/M8`, lower index first; on the map edge hex and direction, `A1/SW`. */
  readonly hexsideLabel: (side: number) => string;
  /** Reads what hexsideLabel makes, and two adjacent hexes in either order; -1 for anything else. */
  readonly parseHexside: (label: string) => number;

  /** Drawing: one unit is the distance between adjacent centres; x grows east, y grows south, from the top left. */
  readonly width: number;
  readonly height: number;
  readonly centre: (hex: number) => Point;
  /** Six corners, clockwise; the hexside in direction d runs from corner d to corner (d + 1) % 6. */
  readonly corners: (hex: number) => Point[];
}
