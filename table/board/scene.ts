import type { Point } from '@impulse/engine';
import type { Camera, Viewport } from './camera.js';
import type { BoardArt, BoardConfig, Counter } from './types.js';

/** Everything the layers draw from. Owned by the board; the layers only read it. */
export interface Scene {
  readonly art: BoardArt;
  config: BoardConfig;
  language: 'en' | 'zh-Hant';
  view: Viewport;
  /** Pixels of the screen per pixel of the page. */
  ratio: number;
  camera: Camera;
  /** Screen pixels per hex for which bitmaps are made; follows the camera when a zoom has come to rest. */
  sharpScale: number;
  hover: Pointed | null;
  /** The hex the keyboard stands on. */
  cursor: number;
  cursorUnit: string | null;
  /** The keyboard cursor is drawn only while the keyboard is used. */
  cursorShown: boolean;
  drag: Dragged | null;
  /** Counters that animations show elsewhere than their stacks do; null hides one. */
  standing: ReadonlyMap<string, Point | null>;
  /** When the pulse of pointed hexes began, and whether it still beats. */
  pulseStart: number;
}

export interface Pointed {
  readonly hex: number;
  readonly unit: string | null;
}

export interface Dragged {
  readonly counter: Counter;
  readonly from: number;
  /** Where the counter's middle is, in hexes. */
  readonly at: Point;
  readonly over: number;
}

/** From hexes to pixels of the screen; the origin is whole, so that bitmaps stay sharp while the map is moved. */
export interface Projection {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
}

export function project({ camera, view, ratio }: Scene): Projection {
  const scale = camera.scale * ratio;
  return {
    scale,
    x: Math.round((view.width / 2) * ratio - camera.x * scale),
    y: Math.round((view.height / 2) * ratio - camera.y * scale),
    width: Math.round(view.width * ratio),
    height: Math.round(view.height * ratio),
    ratio,
  };
}

export const inSight = (p: Projection, { x, y }: Point, reach: number): boolean =>
  p.x + (x + reach) * p.scale >= 0 &&
  p.x + (x - reach) * p.scale <= p.width &&
  p.y + (y + reach) * p.scale >= 0 &&
  p.y + (y - reach) * p.scale <= p.height;
