import type { Grid, Point } from '@impulse/engine/hex/hex.js';
import type { Terrain } from '@impulse/white-death/data/types.js';
import { contours, rounded } from '../../../art/contour.js';
import type { Route } from '../../../art/routes.js';
import { eachNear, fieldOf, makeField, markLines, type Field } from '../../../art/fields.js';
import { lazily } from '../../../art/lazily.js';
import { makeNoise, type Noise } from '../../../art/noise.js';
import type { LakeShore } from './geography.js';

/** Woods, lakes and high ground as fields and outlines, each worked out when it is first asked for. */
export interface Shapes {
  readonly forest: Field;
  readonly high: Field;
  readonly water: Field;
  /** Where a road, railway or stream runs: no trees stand there. */
  readonly ways: Field;
  readonly forestRings: readonly Ring[];
  readonly highRings: readonly Ring[];
  readonly lakeRings: readonly Ring[];
}

export type Ring = readonly Point[];

const perHex = 10;

export function shapesOf(
  grid: Grid,
  terrain: readonly Terrain[],
  lakes: readonly LakeShore[],
  heights: readonly { readonly hexes: readonly number[] }[],
  routes: readonly Route[],
): Shapes {
  const edge = makeNoise('edge of the woods');
  const shapes: Shapes = lazily<Shapes>({
    forest() {
      const wooded = terrain.flatMap((kind, hex) => (kind === 'forest' ? [hex] : []));
      return fieldOf(grid, perHex, wooded, edge, 1);
    },
    high() {
      const risen = heights.flatMap(({ hexes }) => hexes);
      return fieldOf(grid, perHex, risen, edge, 1);
    },
    ways() {
      const lines = routes.map(({ line }) => line);
      return markLines(makeField(grid, perHex), lines, 0.13);
    },
    forestRings: () => outlines(shapes.forest, 0.45),
    highRings: () => outlines(shapes.high, 0.5),
    water: () => waterField(grid, terrain, lakes, edge),
    lakeRings: () => outlines(shapes.water, 0.5),
  });
  return shapes;
}

const outlines = (field: Field, level: number): Ring[] => contours(field, level).map(rounded);

/** How far water reaches from a hexside that it covers whole, and from one that it only touches. */
const fullReach = 0.27;
const partialReach = 0.15;

function waterField(grid: Grid, terrain: readonly Terrain[], lakes: readonly LakeShore[], edge: Noise): Field {
  const all = terrain.flatMap((kind, hex) => (kind === 'lake' ? [hex] : []));
  const field = fieldOf(grid, perHex, all, edge, 1);
  const wet = new Map<string, number>();
  for (const { full } of lakes) {
    for (const side of full) for (const corner of ends(grid, side)) wet.set(keyOf(corner), 1);
  }
  for (const { full, partial } of lakes) {
    for (const side of full) {
      const [from, to] = ends(grid, side);
      pour(field, from, to, fullReach, edge);
    }
    for (const side of partial) {
      const [from, to] = ends(grid, side);
      // The water lies at the end where the rest of the lake is.
      const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
      const [a, b] = [wet.has(keyOf(from)), wet.has(keyOf(to))];
      pour(field, a || !b ? from : middle, b || !a ? to : middle, partialReach, edge);
    }
  }
  return field;
}

/** Raises the field around a segment, more or less far as the shore winds. */
function pour(field: Field, from: Point, to: Point, reach: number, edge: Noise): void {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const squared = dx * dx + dy * dy || 1;
  eachNear(field, (from.x + to.x) / 2, (from.y + to.y) / 2, 0.3 + 2 * reach, (at, x, y) => {
    const part = Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / squared));
    const distance = Math.hypot(x - from.x - part * dx, y - from.y - part * dy);
    const shore = reach * (1 + 0.45 * edge(x * 2.3 + 5, y * 2.3));
    field.values[at] = Math.max(field.values[at], 0.5 + (shore - distance) * 2.5);
  });
}

const keyOf = ({ x, y }: Point): string => `${x.toFixed(3)} ${y.toFixed(3)}`;

/** Both ends of a hexside. */
export function ends(grid: Grid, side: number): readonly [Point, Point] {
  const [hex, other] = grid.hexesOf(side);
  const direction = grid.direction(hex, other);
  const corners = grid.corners(hex);
  return [corners[direction], corners[(direction + 1) % 6]];
}
