import { overlayLook } from './looks.js';
import type { Projection } from '../camera/projection.js';
import type { BoardArt, Overlay, OverlayLook, Paper } from '../types.js';

/** Shaded areas: a tint, a hatch of its own for each look, and a line around the whole. */

export interface ShadePaths {
  readonly look: OverlayLook;
  readonly inside: Path2D;
  readonly outline: Path2D;
  readonly hatching: Path2D | null;
}

export function makeShades(art: BoardArt, overlays: readonly Overlay[]): ShadePaths[] {
  const { grid } = art;
  // Flags and lines alone shade nothing: no sheet is painted for them after every action.
  const shading = overlays.filter(({ hexes }) => hexes.length > 0);
  return shading.map(({ look: name, hexes }) => {
    const look = overlayLook(art, name);
    const within = new Set(hexes);
    const inside = new Path2D();
    const outline = new Path2D();
    const hatching = look.hatch === null ? null : new Path2D();
    for (const hex of within) {
      const corners = grid.corners(hex);
      corners.forEach(({ x, y }, index) => (index === 0 ? inside.moveTo(x, y) : inside.lineTo(x, y)));
      inside.closePath();
      for (let d = 0; d < 6; d++) {
        if (within.has(grid.neighbour(hex, d))) continue;
        const [from, to] = [corners[d], corners[(d + 1) % 6]];
        outline.moveTo(from.x, from.y);
        outline.lineTo(to.x, to.y);
      }
      if (hatching && look.hatch !== null) hatch(hatching, grid.centre(hex), look.hatch);
    }
    return { look, inside, outline, hatching };
  });
}

/** Short parallel strokes within a hex: they need no clipping and stay with the map. */
function hatch(path: Path2D, centre: { readonly x: number; readonly y: number }, turns: number): void {
  const angle = (turns * Math.PI) / 6;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  for (let line = -2; line <= 2; line++) {
    const off = line * 0.17;
    const half = Math.sqrt(0.47 ** 2 - off ** 2);
    path.moveTo(centre.x - dy * off - dx * half, centre.y + dx * off - dy * half);
    path.lineTo(centre.x - dy * off + dx * half, centre.y + dx * off + dy * half);
  }
}

export function paintShades(paper: Paper, p: Projection, shades: readonly ShadePaths[]): void {
  paper.save();
  paper.setTransform(p.scale, 0, 0, p.scale, p.x, p.y);
  for (const { look, inside, outline, hatching } of shades) {
    paper.fillStyle = look.tint;
    paper.fill(inside);
    paper.strokeStyle = look.line;
    if (hatching) {
      paper.globalAlpha = 0.3;
      paper.lineWidth = Math.max(0.014, (1 * p.ratio) / p.scale);
      paper.stroke(hatching);
    }
    paper.globalAlpha = 0.85;
    paper.lineWidth = Math.max(0.03, (1.6 * p.ratio) / p.scale);
    paper.setLineDash([...look.dash]);
    paper.stroke(outline);
    paper.setLineDash([]);
    paper.globalAlpha = 1;
  }
  paper.restore();
}
