import { sees } from '../../../art/brush.js';
import { traceRings } from '../../../art/contour.js';
import { valueAt } from '../../../art/fields.js';
import { chance } from '../../../art/noise.js';
import type { WinterBrush } from './brush.js';
import type { Geography } from './geography.js';
import type { Colour } from './palette.js';
import type { Shapes } from './shapes.js';

/** Woods: a grey-green floor with a soft edge, and conifers with snow on their western side. */

interface Tree {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

interface Wood {
  readonly floor: Path2D;
  /** Trees by hex, from north to south. */
  readonly trees: ReadonlyMap<number, readonly Tree[]>;
}

const grown = new WeakMap<Shapes, Wood>();

function woodOf({ grid, terrain, shapes }: Geography): Wood {
  let wood = grown.get(shapes);
  if (!wood) {
    const hexes = terrain.flatMap((kind, hex) => (kind === 'forest' ? [hex] : []));
    const trees = new Map(hexes.map((hex) => [hex, plant(shapes, hex, grid.centre(hex))]));
    grown.set(shapes, (wood = { floor: traceRings(shapes.forestRings), trees }));
  }
  return wood;
}

const cells = 6;

/** Trees stand on a loose lattice, none of them on a road, a railway or a stream. */
function plant({ forest, ways }: Shapes, hex: number, centre: { readonly x: number; readonly y: number }): Tree[] {
  const trees: Tree[] = [];
  for (let row = 0; row < cells; row++) {
    for (let column = 0; column < cells; column++) {
      const index = row * cells + column;
      const shift = row % 2 === 0 ? 0.25 : -0.25;
      const x = centre.x + ((column + 0.5 + shift + (chance(hex, 1, index) - 0.5) * 0.6) / cells - 0.5) * 1.15;
      const y = centre.y + ((row + 0.5 + (chance(hex, 2, index) - 0.5) * 0.6) / cells - 0.5);
      if (valueAt(forest, x, y) < 0.6 || valueAt(ways, x, y) > 0 || chance(hex, 3, index) < 0.12) continue;
      trees.push({ x, y, size: 0.085 + 0.04 * chance(hex, 4, index) });
    }
  }
  return trees;
}

const rgb = ([red, green, blue]: Colour): string => `rgb(${red} ${green} ${blue})`;

export function paintWoods(brush: WinterBrush): void {
  const { paper, geography, season, zoom } = brush;
  const { floor, trees } = woodOf(geography);
  paper.fillStyle = rgb(season.forest);
  paper.globalAlpha = 0.85;
  paper.fill(floor);
  paper.globalAlpha = 0.7;
  paper.strokeStyle = season.forestEdge;
  paper.lineWidth = Math.max(0.018, 0.8 * brush.pixel);
  paper.stroke(floor);
  paper.globalAlpha = 1;
  const far = zoom < 26;
  const dark = new Path2D();
  const light = new Path2D();
  for (const [hex, standing] of trees) {
    const { x, y } = geography.grid.centre(hex);
    if (!sees(brush, x, y, 0.8)) continue;
    standing.forEach((tree, index) => {
      // From afar a few larger trees stand for all.
      if (far && index % 4 !== 0) return;
      conifer(dark, light, far ? { ...tree, size: tree.size * 1.7 } : tree, zoom > 60);
    });
  }
  paper.fillStyle = season.tree;
  paper.fill(dark);
  if (zoom <= 34) return;
  paper.fillStyle = season.treeLight;
  paper.globalAlpha = 0.75;
  paper.fill(light);
  paper.globalAlpha = 1;
}

/** Two tiers from near, one from farther away. */
function conifer(dark: Path2D, light: Path2D, { x, y, size }: Tree, near: boolean): void {
  const tiers = near
    ? [
        { top: -1.15, foot: -0.1, half: 0.42 },
        { top: -0.55, foot: 0.6, half: 0.6 },
      ]
    : [{ top: -1, foot: 0.5, half: 0.5 }];
  for (const { top, foot, half } of tiers) {
    dark.moveTo(x, y + top * size);
    dark.lineTo(x + half * size, y + foot * size);
    dark.lineTo(x - half * size, y + foot * size);
    dark.closePath();
    light.moveTo(x, y + top * size);
    light.lineTo(x - half * size, y + foot * size);
    light.lineTo(x - half * 0.35 * size, y + foot * size);
    light.closePath();
  }
  if (near) dark.rect(x - 0.07 * size, y + 0.6 * size, 0.14 * size, 0.22 * size);
}
