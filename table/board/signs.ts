import type { Point } from '@impulse/engine/hex/hex.js';
import type { Picture } from './picture.js';
import { place } from './place.js';
import { inSight, type Projection } from './projection.js';
import type { Sprites } from './sprites.js';
import type { BoardArt, Paper, Sign } from './types.js';

/** Things that lie on the map and change during a battle. */
export function drawSigns(paper: Paper, { art, config, sharpScale }: Picture, p: Projection, sprites: Sprites): void {
  for (const sign of config.signs) {
    const at = placeOf(art, sign);
    if (!inSight(p, at, sign.side)) continue;
    const { face, side } = sign;
    const size = Math.max(4, Math.round(side * sharpScale));
    place(
      paper,
      p,
      sprites.take(`sign ${face.key}`, size, 0, (sheet, pixels) => face.paint(sheet, pixels)),
      at,
      side,
    );
  }
}

export function placeOf({ grid }: BoardArt, { hex, direction }: Sign): Point {
  if (direction === undefined) return grid.centre(hex);
  const corners = grid.corners(hex);
  const [from, to] = [corners[direction], corners[(direction + 1) % 6]];
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}
