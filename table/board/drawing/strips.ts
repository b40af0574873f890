import { clearBench, makeBitmap, paperOf, takeFrom, type Bitmap, type Drawn } from './canvas.js';
import type { Area, BoardArt, MapVersion, Paper } from '../types.js';

/** A part of the map that is painted strip by strip, so that no single one holds up the page. */
export interface Strips {
  /** In pixels from the grid's origin. */
  readonly box: Area;
  readonly scale: number;
  /** Pixels of the screen per pixel of the page, and those of the bitmap. */
  readonly ratio: number;
  readonly pixelRatio: number;
  readonly bitmap: Bitmap;
  /** Rows that are there already. */
  painted: number;
}

/** Pixels of a strip. */
const stripSize = 140_000;

export const stripsOf = (box: Area, scale: number, ratio: number, pixelRatio: number): Strips => ({
  box,
  scale,
  ratio,
  pixelRatio,
  bitmap: makeBitmap(box.width, box.height),
  painted: 0,
});

export const isDone = ({ box, painted }: Strips): boolean => painted >= box.height;

/** Paints the next strip. */
export function paintStrip(art: BoardArt, version: MapVersion, bench: Bitmap, strips: Strips): void {
  const { box, scale, pixelRatio, bitmap, painted } = strips;
  // All of the same height, so that the last is no sliver.
  const count = Math.max(1, Math.ceil((box.width * box.height) / stripSize));
  const height = Math.min(Math.ceil(box.height / count), box.height - painted);
  const part = { ...box, y: box.y + painted, height };
  paperOf(bitmap, { alpha: false }).drawImage(paintPart(art, version, bench, part, scale, pixelRatio), 0, painted);
  strips.painted += height;
}

/** A part of the map, given in pixels from the grid's origin at this scale. */
export function paintPart(
  art: BoardArt,
  version: MapVersion,
  bench: Bitmap,
  box: Area,
  scale: number,
  pixelRatio: number,
): Drawn {
  const paper: Paper = clearBench(bench, box.width, box.height, { alpha: false });
  paper.fillStyle = art.colours.sheet;
  paper.fillRect(0, 0, box.width, box.height);
  paper.translate(-box.x, -box.y);
  const area = { x: box.x / scale, y: box.y / scale, width: box.width / scale, height: box.height / scale };
  art.paintMap(paper, scale, { ...version, pixelRatio, area });
  return takeFrom(bench);
}
