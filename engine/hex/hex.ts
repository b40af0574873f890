/**
 * Hex maps of two layouts: labels, six directions, distance, rings, lines, hexsides and drawing geometry.
 *
 * Both layouts are lanes of touching hexes, every other lane shifted half a hex. Inside this file a hex has doubled
 * coordinates: `lane` (0, 1, 2, ...) and `along` (steps of two within the lane, of one between neighbouring lanes),
 * so that one arithmetic serves both layouts.
 */

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

const rowSteps = { along: [2, 1, -1, -2, -1, 1], lane: [0, -1, -1, 0, 1, 1] } as const;
const columnSteps = { along: [-2, -1, 1, 2, 1, -1], lane: [0, 1, 1, 0, -1, -1] } as const;

/** From centre to corner, and from lane to lane, when adjacent centres are one apart. */
const cornerRadius = 1 / Math.sqrt(3);
const laneSpacing = Math.sqrt(3) / 2;

const halfRadius = cornerRadius / 2;
const rowCorners: readonly Point[] = [
  { x: 0.5, y: -halfRadius },
  { x: 0.5, y: halfRadius },
  { x: 0, y: cornerRadius },
  { x: -0.5, y: halfRadius },
  { x: -0.5, y: -halfRadius },
  { x: 0, y: -cornerRadius },
];
const columnCorners: readonly Point[] = [
  { x: -halfRadius, y: -0.5 },
  { x: halfRadius, y: -0.5 },
  { x: cornerRadius, y: 0 },
  { x: halfRadius, y: 0.5 },
  { x: -halfRadius, y: 0.5 },
  { x: -cornerRadius, y: 0 },
];

const largestDistanceTable = 2048;

