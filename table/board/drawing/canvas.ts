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
