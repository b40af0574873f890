import type { Point } from '@impulse/engine/hex/hex.js';
import type { Field } from './fields.js';

/** Corners of a cell that lie inside, as bits clockwise from the top left: which edges the outline joins, and which way. */
const crossings: readonly (readonly (readonly [from: number, to: number])[])[] = [
  [],
  [[3, 0]],
  [[0, 1]],
  [[3, 1]],
  [[1, 2]],
  [
    [3, 0],
    [1, 2],
  ],
  [[0, 2]],
  [[3, 2]],
  [[2, 3]],
  [[2, 0]],
  [
    [0, 1],
    [2, 3],
  ],
  [[2, 1]],
  [[1, 3]],
  [[1, 0]],
  [[0, 3]],
  [],
];

/** Closed outlines of where a field is above a level (marching squares). Beyond its edge a field is zero. */
export function contours(field: Field, level: number): Point[][] {
  const { width, height, perHex, values } = field;
  const next = new Map<number, number>();
  const points = new Map<number, Point>();
  const stride = width + 2;
  const cross = (x: number, y: number, inside: number, corners: readonly number[]): void => {
    // The number of an edge is the same for both of its cells: twice its cell, and one more for an upright one.
    const cell = (y + 1) * stride + x + 1;
    const numbers = [2 * cell, 2 * (cell + 1) + 1, 2 * (cell + stride), 2 * cell + 1];
    for (const [from, to] of crossings[inside]) {
      next.set(numbers[from], numbers[to]);
      points.set(numbers[from], edgePoint(from, x, y, corners, level, perHex));
    }
  };
  // Nearly all cells lie inside or outside with all their corners: those are passed without making anything.
  for (let y = -1; y < height; y++) {
    const [upper, lower] = [y * width, (y + 1) * width];
    let [a, d] = [0, 0];
    for (let x = -1; x < width; x++) {
      const within = x + 1 < width;
      const b = within && y >= 0 ? values[upper + x + 1] : 0;
      const c = within && y + 1 < height ? values[lower + x + 1] : 0;
      const inside = (a > level ? 1 : 0) | (b > level ? 2 : 0) | (c > level ? 4 : 0) | (d > level ? 8 : 0);
      if (inside !== 0 && inside !== 15) cross(x, y, inside, [a, b, c, d]);
      a = b;
      d = c;
    }
  }
  return chain(next, points);
}

/** Where the level lies on an edge of the cell at x, y, in hexes. */
function edgePoint(
  edge: number,
  x: number,
  y: number,
  [a, b, c, d]: readonly number[],
  level: number,
  perHex: number,
): Point {
  const between = (from: number, to: number): number => (level - from) / (to - from || 1);
  switch (edge) {
    case 0:
      return { x: (x + between(a, b)) / perHex, y: y / perHex };
    case 1:
      return { x: (x + 1) / perHex, y: (y + between(b, c)) / perHex };
    case 2:
      return { x: (x + between(d, c)) / perHex, y: (y + 1) / perHex };
    default:
      return { x: x / perHex, y: (y + between(a, d)) / perHex };
  }
}

function chain(next: Map<number, number>, points: ReadonlyMap<number, Point>): Point[][] {
  const rings: Point[][] = [];
  for (const first of points.keys()) {
    const ring: Point[] = [];
    for (let at: number | undefined = first; at !== undefined && next.has(at);) {
      const point = points.get(at);
      if (point) ring.push(point);
      const to = next.get(at);
      next.delete(at);
      at = to;
    }
    if (ring.length > 2) rings.push(ring);
  }
  return rings;
}

/** A ring with its corners cut off (Chaikin). */
export const rounded = (ring: readonly Point[]): Point[] =>
  ring.flatMap((from, i) => {
    const to = ring[(i + 1) % ring.length];
    return [0.25, 0.75].map((part) => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }));
  });
