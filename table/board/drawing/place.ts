import type { Point } from '@impulse/engine/hex/hex.js';
import type { Projection } from '../camera/projection.js';
import type { Sprite } from './sprites.js';
import type { Paper } from '../types.js';

/** Draws a sprite so that its square of `side` hexes has its middle at a point of the map. */
export function place(paper: Paper, p: Projection, sprite: Sprite, at: Point, side: number): void {
  const drawn = side * p.scale;
  const zoom = drawn / sprite.size;
  const x = p.x + at.x * p.scale - drawn / 2 - sprite.border * zoom;
  const y = p.y + at.y * p.scale - drawn / 2 - sprite.border * zoom;
  // A sprite of the right size is copied pixel by pixel.
  if (Math.abs(zoom - 1) < 0.5 / sprite.size + 1e-9) paper.drawImage(sprite.bitmap, Math.round(x), Math.round(y));
  else paper.drawImage(sprite.bitmap, x, y, sprite.bitmap.width * zoom, sprite.bitmap.height * zoom);
}
