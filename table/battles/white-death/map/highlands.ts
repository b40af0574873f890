import { sees } from '../../../art/brush.js';
import { hachure } from '../../../art/hachures.js';
import { chance } from '../../../art/noise.js';
import { shoresSeen } from '../../../art/rings.js';
import type { WinterBrush } from './brush.js';
import { ink } from './palette.js';
import type { Ring } from './shapes.js';

/** High ground: its brow, and hachures falling from it on every side (12B: each such hexside is a slope). */
export function paintHighlands(brush: WinterBrush): void {
  const { paper, geography } = brush;
  paper.strokeStyle = ink.hachure;
  paper.globalAlpha = 0.55;
  paper.lineWidth = Math.max(0.016, 0.8 * brush.pixel);
  paper.stroke(shoresSeen(brush, geography.shapes.highRings));
  const strokes = new Path2D();
  geography.shapes.highRings.forEach((ring, index) => addStrokes(strokes, brush, ring, index));
  paper.fillStyle = ink.hachure;
  paper.globalAlpha = 0.85;
  paper.fill(strokes);
  paper.globalAlpha = 1;
}

const pitch = 0.1;

/** The inside of a ring lies to the left of its way, so its right is downhill. */
function addStrokes(path: Path2D, brush: WinterBrush, ring: Ring, index: number): void {
  const every = Math.max(pitch, 2.6 * brush.pixel);
  const half = Math.max(0.012, 0.55 * brush.pixel);
  let due = 0;
  ring.forEach((from, i) => {
    const to = ring[(i + 1) % ring.length];
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    for (; due < length; due += every) {
      const part = due / length;
      const [x, y] = [from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part];
      if (!sees(brush, x, y, 0.4)) continue;
      const wide = ring[(i + 3) % ring.length];
      const back = ring[(i - 2 + ring.length) % ring.length];
      const angle = Math.atan2(wide.y - back.y, wide.x - back.x) + Math.PI / 2;
      const long = 0.13 + 0.09 * chance(index, 50, i);
      hachure(path, x, y, angle + 0.15 * (chance(index, 51, i) - 0.5), long, half);
    }
    due -= length;
  });
}
