import type { Picture } from '../picture.js';
import { place } from './place.js';
import { inSight, type Projection } from '../camera/projection.js';
import type { Sprites } from './sprites.js';
import type { Paper } from '../types.js';

/** Things that lie on the map and change during a battle. */
export function drawSigns(
  paper: Paper,
  { art, config, sharpScale, ratio }: Picture,
  p: Projection,
  sprites: Sprites,
): void {
  for (const { hex, face, side } of config.signs) {
    const at = art.grid.centre(hex);
    if (!inSight(p, at, side)) continue;
    const size = Math.max(4, Math.round(side * sharpScale));
    place(
      paper,
      p,
      sprites.take(`sign ${face.key}`, size, 0, (sheet, pixels) => face.paint(sheet, pixels, ratio)),
      at,
      side,
    );
  }
}
