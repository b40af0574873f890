import { paperOf } from './canvas.js';

/** The board's element and its three canvases, one above the other. */
export interface Surface {
  readonly root: HTMLElement;
  readonly terrain: CanvasRenderingContext2D;
  readonly counters: CanvasRenderingContext2D;
  readonly transient: CanvasRenderingContext2D;
  /** The topmost canvas: what the pointer touches. */
  readonly top: HTMLCanvasElement;
  resize(width: number, height: number, ratio: number): void;
}

export function createSurface(host: HTMLElement, ground: string): Surface {
  const root = document.createElement('div');
  root.className = 'board';
  root.style.background = ground;
  const layer = (name: string, settings: CanvasRenderingContext2DSettings): CanvasRenderingContext2D => {
    const canvas = document.createElement('canvas');
    canvas.className = `board-layer board-${name}`;
    canvas.setAttribute('aria-hidden', 'true');
    root.append(canvas);
    return paperOf(canvas, settings) as CanvasRenderingContext2D;
  };
  const terrain = layer('terrain', { alpha: false });
  const counters = layer('counters', {});
  const transient = layer('transient', {});
  host.append(root);
  return {
    root,
    terrain,
    counters,
    transient,
    top: transient.canvas,
    resize(width, height, ratio) {
      for (const { canvas } of [terrain, counters, transient]) {
        canvas.width = Math.max(1, Math.round(width * ratio));
        canvas.height = Math.max(1, Math.round(height * ratio));
      }
    },
  };
}
