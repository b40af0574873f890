import type { Point } from '@impulse/engine/hex/hex.js';
import { seenArea } from '../camera/camera.js';
import { makeBitmap, paperOf, type Bitmap } from './canvas.js';
import type { Prepared } from './counters.js';
import type { Picture } from '../picture.js';
import { drawDot } from './stand.js';
import type { Area, Paper, Stack } from '../types.js';

/** The whole sheet in a corner, with the units as dots and the view as a frame that can be dragged. */
export interface Minimap {
  readonly element: HTMLCanvasElement;
  readonly paper: Paper;
  readonly sheet: Area;
  readonly width: number;
  readonly height: number;
  /** The sheet in this size, and the bitmap it was made from. */
  background: { readonly bitmap: Bitmap; readonly from: Bitmap } | null;
}

/** No side is longer than this. */
const longest = 196;

export function makeMinimap(sheet: Area, look: (at: Point) => void): Minimap {
  const element = document.createElement('canvas');
  element.className = 'board-minimap';
  element.setAttribute('aria-hidden', 'true');
  const width = Math.round(longest * Math.min(1, sheet.width / sheet.height));
  const height = Math.round((width * sheet.height) / sheet.width);
  element.style.width = `${width}px`;
  element.style.height = `${height}px`;
  const lookAt = (event: PointerEvent): void => {
    const box = element.getBoundingClientRect();
    look({
      x: sheet.x + ((event.clientX - box.left) / box.width) * sheet.width,
      y: sheet.y + ((event.clientY - box.top) / box.height) * sheet.height,
    });
  };
  element.addEventListener('pointerdown', (event) => {
    element.setPointerCapture(event.pointerId);
    lookAt(event);
  });
  element.addEventListener('pointermove', (event) => {
    if (element.hasPointerCapture(event.pointerId)) lookAt(event);
  });
  return { element, paper: paperOf(element, { alpha: false }), sheet, width, height, background: null };
}

export function drawMinimap(minimap: Minimap, picture: Picture, { stacks }: Prepared, whole: Bitmap | null): void {
  const { element, paper, sheet } = minimap;
  const { camera, view, ratio, config } = picture;
  const seen = seenArea(camera, view);
  const all = seen.width >= sheet.width * 0.98 && seen.height >= sheet.height * 0.98;
  element.classList.toggle('board-minimap-idle', all);
  if (all || !whole) return;
  paper.drawImage(backgroundFor(minimap, whole, ratio), 0, 0);
  const scale = element.width / sheet.width;
  if (config.showCounters) {
    for (const { at, stack } of stacks) {
      drawDot(paper, at, sheet, scale, stack, waits(stack) ? { width: ratio * 1.6, colour: waiting } : undefined);
    }
  }
  const [x, y] = [(seen.x - sheet.x) * scale, (seen.y - sheet.y) * scale];
  for (const [colour, width] of [
    ['#fffdf4', 4],
    ['#0b5cad', 2],
  ] as const) {
    paper.strokeStyle = colour;
    paper.lineWidth = width * ratio;
    paper.strokeRect(x, y, seen.width * scale, seen.height * scale);
  }
}

/** What is still to do is rimmed in the colour in which counters glow. */
const waiting = '#ffb300';
const waits = ({ counters }: Stack): boolean => counters.some(({ mood, held }) => mood === 'ready' && held !== true);

function backgroundFor(minimap: Minimap, whole: Bitmap, ratio: number): Bitmap {
  const { element, background } = minimap;
  const [width, height] = [Math.round(minimap.width * ratio), Math.round(minimap.height * ratio)];
  const resized = element.width !== width || element.height !== height;
  if (background && background.from === whole && !resized) return background.bitmap;
  if (resized) {
    element.width = width;
    element.height = height;
  }
  const bitmap = makeBitmap(width, height);
  const sketch = paperOf(bitmap, { alpha: false });
  sketch.imageSmoothingQuality = 'high';
  sketch.drawImage(whole, 0, 0, width, height);
  minimap.background = { bitmap, from: whole };
  return bitmap;
}
