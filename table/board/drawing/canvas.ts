import type { Paper } from '../types.js';

export type Bitmap = OffscreenCanvas | HTMLCanvasElement;

export function makeBitmap(width: number, height: number): Bitmap {
  const [w, h] = [Math.max(1, Math.round(width)), Math.max(1, Math.round(height))];
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(w, h);
  const canvas = document.createElement('canvas');
  canvas.width = w;
  canvas.height = h;
  return canvas;
}

export function paperOf(bitmap: Bitmap, settings?: CanvasRenderingContext2DSettings): Paper {
  const paper = bitmap.getContext('2d', settings);
  if (!paper) throw new Error('This browser gives no 2D canvas');
  return paper;
}

/** A canvas for pictures that are taken from it as soon as they are painted. */
export type Bench = Bitmap;

/** What has been drawn and is kept. */
export type Drawn = Bitmap | ImageBitmap;

/** Clears a bench for a picture of this size. */
export function clearBench(
  bench: Bench,
  width: number,
  height: number,
  settings?: CanvasRenderingContext2DSettings,
): Paper {
  bench.width = width;
  bench.height = height;
  return paperOf(bench, settings);
}

/**
 * What was painted last, to be kept: hundreds of pictures cost less than hundreds of canvases. And it is painted now: a
 * canvas puts its work off until somebody draws from it, and does all of it then.
 */
export const takeFrom = (bench: Bench): Drawn =>
  'transferToImageBitmap' in bench ? bench.transferToImageBitmap() : copyOf(bench);

function copyOf(bitmap: Bitmap): Bitmap {
  const copy = makeBitmap(bitmap.width, bitmap.height);
  paperOf(copy).drawImage(bitmap, 0, 0);
  return copy;
}
