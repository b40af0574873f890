import { badgeSprite, markSize, markSprite, type HexShape } from './marks.js';
import type { Picture } from '../picture.js';
import { place } from './place.js';
import { inSight, type Projection } from '../camera/projection.js';
import type { Sprites } from './sprites.js';
import type { Paper } from '../types.js';

/** Under the counters: every lit hex. */
export function drawMarks(
  paper: Paper,
  { config, art, sharpScale }: Picture,
  p: Projection,
  sprites: Sprites,
  shape: HexShape,
): void {
  const size = markSize(sharpScale);
  for (const mark of config.marks) {
    const at = art.grid.centre(mark.hex);
    if (!inSight(p, at, 0.7)) continue;
    const occupied = config.showCounters && config.stacks.has(mark.hex);
    place(paper, p, markSprite(sprites, art, shape, mark, size, occupied), at, 1);
  }
}

/** Above the counters: glyphs of lit hexes whose middle is covered, on the shoulder of the hex. */
export function drawBadges(paper: Paper, { config, art, sharpScale }: Picture, p: Projection, sprites: Sprites): void {
  if (!config.showCounters) return;
  const size = markSize(sharpScale);
  const placed = new Map<number, number>();
  for (const mark of config.marks) {
    if (!config.stacks.has(mark.hex)) continue;
    const at = art.grid.centre(mark.hex);
    if (!inSight(p, at, 0.8)) continue;
    const row = placed.get(mark.hex) ?? 0;
    placed.set(mark.hex, row + 1);
    place(paper, p, badgeSprite(sprites, art, mark, size), { x: at.x, y: at.y - 0.15 - row * 0.28 }, 1);
  }
}
