import { drawPlaceNames, noStacks } from './place-names.js';
import { createSprites } from './sprites.js';
import type { Point } from '@impulse/engine/hex/hex.js';
import { type Bitmap, paperOf } from './canvas.js';
import { framed } from '../geometry.js';
import type { Area, BoardArt, MapVersion, Paper, Stack } from '../types.js';

/** Where somebody stands, from afar. */
export interface Dot {
  readonly hex: number;
  readonly colour: string;
  readonly round: boolean;
}

/** The whole sheet as small as the bitmap is, with a dot in every hex where somebody stands. */
export function paintStand(
  bitmap: Bitmap,
  art: BoardArt,
  version: MapVersion,
  dots: readonly Dot[],
  ratio: number,
): void {
  const { width, height } = art.grid;
  const whole = { x: 0, y: 0, width, height };
  const area = framed(whole, bitmap.width, bitmap.height, whole);
  const scale = bitmap.width / area.width;
  const paper = paperOf(bitmap);
  paper.fillStyle = art.colours.sheet;
  paper.fillRect(0, 0, bitmap.width, bitmap.height);
  paper.save();
  paper.translate(-area.x * scale, -area.y * scale);
  art.paintMap(paper, scale, { ...version, pixelRatio: ratio, area });
  paper.restore();
  for (const { hex, colour, round } of dots) {
    if (hex >= 0) drawDot(paper, art.grid.centre(hex), area, scale, { dot: colour, round });
  }
  const p = { scale, x: -area.x * scale, y: -area.y * scale, width: bitmap.width, height: bitmap.height, ratio };
  const map = { art, language: version.language, scale, ratio, stacks: noStacks, flags: [], dimmed: false };
  drawPlaceNames(paper, map, p, createSprites(art.colours), null);
}

/** The edge around a dot. */
interface Rim {
  readonly width: number;
  readonly colour: string;
}

const lightRim: Rim = { width: 1, colour: '#fff8e6' };

/** One stack on a small map: a square or a disc in the colour of its side with a rim. */
export function drawDot(
  paper: Paper,
  at: Point,
  area: Area,
  scale: number,
  { dot, round }: Pick<Stack, 'dot' | 'round'>,
  rim = lightRim,
): void {
  const side = Math.max(3, 0.52 * scale);
  const [x, y] = [(at.x - area.x) * scale, (at.y - area.y) * scale];
  paper.fillStyle = rim.colour;
  fill(paper, x, y, side + 2 * rim.width, round);
  paper.fillStyle = dot;
  fill(paper, x, y, side, round);
}

function fill(paper: Paper, x: number, y: number, side: number, round = false): void {
  if (!round) {
    paper.fillRect(x - side / 2, y - side / 2, side, side);
    return;
  }
  paper.beginPath();
  // Of the same area as the square.
  paper.arc(x, y, side / Math.sqrt(Math.PI), 0, 2 * Math.PI);
  paper.fill();
}
