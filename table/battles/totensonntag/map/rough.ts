import { sees, wide } from '../../../art/brush.js';
import type { DesertBrush } from './brush.js';
import { chance } from '../../../art/noise.js';
import { ink } from './palette.js';

/** Broken ground: scattered rocks with a lit and a shaded side, and dry gullies scratched between them. */

interface Rubble {
  readonly stones: Path2D;
  readonly shades: Path2D;
  readonly gullies: Path2D;
}

const made = new Map<number, Rubble>();

export function paintRough(brush: DesertBrush): void {
  const { paper, geography } = brush;
  for (const hex of geography.hexesOf('rough')) {
    const { x, y } = geography.grid.centre(hex);
    if (!sees(brush, x, y, 0.7)) continue;
    let rubble = made.get(hex);
    if (!rubble) made.set(hex, (rubble = makeRubble(hex)));
    paper.save();
    paper.translate(x, y);
    paper.lineCap = 'round';
    paper.lineJoin = 'round';
    paper.strokeStyle = ink.scratch;
    paper.lineWidth = wide(brush, 0.014, 0.8);
    paper.globalAlpha = 0.75;
    paper.stroke(rubble.gullies);
    paper.globalAlpha = 0.9;
    paper.fillStyle = ink.rockLight;
    paper.fill(rubble.stones);
    paper.fillStyle = ink.rock;
    paper.fill(rubble.shades);
    paper.strokeStyle = ink.rockDark;
    paper.globalAlpha = brush.zoom < 80 ? 0.5 : 0.85;
    paper.lineWidth = wide(brush, 0.007, 0.5);
    paper.stroke(rubble.stones);
    paper.restore();
  }
}

/** Rocks lie on a loose lattice, so that they never pile up; they thin out towards the corners of the hex. */
function makeRubble(hex: number): Rubble {
  const rubble: Rubble = { stones: new Path2D(), shades: new Path2D(), gullies: new Path2D() };
  const cells = 6;
  for (let row = 0; row < cells; row++) {
    for (let column = 0; column < cells; column++) {
      const index = row * cells + column;
      const x = ((column + 0.5 + (chance(hex, 30, index) - 0.5) * 0.9) / cells - 0.5) * 0.98;
      const y = ((row + 0.5 + (chance(hex, 31, index) - 0.5) * 0.9) / cells - 0.5) * 1.06;
      const inside = Math.abs(x) / 2 + Math.abs(y) * 0.866;
      if (inside > 0.46 || Math.abs(x) > 0.47 || chance(hex, 32, index) < 0.4) continue;
      stone(rubble, hex, index, x, y, 0.026 + 0.034 * chance(hex, 33, index));
    }
  }
  for (let index = 0; index < 4; index++) gully(rubble.gullies, hex, index);
  return rubble;
}

function stone({ stones, shades }: Rubble, hex: number, index: number, x: number, y: number, size: number): void {
  const sides = 6;
  const corners = Array.from({ length: sides }, (_, side) => {
    const angle = ((side + 0.6 * chance(hex, 34, index, side)) / sides) * 2 * Math.PI;
    const reach = size * (0.75 + 0.4 * chance(hex, 35, index, side));
    return { x: x + Math.cos(angle) * reach * 1.25, y: y + Math.sin(angle) * reach * 0.85 };
  });
  corners.forEach((corner, side) =>
    side === 0 ? stones.moveTo(corner.x, corner.y) : stones.lineTo(corner.x, corner.y),
  );
  stones.closePath();
  // The side away from the sun: the eastern and southern corners, closed over the middle.
  shades.moveTo(x + size * 0.15, y - size * 0.1);
  for (const side of [0, 1, 2]) shades.lineTo(corners[side].x, corners[side].y);
  shades.closePath();
}

function gully(path: Path2D, hex: number, index: number): void {
  let x = (chance(hex, 40, index) - 0.5) * 0.7;
  let y = (chance(hex, 41, index) - 0.5) * 0.8;
  let angle = chance(hex, 42, index) * 2 * Math.PI;
  path.moveTo(x, y);
  for (let step = 0; step < 6; step++) {
    angle += (chance(hex, 43, index, step) - 0.5) * 1.5;
    const [nextX, nextY] = [x + Math.cos(angle) * 0.07, y + Math.sin(angle) * 0.07];
    if (Math.abs(nextX) / 2 + Math.abs(nextY) * 0.866 > 0.46 || Math.abs(nextX) > 0.46) break;
    [x, y] = [nextX, nextY];
    path.lineTo(x, y);
    if (step === 2) {
      const branch = angle + (chance(hex, 44, index) < 0.5 ? 0.9 : -0.9);
      path.lineTo(x + Math.cos(branch) * 0.07, y + Math.sin(branch) * 0.07);
      path.moveTo(x, y);
    }
  }
}
