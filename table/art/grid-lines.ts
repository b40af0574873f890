import { traceHex } from '../board/geometry.js';
import { sees, type Brush } from './brush.js';
import { sans } from './fonts.js';
import { letterSize, write } from './lettering.js';

/** The quiet hex grid, the ground outside of it, and hex numbers where there is room. */

/** Hexsides and the ground outside the hexes, as far as they are seen. */
function pathsSeen(brush: Brush): { readonly lines: Path2D; readonly outside: Path2D } {
  const { grid } = brush;
  const lines = new Path2D();
  const outside = new Path2D();
  outside.rect(0, 0, grid.width, grid.height);
  for (let hex = 0; hex < grid.size; hex++) {
    const centre = grid.centre(hex);
    if (!sees(brush, centre.x, centre.y, 0.7)) continue;
    const corners = grid.corners(hex);
    traceHex(outside, corners, centre, 1, 0);
    for (let d = 0; d < 6; d++) {
      // A hexside between two hexes is drawn once.
      if (d >= 3 && grid.neighbour(hex, d) >= 0) continue;
      lines.moveTo(corners[d].x, corners[d].y);
      lines.lineTo(corners[(d + 1) % 6].x, corners[(d + 1) % 6].y);
    }
  }
  return { lines, outside };
}

export interface GridLook {
  readonly line: string;
  readonly outside: string;
  /** How strong the lines are from afar and from near. */
  readonly strength: readonly [far: number, near: number];
}

export function paintGrid(brush: Brush, look: GridLook): void {
  const { paper, zoom, pixel } = brush;
  const { lines, outside } = pathsSeen(brush);
  const far = zoom < 30;
  paper.fillStyle = look.outside;
  paper.fill(outside, 'evenodd');
  paper.strokeStyle = look.line;
  paper.globalAlpha = look.strength[far ? 0 : 1];
  paper.lineWidth = Math.max(pixel * (far ? 0.7 : 0.9), 0.009);
  paper.lineCap = 'round';
  paper.stroke(lines);
  paper.globalAlpha = 1;
}

/** Least zoom at which every hex has its number. */
const numberedFrom = 58;

/** `atFiftyPixels` is the height of a number where a hex is so large. */
export function paintHexLabels(brush: Brush, colour: string, atFiftyPixels: number): void {
  if (!brush.labels || brush.zoom < numberedFrom) return;
  const { grid } = brush;
  const height = grid.layout.kind === 'rows' ? 0.455 : 0.4;
  const hand = { size: Math.max(7.5, letterSize(brush, atFiftyPixels)), family: sans, colour, halo: 0.22 };
  for (let hex = 0; hex < grid.size; hex++) {
    const { x, y } = grid.centre(hex);
    if (sees(brush, x, y, 0.7)) write(brush, grid.label(hex), x, y - height, hand);
  }
}
