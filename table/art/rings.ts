import type { Brush } from './brush.js';
import { outlineOf, ringIn, runsIn } from './clipping.js';
import type { Polyline } from './curve.js';

/** Outlines and lines, traced as far as they are seen. */

const reach = 0.6;

/** To be filled: rings within rings are holes. */
export function ringsSeen({ area }: Brush, rings: readonly Polyline[]): Path2D {
  const path = new Path2D();
  for (const ring of rings) {
    const part = ringIn(ring, area, reach);
    if (part.length < 3) continue;
    trace(path, part);
    path.closePath();
  }
  return path;
}

/** To be stroked: rings without the edges that come of cutting them. */
export const shoresSeen = (brush: Brush, rings: readonly Polyline[]): Path2D => linesSeen(brush, rings.map(outlineOf));

export function linesSeen({ area }: Brush, lines: readonly Polyline[]): Path2D {
  const path = new Path2D();
  for (const line of lines) for (const { points } of runsIn(line, area, reach)) trace(path, points);
  return path;
}

/** Strokes dashed lines; the dashes begin where a line does and not where it comes into sight. */
export function strokeDashed({ paper, area }: Brush, lines: readonly Polyline[], dashes: readonly number[]): void {
  paper.setLineDash([...dashes]);
  for (const line of lines) {
    for (const { points, from } of runsIn(line, area, reach)) {
      paper.lineDashOffset = from;
      paper.beginPath();
      trace(paper, points);
      paper.stroke();
    }
  }
  paper.setLineDash([]);
  paper.lineDashOffset = 0;
}

function trace(path: Pick<Path2D, 'moveTo' | 'lineTo'>, line: Polyline): void {
  line.forEach(({ x, y }, i) => (i === 0 ? path.moveTo(x, y) : path.lineTo(x, y)));
}
