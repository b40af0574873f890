import { makeBitmap, paperOf, type Bitmap } from './canvas.js';
import type { Projection } from '../camera/projection.js';
import { paintShades, type ShadePaths } from './shades.js';
import type { Paper } from '../types.js';

/** Shades painted once for a scale, with a border around the view, so that moving the map only shifts them. */
export interface ShadeSheet {
  readonly shades: readonly ShadePaths[];
  readonly bitmap: Bitmap;
  /** The projection it was painted for. */
  readonly p: Projection;
}

/** Pixels of the page around the view. */
const border = 192;

/** Draws shades; `sharp` while the map is not being zoomed. Gives back the sheet to be used the next time. */
export function drawShades(
  paper: Paper,
  p: Projection,
  shades: readonly ShadePaths[],
  sheet: ShadeSheet | null,
  sharp: boolean,
): ShadeSheet | null {
  if (shades.length === 0) return null;
  if (!sharp) {
    paintShades(paper, p, shades);
    return sheet;
  }
  const edge = border * p.ratio;
  const fitting = sheet && sheet.shades === shades && covers(sheet.p, p, edge) ? sheet : paintSheet(p, shades, edge);
  paper.drawImage(fitting.bitmap, p.x - fitting.p.x - edge, p.y - fitting.p.y - edge);
  return fitting;
}

/** Is the view still within the border of what was painted? */
export const covers = (painted: Projection, p: Projection, edge: number): boolean =>
  painted.scale === p.scale &&
  painted.width === p.width &&
  painted.height === p.height &&
  Math.abs(painted.x - p.x) <= edge &&
  Math.abs(painted.y - p.y) <= edge;

function paintSheet(p: Projection, shades: readonly ShadePaths[], edge: number): ShadeSheet {
  const bitmap = makeBitmap(p.width + 2 * edge, p.height + 2 * edge);
  paintShades(paperOf(bitmap), { ...p, x: p.x + edge, y: p.y + edge }, shades);
  return { shades, bitmap, p };
}