export function makeGrid(layout: Layout): Grid {
  const { rows, columns } = layout;
  const inRows = layout.kind === 'rows';
  const mostRows = inRows ? 26 : 99;
  if (!Number.isInteger(rows) || rows < 1 || rows > mostRows) throw new RangeError(`rows: 1 to ${mostRows}`);
  if (!Number.isInteger(columns) || columns < 1 || columns > 99) throw new RangeError('columns: 1 to 99');

  const lanes = inRows ? rows : columns;
  const laneLength = inRows ? columns : rows;
  const size = lanes * laneLength;
  const steps = inRows ? rowSteps : columnSteps;
  const directions: readonly DirectionName[] = inRows ? rowDirections : columnDirections;

  // Lane and along always have the same parity, which makes every half of their sums and differences whole.
  const laneStart = (lane: number): number => (layout.shifted === 'even' ? lane & 1 : -(lane & 1));
  const staggered = lanes > 1;
  const firstAlong = staggered && layout.shifted === 'odd' ? -1 : 0;

  const laneOf = new Int16Array(size);
  const alongOf = new Int16Array(size);
  const labels: string[] = [];
  for (let hex = 0; hex < size; hex++) {
    const lane = Math.floor(hex / laneLength);
    const place = hex % laneLength;
    laneOf[hex] = lane;
    alongOf[hex] = laneStart(lane) + 2 * place;
    const label = inRows ? String.fromCharCode(65 + lane) + (place + 1) : twoDigits(lane + 1) + twoDigits(place + 1);
    labels.push(asKey(label));
  }
  const byLabel = new Map(labels.map((label, hex) => [label, hex]));

  const hexAt = (lane: number, along: number): number => {
    if (lane < 0 || lane >= lanes) return -1;
    const place = (along - laneStart(lane)) / 2;
    return place < 0 || place >= laneLength ? -1 : lane * laneLength + place;
  };

  const neighbours = new Int16Array(size * 6);
  for (let hex = 0; hex < size; hex++) {
    for (let d = 0; d < 6; d++) {
      neighbours[hex * 6 + d] = hexAt(laneOf[hex] + steps.lane[d], alongOf[hex] + steps.along[d]);
    }
  }

  // Indexed by (along difference + 2) * 3 + (lane difference + 1).
  const directionOfStep = new Int8Array(15).fill(-1);
  for (let d = 0; d < 6; d++) directionOfStep[(steps.along[d] + 2) * 3 + steps.lane[d] + 1] = d;

  const direction = (from: number, to: number): number => {
    const along = alongOf[to] - alongOf[from] + 2;
    const lane = laneOf[to] - laneOf[from] + 1;
    return along >= 0 && along <= 4 && lane >= 0 && lane <= 2 ? directionOfStep[along * 3 + lane] : -1;
  };

  const distance = (a: number, b: number): number => apart(laneOf[a] - laneOf[b], alongOf[a] - alongOf[b]);

  const distances = size <= largestDistanceTable ? distanceTable(laneOf, alongOf) : null;

  const ring = (hex: number, radius: number): number[] => {
    const found: number[] = [];
    for (let lane = -radius; lane <= radius; lane++) {
      const reach = 2 * radius - Math.abs(lane);
      // The outermost lanes belong to the ring whole, the others only with their two ends.
      const step = Math.abs(lane) === radius ? 2 : 2 * reach;
      for (let along = -reach; along <= reach; along += step) {
        const other = hexAt(laneOf[hex] + lane, alongOf[hex] + along);
        if (other >= 0) found.push(other);
      }
    }
    return found;
  };

  const within = (hex: number, radius: number): number[] => {
    const found: number[] = [];
    for (let r = 0; r <= radius; r++) found.push(...ring(hex, r));
    return found;
  };

  const line = (a: number, b: number, higher = false): number[] => {
    const lane = laneOf[b] - laneOf[a];
    const along = alongOf[b] - alongOf[a];
    // A shortest path takes `first` steps in one direction and `second` steps in the next one clockwise.
    let d = 0;
    let first = -1;
    let second = -1;
    for (; d < 6; d++) {
      const next = (d + 1) % 6;
      const area = steps.along[d] * steps.lane[next] - steps.along[next] * steps.lane[d];
      first = (along * steps.lane[next] - lane * steps.along[next]) / area;
      second = (lane * steps.along[d] - along * steps.lane[d]) / area;
      if (first >= 0 && second >= 0) break;
    }
    const next = (d + 1) % 6;
    const length = first + second;
    const reached = (i: number, turned: number): number =>
      hexAt(
        laneOf[a] + (i - turned) * steps.lane[d] + turned * steps.lane[next],
        alongOf[a] + (i - turned) * steps.along[d] + turned * steps.along[next],
      );
    const found = [a];
    for (let i = 1; i <= length; i++) {
      // Of the first i steps, i * second / length go in the second direction, rounded to the nearest.
      const turned = Math.floor((2 * i * second + length) / (2 * length));
      let hex = reached(i, turned);
      if (2 * i * second + length === 2 * length * turned) {
        const other = reached(i, turned - 1);
        if (hex < 0 || (other >= 0 && other < hex !== higher)) hex = other;
      }
      found.push(hex);
    }
    return found;
  };

  const edge = (side: MapEdge): number[] => {
    if (side === 'north' || side === 'south') {
      if (!inRows) return range(lanes, (lane) => lane * laneLength + (side === 'north' ? 0 : laneLength - 1));
      return range(laneLength, (place) => (side === 'north' ? lanes - 1 : 0) * laneLength + place);
    }
    if (!inRows) return range(laneLength, (place) => (side === 'west' ? 0 : lanes - 1) * laneLength + place);
    return range(lanes, (i) => (lanes - 1 - i) * laneLength + (side === 'west' ? 0 : laneLength - 1));
  };

  const sideOf = new Int16Array(size * 6);
  const sideHexes: number[] = [];
  for (let hex = 0; hex < size; hex++) {
    for (let d = 0; d < 6; d++) {
      const other = neighbours[hex * 6 + d];
      if (other >= 0 && other < hex) {
        sideOf[hex * 6 + d] = sideOf[other * 6 + opposite(d)];
      } else {
        sideOf[hex * 6 + d] = sideHexes.length / 2;
        sideHexes.push(hex, other);
      }
    }
  }
  const hexsideHexes = Int16Array.from(sideHexes);

  const hexsideBetween = (a: number, b: number): number => {
    const d = direction(a, b);
    return d < 0 ? -1 : sideOf[a * 6 + d];
  };

  const hexsideLabel = (side: number): string => {
    const hex = hexsideHexes[side * 2];
    const other = hexsideHexes[side * 2 + 1];
    if (other >= 0) return `${labels[hex]}/${labels[other]}`;
    for (let d = 0; d < 6; d++) {
      if (sideOf[hex * 6 + d] === side) return `${labels[hex]}/${directions[d]}`;
    }
    throw new Error(`no such hexside: ${side}`);
  };

  const parse = (label: string): number => byLabel.get(label) ?? -1;

  const parseHexside = (label: string): number => {
    const slash = label.indexOf('/');
    const hex = slash < 0 ? -1 : parse(label.slice(0, slash));
    if (hex < 0) return -1;
    const rest = label.slice(slash + 1);
    const other = parse(rest);
    if (other >= 0) return hexsideBetween(hex, other);
    const d = (directions as readonly string[]).indexOf(rest);
    return d >= 0 && neighbours[hex * 6 + d] === -1 ? sideOf[hex * 6 + d] : -1;
  };

  const centre = (hex: number): Point => {
    const along = 0.5 + (alongOf[hex] - firstAlong) / 2;
    const lane = laneOf[hex];
    return inRows
      ? { x: along, y: cornerRadius + (lanes - 1 - lane) * laneSpacing }
      : { x: cornerRadius + lane * laneSpacing, y: along };
  };

  const corners = (hex: number): Point[] => {
    const { x, y } = centre(hex);
    return (inRows ? rowCorners : columnCorners).map((corner) => ({ x: x + corner.x, y: y + corner.y }));
  };

  const acrossLanes = 2 * cornerRadius + (lanes - 1) * laneSpacing;
  const alongLanes = laneLength + (staggered ? 0.5 : 0);

  return {
    layout,
    size,
    directions,
    labels,
    label: (hex) => labels[hex],
    parse,
    neighbours,
    neighbour: (hex, d) => neighbours[hex * 6 + d],
    direction,
    distance,
    distances,
    ring,
    within,
    line,
    edge,
    hexsides: hexsideHexes.length / 2,
    hexsideHexes,
    hexsideOf: (hex, d) => sideOf[hex * 6 + d],
    hexsideBetween,
    hexesOf: (side) => [hexsideHexes[side * 2], hexsideHexes[side * 2 + 1]],
    hexsideLabel,
    parseHexside,
    width: inRows ? alongLanes : acrossLanes,
    height: inRows ? acrossLanes : alongLanes,
    centre,
    corners,
  };
}

