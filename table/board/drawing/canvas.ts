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

/** Clears a bench for a picture of this size. */
export function clearBench(bench: Bench, width: number, height: number): Paper {
  bench.width = width;
  bench.height = height;
  return paperOf(bench);
}

/** What was painted last, to be kept: hundreds of pictures cost less than hundreds of canvases. */
export const takeFrom = (bench: Bench): Bitmap | ImageBitmap =>
  bench instanceof HTMLCanvasElement ? copyOf(bench) : bench.transferToImageBitmap();

function copyOf(bitmap: Bitmap): Bitmap {
  const copy = makeBitmap(bitmap.width, bitmap.height);
  paperOf(copy).drawImage(bitmap, 0, 0);
  return copy;
}
