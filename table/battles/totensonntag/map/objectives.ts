import { sees, wide } from '../../../art/brush.js';
import { traceHex } from '../../../board/geometry.js';
import type { DesertBrush } from './brush.js';
import { ink } from './palette.js';

/** The outline of the objectives and of the exit. */
export function paintObjectives(brush: DesertBrush): void {
  const { paper, geography } = brush;
  for (const hex of [...geography.objectives, geography.exit]) {
    const centre = geography.grid.centre(hex);
    if (!sees(brush, centre.x, centre.y, 0.7)) continue;
    const outline = new Path2D();
    traceHex(outline, geography.grid.corners(hex), centre, 1, 0.06);
    paper.lineJoin = 'miter';
    paper.strokeStyle = 'rgb(255 248 226 / 85%)';
    paper.lineWidth = wide(brush, 0.055, 2.8);
    paper.stroke(outline);
    paper.strokeStyle = ink.objective;
    paper.lineWidth = wide(brush, 0.024, 1.2);
    paper.stroke(outline);
  }
}
