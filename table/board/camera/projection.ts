import type { Point } from '@impulse/engine/hex/hex.js';
import type { Camera, Viewport } from './camera.js';

/** From hexes to pixels of the screen; the origin is whole, so that bitmaps stay sharp while the map is moved. */
export interface Projection {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Pixels of the screen per pixel of the page. */
  readonly ratio: number;
}

export function project(camera: Camera, view: Viewport, ratio: number): Projection {
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

export const onScreen = (p: Projection, { x, y }: Point): Point => ({ x: p.x + x * p.scale, y: p.y + y * p.scale });

export const inSight = (p: Projection, { x, y }: Point, reach: number): boolean =>
  p.x + (x + reach) * p.scale >= 0 &&
  p.x + (x - reach) * p.scale <= p.width &&
  p.y + (y + reach) * p.scale >= 0 &&
  p.y + (y - reach) * p.scale <= p.height;
