import { traceHex } from '../../../board/geometry.js';
import { sees, wide, type Brush } from './brush.js';
import { letterSize, write } from './lettering.js';
import { ink, sans } from './palette.js';

/** The quiet hex grid, hex numbers where there is room, and the outline of the objectives. */

let whole: Path2D | undefined;
let outside: Path2D | undefined;

function makePaths({ geography: { grid } }: Brush): void {
  whole = new Path2D();
  for (let side = 0; side < grid.hexsides; side++) {
    const hex = grid.hexsideHexes[side * 2];
    for (let d = 0; d < 6; d++) {
      if (grid.hexsideOf(hex, d) !== side) continue;
      const corners = grid.corners(hex);
      whole.moveTo(corners[d].x, corners[d].y);
      whole.lineTo(corners[(d + 1) % 6].x, corners[(d + 1) % 6].y);
    }
  }
  outside = new Path2D();
  outside.rect(0, 0, grid.width, grid.height);
  for (let hex = 0; hex < grid.size; hex++) traceHex(outside, grid.corners(hex), grid.centre(hex), 1, 0);
}

export function paintGrid(brush: Brush): void {
  const { paper } = brush;
  if (!whole || !outside) makePaths(brush);
  paper.fillStyle = 'rgb(120 96 58 / 20%)';
  paper.fill(outside!, 'evenodd');
  paper.strokeStyle = ink.grid;
  paper.globalAlpha = brush.zoom < 30 ? 0.28 : 0.4;
  paper.lineWidth = Math.max(brush.pixel * (brush.zoom < 30 ? 0.7 : 0.9), 0.009);
  paper.lineCap = 'round';
  paper.stroke(whole!);
  paper.globalAlpha = 1;
}

export function paintObjectives(brush: Brush): void {
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

export function paintHexLabels(brush: Brush): void {
  if (!brush.labels || brush.zoom < 58) return;
  const { grid } = brush.geography;
  const size = Math.max(7.5, letterSize(brush, 8.2));
  for (let hex = 0; hex < grid.size; hex++) {
    const { x, y } = grid.centre(hex);
    if (!sees(brush, x, y, 0.7)) continue;
    write(brush, grid.label(hex), x, y - 0.455, { size, family: sans, colour: '#6d5532', halo: 0.22 });
  }
}
