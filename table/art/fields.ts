import type { Grid } from '@impulse/engine/hex/hex.js';
import { hexAt } from '../board/geometry.js';
import type { Polyline } from './curve.js';
import type { Noise } from './noise.js';
import { soften } from './relief.js';

/** Numbers all over the map, `perHex` to the hex, from which ground is painted and outlines are drawn. */
export interface Field {
  readonly width: number;
  readonly height: number;
  readonly perHex: number;
  readonly values: Float32Array;
}

export function makeField({ width, height }: Grid, perHex: number): Field {
  const [columns, rows] = [Math.ceil(width * perHex), Math.ceil(height * perHex)];
  return { width: columns, height: rows, perHex, values: new Float32Array(columns * rows) };
}

/** How far the edge of a terrain strays from the hexside. */
const stray = 0.1;

/** However an edge strays, nothing nearer to the middle of a hex lies outside it. */
const core = (0.5 - stray * Math.SQRT2) ** 2;

/** One in these hexes and zero elsewhere, with edges drawn by nature and then softened. */
export function fieldOf(grid: Grid, perHex: number, hexes: Iterable<number>, edge: Noise, softness: number): Field {
  const field = makeField(grid, perHex);
  const wanted = new Set(hexes);
  const seen = new Uint8Array(field.values.length);
  for (const hex of wanted) {
    const centre = grid.centre(hex);
    eachNear(field, centre.x, centre.y, 0.75, (at, x, y) => {
      if (seen[at] !== 0) return;
      seen[at] = 1;
      const isCore = (x - centre.x) ** 2 + (y - centre.y) ** 2 < core;
      if (isCore || wanted.has(strayed(x, y))) field.values[at] = 1;
    });
  }
  function strayed(x: number, y: number): number {
    return hexAt(grid, x + stray * edge(x * 3, y * 3), y + stray * edge(x * 3 + 9, y * 3));
  }
  soften(field.values, field.width, field.height, softness);
  return field;
}

/** Every place of the field within a square around a point of the map. */
export function eachNear(
  { width, height, perHex }: Field,
  x: number,
  y: number,
  reach: number,
  visit: (at: number, x: number, y: number) => void,
): void {
  const left = Math.max(0, Math.floor((x - reach) * perHex));
  const right = Math.min(width - 1, Math.ceil((x + reach) * perHex));
  const bottom = Math.min(height - 1, Math.ceil((y + reach) * perHex));
  for (let row = Math.max(0, Math.floor((y - reach) * perHex)); row <= bottom; row++) {
    for (let column = left; column <= right; column++) visit(row * width + column, column / perHex, row / perHex);
  }
}

/** Raises the field to one along lines, `reach` hexes wide on both sides. */
export function markLines(field: Field, lines: readonly Polyline[], reach: number): Field {
  for (const line of lines) {
    for (const point of line) {
      eachNear(field, point.x, point.y, reach, (at, x, y) => {
        if (Math.hypot(x - point.x, y - point.y) <= reach) field.values[at] = 1;
      });
    }
  }
  return field;
}

export const valueAt = ({ width, height, perHex, values }: Field, x: number, y: number): number => {
  const column = Math.min(width - 1, Math.max(0, Math.round(x * perHex)));
  const row = Math.min(height - 1, Math.max(0, Math.round(y * perHex)));
  return values[row * width + column];
};