/** Every step between lanes covers one of `along` for free, every step within a lane covers two. */
function apart(lanes: number, along: number): number {
  const across = Math.abs(lanes);
  const rest = Math.abs(along) - across;
  return rest > 0 ? across + (rest >> 1) : across;
}

function distanceTable(laneOf: Int16Array, alongOf: Int16Array): Uint8Array {
  const size = laneOf.length;
  const table = new Uint8Array(size * size);
  for (let a = 0; a < size; a++) {
    const row = table.subarray(a * size, (a + 1) * size);
    fillDistances(row, laneOf, alongOf, a);
  }
  return table;
}

// A function of its own, so that it is compiled for speed while the first map is still being made.
function fillDistances(row: Uint8Array, laneOf: Int16Array, alongOf: Int16Array, from: number): void {
  const lane = laneOf[from];
  const along = alongOf[from];
  for (let hex = 0; hex < row.length; hex++) row[hex] = apart(laneOf[hex] - lane, alongOf[hex] - along);
}

/**
 * The same text, as V8 keeps it for names of properties. Any other text is turned into a reference to that one when it
 * is first used as such a name, and whatever is put together from references, such as the JSON of a view, takes two
 * bytes for every character from then on.
 */
const asKey = (text: string): string => Object.keys({ [text]: 0 })[0];

const twoDigits = (number: number): string => String(number).padStart(2, '0');

const range = (length: number, hexAt: (i: number) => number): number[] => Array.from({ length }, (_, i) => hexAt(i));
