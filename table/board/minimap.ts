import type { Point } from '@impulse/engine';
import { seenArea } from './camera.js';
import type { Bitmap } from './canvas.js';
import type { Prepared } from './counters.js';
import type { Scene } from './scene.js';

/** The whole sheet in a corner, with the units as dots and the view as a frame that can be dragged. */
export interface Minimap {
  readonly element: HTMLCanvasElement;
  draw(scene: Scene, prepared: Prepared, whole: Bitmap | null): void;
  /** The picture of the sheet has changed. */
  forget(): void;
}

const width = 196;
const sideColours = ['#14171a', '#b3241b', '#1d5a9c', '#2f6b3a'] as const;

export function createMinimap(scene: Scene, look: (at: Point) => void): Minimap {
  const { sheet } = scene.art;
  const element = document.createElement('canvas');
  element.className = 'board-minimap';
  element.setAttribute('aria-hidden', 'true');
  const height = Math.round((width * sheet.height) / sheet.width);
  element.style.width = `${width}px`;
  element.style.height = `${height}px`;
  const paper = element.getContext('2d', { alpha: false })!;
  let background: ImageBitmap | HTMLCanvasElement | null = null;
  let drawnFrom: Bitmap | null = null;
  const sides: string[] = [];

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

  const prepareBackground = (whole: Bitmap): void => {
    drawnFrom = whole;
    const canvas = document.createElement('canvas');
    canvas.width = element.width;
    canvas.height = element.height;
    const sketch = canvas.getContext('2d', { alpha: false })!;
    sketch.imageSmoothingQuality = 'high';
    sketch.drawImage(whole, 0, 0, canvas.width, canvas.height);
    background = canvas;
  };

  return {
    element,
    forget() {
      background = null;
    },
    draw({ camera, view, ratio, config }, prepared, whole) {
      const seen = seenArea(camera, view);
      const all = seen.width >= sheet.width * 0.98 && seen.height >= sheet.height * 0.98;
      element.classList.toggle('board-minimap-idle', all);
      if (all || !whole) return;
      const [w, h] = [Math.round(width * ratio), Math.round(height * ratio)];
      if (element.width !== w || element.height !== h) {
        element.width = w;
        element.height = h;
        background = null;
      }
      if (!background || drawnFrom !== whole) prepareBackground(whole);
      const scale = w / sheet.width;
      paper.drawImage(background!, 0, 0);
      if (config.showCounters) {
        const dot = Math.max(3, 0.52 * scale);
        for (const { at, counters } of prepared.stacks) {
          const { side } = counters[0];
          if (!sides.includes(side)) sides.push(side);
          paper.fillStyle = '#fff8e6';
          const [x, y] = [(at.x - sheet.x) * scale - dot / 2, (at.y - sheet.y) * scale - dot / 2];
          paper.fillRect(x - 1, y - 1, dot + 2, dot + 2);
          paper.fillStyle = sideColours[[...sides].toSorted().toReversed().indexOf(side)] ?? sideColours[3];
          paper.fillRect(x, y, dot, dot);
        }
      }
      const [x, y] = [(seen.x - sheet.x) * scale, (seen.y - sheet.y) * scale];
      paper.strokeStyle = '#fffdf4';
      paper.lineWidth = 4 * ratio;
      paper.strokeRect(x, y, seen.width * scale, seen.height * scale);
      paper.strokeStyle = '#0b5cad';
      paper.lineWidth = 2 * ratio;
      paper.strokeRect(x, y, seen.width * scale, seen.height * scale);
    },
  };
}
