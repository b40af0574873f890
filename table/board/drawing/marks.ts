import type { Point } from '@impulse/engine/hex/hex.js';
import { sans } from './fonts.js';
import { markLook } from './looks.js';
import type { Sprite, Sprites } from './sprites.js';
import type { BoardArt, Mark, MarkLook, Paper } from '../types.js';

/** Lit hexes: a fill, a two-tone outline, a glyph and a short label, drawn once and kept as sprites. */

const border = 0.12;
/** Marks are drawn for hexes of at most this many pixels and enlarged beyond it. */
const largest = 320;
export const markSize = (scale: number): number => Math.min(largest, Math.max(8, Math.round(scale)));

/** Corners of a hex from its middle, one unit between the middles of two hexes. */
export type HexShape = readonly Point[];

/** The whole lit hex: for hexes without a counter it says everything. */
export const markSprite = (
  sprites: Sprites,
  art: BoardArt,
  shape: HexShape,
  mark: Mark,
  size: number,
  occupied: boolean,
): Sprite =>
  sprites.take(`mark ${mark.look} ${occupied ? 'under' : (mark.label ?? '')}`, size, border, (paper, hex) => {
    const look = markLook(art, mark.look);
    paper.translate(hex / 2, hex / 2);
    if (!look.bare) paintOutline(paper, shape, look, hex);
    if (!occupied) paintContent(paper, look, mark.label, hex);
  });

/** Glyph and label in a badge, for the corner of a hex whose middle is covered by counters. */
export const badgeSprite = (sprites: Sprites, art: BoardArt, mark: Mark, size: number): Sprite =>
  sprites.take(`badge ${mark.look} ${mark.label ?? ''}`, size, border, (paper, hex) =>
    paintBadge(paper, markLook(art, mark.look), mark.label ?? '', hex),
  );

export function trace(paper: Paper, shape: HexShape, scale: number): void {
  paper.beginPath();
  shape.forEach(({ x, y }, index) =>
    index === 0 ? paper.moveTo(x * scale, y * scale) : paper.lineTo(x * scale, y * scale),
  );
  paper.closePath();
}

function paintOutline(paper: Paper, shape: HexShape, look: MarkLook, hex: number): void {
  const width = Math.max(1.5, (look.width ?? 0.038) * hex);
  trace(paper, shape, hex * 0.965);
  paper.fillStyle = look.fill;
  paper.fill();
  if (look.hatch) paintHatch(paper, shape, look.colour, hex);
  paper.lineJoin = 'round';
  trace(paper, shape, hex * 0.9);
  paper.strokeStyle = 'rgb(255 253 244 / 75%)';
  paper.lineWidth = width * 1.9;
  paper.stroke();
  paper.strokeStyle = look.colour;
  paper.lineWidth = width;
  paper.setLineDash((look.dash ?? []).map((length) => length * hex));
  paper.stroke();
  paper.setLineDash([]);
}

function paintHatch(paper: Paper, shape: HexShape, colour: string, hex: number): void {
  paper.save();
  trace(paper, shape, hex * 0.9);
  paper.clip();
  paper.strokeStyle = colour;
  paper.globalAlpha = 0.28;
  paper.lineWidth = Math.max(1, hex * 0.018);
  paper.beginPath();
  for (let at = -1.2; at < 1.2; at += 0.13) {
    paper.moveTo((at - 0.6) * hex, 0.6 * hex);
    paper.lineTo((at + 0.6) * hex, -0.6 * hex);
  }
  paper.stroke();
  paper.restore();
}

function paintGlyph(paper: Paper, { colour, glyph }: MarkLook, x: number, y: number, radius: number): void {
  for (const halo of [true, false]) {
    paper.save();
    paper.translate(x, y);
    paper.scale(radius, radius);
    paper.lineCap = 'round';
    paper.lineJoin = 'round';
    paper.strokeStyle = paper.fillStyle = halo ? 'rgb(255 253 244 / 92%)' : colour;
    paper.lineWidth = halo ? 0.62 : 0.27;
    if (halo) {
      paper.shadowColor = 'rgb(255 253 244 / 90%)';
      paper.shadowBlur = radius * 0.35;
    }
    glyph(paper);
    paper.restore();
  }
}

function paintLabel(
  paper: Paper,
  text: string,
  colour: string,
  x: number,
  y: number,
  size: number,
  most: number,
): void {
  paper.font = `bold ${size.toFixed(1)}px ${sans}`;
  paper.textAlign = 'center';
  paper.textBaseline = 'middle';
  paper.lineJoin = 'round';
  paper.strokeStyle = 'rgb(255 253 244 / 95%)';
  paper.lineWidth = size * 0.3;
  paper.strokeText(text, x, y, most);
  paper.fillStyle = colour;
  paper.fillText(text, x, y, most);
}

function paintContent(paper: Paper, look: MarkLook, label: string | undefined, hex: number): void {
  if (label === undefined) {
    paintGlyph(paper, look, 0, 0, hex * (look.quiet ? 0.13 : 0.2));
    return;
  }
  if (!look.quiet) paintGlyph(paper, look, 0, -hex * 0.17, hex * 0.135);
  const letters = Math.max(hex * (label.length > 3 ? 0.22 : 0.31), 9);
  paintLabel(paper, label, look.colour, 0, look.quiet ? hex * 0.015 : hex * 0.16, letters, hex * 0.78);
}

/** Glyph and label in a small shield on the upper corner of the hex, above the counters and between the rows. */
function paintBadge(paper: Paper, look: MarkLook, text: string, hex: number): void {
  const side = Math.max(hex * 0.27, 13);
  const letters = Math.max(side * 0.62, 9);
  paper.font = `bold ${letters.toFixed(1)}px ${sans}`;
  const width = side + (text === '' ? 0 : Math.min(paper.measureText(text).width, hex * 0.6) + side * 0.22);
  paper.translate((hex - width) / 2, 0);
  paper.beginPath();
  paper.roundRect(0, 0, width, side, side * 0.24);
  paper.fillStyle = 'rgb(255 253 244 / 96%)';
  paper.shadowColor = 'rgb(40 26 8 / 60%)';
  paper.shadowBlur = side * 0.18;
  paper.fill();
  paper.shadowColor = 'transparent';
  paper.strokeStyle = look.colour;
  paper.lineWidth = Math.max(1.2, side * 0.09);
  paper.stroke();
  paintGlyph(paper, look, side / 2, side / 2, side * 0.33);
  if (text === '') return;
  paper.textAlign = 'left';
  paper.textBaseline = 'middle';
  paper.fillStyle = look.colour;
  paper.fillText(text, side * 0.95, side * 0.53, hex * 0.6);
}
