import type { Point } from '@impulse/engine/hex/hex.js';
import { trace, type HexShape } from './marks.js';
import type { Picture } from '../picture.js';
import type { Projection } from '../camera/projection.js';
import { holds } from '../stacks.js';
import type { BoardConfig, Paper, ShownSelection } from '../types.js';

/** Two-tone lines around hexes and counters: legible on sand, snow and counters alike. */

export const gold = '#ffd447';
export const dark = '#1d1608';
export const white = 'rgb(255 253 244 / 95%)';

/** Traces a hex in pixels from its middle; `size` 1 is the hex itself. Leaves the transform there for the stroke. */
export function outline(paper: Paper, p: Projection, at: Point, shape: HexShape, size: number): void {
  paper.setTransform(1, 0, 0, 1, p.x + at.x * p.scale, p.y + at.y * p.scale);
  trace(paper, shape, p.scale * size);
}

/** Strokes what has been traced, and resets the transform. */
export function twoTone(paper: Paper, p: Projection, inner: string, outer: string, width: number): void {
  paper.lineJoin = 'round';
  const line = Math.max(width * p.scale, 1.6 * p.ratio);
  paper.strokeStyle = outer;
  paper.lineWidth = line * 1.9;
  paper.stroke();
  paper.strokeStyle = inner;
  paper.lineWidth = line;
  paper.stroke();
  paper.setTransform(1, 0, 0, 1, 0, 0);
}

/** The hex selected, and those in which other units act together with its own. */
function selectedHexes(stacks: BoardConfig['stacks'], { hex, units }: ShownSelection): Set<number> {
  const hexes = new Set([hex]);
  if (units.length < 2) return hexes;
  for (const [at, stack] of stacks) if (units.some((unit) => holds(stack, unit))) hexes.add(at);
  return hexes;
}

/** Under the counters: the hex that is selected, and the one pointed at. */
export function drawUnderlay(paper: Paper, picture: Picture, p: Projection, shape: HexShape): void {
  const { selection } = picture.config;
  for (const hex of selection ? selectedHexes(picture.config.stacks, selection) : []) {
    outline(paper, p, picture.art.grid.centre(hex), shape, 0.97);
    twoTone(paper, p, gold, dark, 0.035);
  }
  const hex = picture.drag ? picture.drag.over : (picture.hover?.hex ?? -1);
  if (hex < 0) return;
  outline(paper, p, picture.art.grid.centre(hex), shape, 0.99);
  twoTone(paper, p, 'rgb(43 36 24 / 80%)', 'rgb(255 253 244 / 85%)', 0.014);
}
