import type { Grid } from '@impulse/engine';
import type { Projection } from './scene.js';
import type { Overlay, Paper } from './types.js';

/** Shaded areas: a tint, a hatch of its own for each kind, and a line around the whole. */

interface Look {
  readonly tint: string;
  readonly line: string;
  /** Direction of the hatch in turns of 30 degrees; null leaves it out. */
  readonly hatch: number | null;
  readonly dash: readonly number[];
}

const looks: Readonly<Record<Overlay['kind'], Look>> = {
  'own-zoc': { tint: 'rgb(20 90 180 / 15%)', line: '#14508f', hatch: 1, dash: [] },
  'enemy-zoc': { tint: 'rgb(190 20 20 / 15%)', line: '#a3161c', hatch: 5, dash: [] },
  threat: { tint: 'rgb(210 90 0 / 18%)', line: '#a34a00', hatch: 2, dash: [0.16, 0.08] },
  artillery: { tint: 'rgb(110 40 160 / 15%)', line: '#5e1a8f', hatch: 3, dash: [0.05, 0.06] },
  spotting: { tint: 'rgb(0 120 110 / 15%)', line: '#00655c', hatch: 0, dash: [0.12, 0.05, 0.03, 0.05] },
  control: { tint: 'rgb(150 110 0 / 20%)', line: '#7a5a00', hatch: null, dash: [] },
  supply: { tint: 'rgb(40 120 30 / 17%)', line: '#28701e', hatch: 4, dash: [] },
  sight: { tint: 'rgb(255 250 210 / 45%)', line: '#6b5d2a', hatch: null, dash: [0.1, 0.07] },
};

export interface Area {
  readonly look: Look;
  readonly inside: Path2D;
  readonly outline: Path2D;
  readonly hatching: Path2D | null;
}

export function makeAreas(grid: Grid, overlays: readonly Overlay[]): Area[] {
  return overlays.map(({ kind, hexes }) => {
    const look = looks[kind];
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
      if (hatching) hatch(hatching, grid.centre(hex), look.hatch!);
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

export function drawAreas(paper: Paper, p: Projection, areas: readonly Area[]): void {
  if (areas.length === 0) return;
  paper.save();
  paper.setTransform(p.scale, 0, 0, p.scale, p.x, p.y);
  for (const { look, inside, outline, hatching } of areas) {
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
