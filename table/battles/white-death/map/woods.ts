import type { Grid } from '@impulse/engine/hex/hex.js';
import { sees } from '../../../art/brush.js';
import { valueAt } from '../../../art/fields.js';
import { chance } from '../../../art/noise.js';
import { ringsSeen, shoresSeen } from '../../../art/rings.js';
import { hexAt } from '../../../board/geometry.js';
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

/** How the trees of a hex are drawn: from afar a few larger ones stand for all. */
type Detail = 'far' | 'middle' | 'near';

/** The trees of one hex: their dark side, and the snow on them. */
interface Grove {
  readonly dark: Path2D;
  readonly light: Path2D;
}

/** Groves by hex, planted when they are first seen. Small paths, one for each hex, are filled much faster than a large one. */
type Wood = Readonly<Record<Detail, Map<number, Grove>>>;

const grown = new WeakMap<Shapes, Wood>();

function woodOf(shapes: Shapes): Wood {
  let wood = grown.get(shapes);
  if (!wood) grown.set(shapes, (wood = { far: new Map(), middle: new Map(), near: new Map() }));
  return wood;
}

function groveIn({ grid, shapes }: Geography, hex: number, detail: Detail): Grove {
  const wood = woodOf(shapes)[detail];
  let grove = wood.get(hex);
  if (!grove) {
    const trees = plant(grid, shapes, hex);
    const few = trees.filter((_, index) => index % 4 === 0).map((tree) => ({ ...tree, size: tree.size * 1.7 }));
    wood.set(hex, (grove = detail === 'far' ? groveOf(few, 1) : groveOf(trees, detail === 'near' ? 2 : 1)));
  }
  return grove;
}

const cells = 6;

/** Trees stand on a loose lattice, none of them on a road, a railway or a stream. */
function plant(grid: Grid, { forest, ways }: Shapes, hex: number): Tree[] {
  const centre = grid.centre(hex);
  const trees: Tree[] = [];
  for (let row = 0; row < cells; row++) {
    for (let column = 0; column < cells; column++) {
      const index = row * cells + column;
      const shift = row % 2 === 0 ? 0.25 : -0.25;
      const x = centre.x + ((column + 0.5 + shift + (chance(hex, 1, index) - 0.5) * 0.6) / cells - 0.5) * 1.15;
      const y = centre.y + ((row + 0.5 + (chance(hex, 2, index) - 0.5) * 0.6) / cells - 0.5);
      if (hexAt(grid, x, y) !== hex || valueAt(forest, x, y) < 0.6 || valueAt(ways, x, y) > 0) continue;
      trees.push({ x, y, size: 0.085 + 0.04 * chance(hex, 4, index) });
    }
  }
  return trees;
}

const rgb = ([red, green, blue]: Colour): string => `rgb(${red} ${green} ${blue})`;

export function paintWoods(brush: WinterBrush): void {
  const { paper, geography, season, zoom } = brush;
  const { forestRings } = geography.shapes;
  paper.fillStyle = rgb(season.forest);
  paper.globalAlpha = 0.85;
  paper.fill(ringsSeen(brush, forestRings));
  paper.globalAlpha = 0.7;
  paper.strokeStyle = season.forestEdge;
  paper.lineWidth = Math.max(0.018, 0.8 * brush.pixel);
  paper.stroke(shoresSeen(brush, forestRings));
  paper.globalAlpha = 1;
  const detail = zoom < 26 ? 'far' : zoom > 60 ? 'near' : 'middle';
  const groves = geography.terrain.flatMap((kind, hex) => {
    if (kind !== 'forest') return [];
    const { x, y } = geography.grid.centre(hex);
    return sees(brush, x, y, 0.8) ? [groveIn(geography, hex, detail)] : [];
  });
  paper.fillStyle = season.tree;
  for (const { dark } of groves) paper.fill(dark);
  if (zoom <= 34) return;
  paper.fillStyle = season.treeLight;
  paper.globalAlpha = 0.75;
  for (const { light } of groves) paper.fill(light);
  paper.globalAlpha = 1;
}

const tiersOf = {
  1: [{ top: -1, foot: 0.5, half: 0.5 }],
  2: [
    { top: -1.15, foot: -0.1, half: 0.42 },
    { top: -0.55, foot: 0.6, half: 0.6 },
  ],
} as const;

/** Conifers of one or two tiers; those of two have a trunk. */
function groveOf(trees: readonly Tree[], tiers: 1 | 2): Grove {
  const grove: Grove = { dark: new Path2D(), light: new Path2D() };
  const { dark, light } = grove;
  for (const { x, y, size } of trees) {
    for (const { top, foot, half } of tiersOf[tiers]) {
      dark.moveTo(x, y + top * size);
      dark.lineTo(x + half * size, y + foot * size);
      dark.lineTo(x - half * size, y + foot * size);
      dark.closePath();
      light.moveTo(x, y + top * size);
      light.lineTo(x - half * size, y + foot * size);
      light.lineTo(x - half * 0.35 * size, y + foot * size);
      light.closePath();
    }
    if (tiers === 2) dark.rect(x - 0.07 * size, y + 0.6 * size, 0.14 * size, 0.22 * size);
  }
  return grove;
}
