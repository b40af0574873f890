import type { Point } from '@impulse/engine';
import { glyphs } from './glyphs.js';
import type { Sprite, Sprites } from './sprites.js';
import type { Mark, MarkKind, Paper } from './types.js';

/** How lit hexes look: a fill, a two-tone outline, a sign and a short label, drawn once and kept as sprites. */

interface Style {
  readonly colour: string;
  readonly fill: string;
  readonly dash?: readonly number[];
  readonly hatch?: boolean;
  /** Outline in hexes. */
  readonly width?: number;
}

const styles: Readonly<Record<MarkKind, Style>> = {
  reach: { colour: '#0a5e58', fill: 'rgb(240 255 250 / 42%)' },
  'reach-stop': { colour: '#9a4a00', fill: 'rgb(255 238 205 / 62%)', dash: [0.13, 0.06] },
  target: { colour: '#b0101c', fill: 'rgb(255 70 60 / 22%)', width: 0.05 },
  'target-overrun': { colour: '#b0101c', fill: 'rgb(255 120 60 / 20%)', dash: [0.16, 0.07], width: 0.05 },
  'target-barrage': { colour: '#5e1a8f', fill: 'rgb(150 80 220 / 22%)', dash: [0.04, 0.05], width: 0.05 },
  entry: { colour: '#14427e', fill: 'rgb(205 226 255 / 58%)' },
  zone: { colour: '#1c5f7c', fill: 'rgb(214 240 250 / 42%)', hatch: true },
  advance: { colour: '#21692a', fill: 'rgb(216 250 208 / 55%)', width: 0.05 },
  exit: { colour: '#86185a', fill: 'rgb(255 214 240 / 52%)', width: 0.05 },
  excess: { colour: '#a33a00', fill: 'rgb(255 190 120 / 48%)', dash: [0.06, 0.05], width: 0.05 },
  warning: { colour: '#5d4b00', fill: 'rgb(255 226 70 / 55%)', hatch: true },
};

const border = 0.12;
const font =
  "'Helvetica Neue', Arial, 'Noto Sans TC', 'PingFang TC', 'Microsoft JhengHei', 'WenQuanYi Micro Hei', sans-serif";

/** Marks are drawn for hexes of at most this many pixels and enlarged beyond it. */
const largest = 320;
export const markSize = (scale: number): number => Math.min(largest, Math.max(8, Math.round(scale)));

/** Corners of a hex from its middle, one unit between the middles of two hexes. */
export type HexShape = readonly Point[];

/** The whole lit hex: for hexes without a counter it says everything. */
export const markSprite = (sprites: Sprites, shape: HexShape, mark: Mark, size: number, occupied: boolean): Sprite =>
  sprites.take(`mark ${mark.kind} ${occupied ? 'under' : (mark.label ?? '')}`, size, border, (paper, hex) => {
    paper.translate(hex / 2, hex / 2);
    paintOutline(paper, shape, styles[mark.kind], hex);
    if (!occupied) paintContent(paper, mark, hex);
  });

/** Sign and label in a badge, for the corner of a hex whose middle is covered by counters. */
export const badgeSprite = (sprites: Sprites, mark: Mark, size: number): Sprite =>
  sprites.take(`badge ${mark.kind} ${mark.label ?? ''}`, size, border, (paper, hex) => paintBadge(paper, mark, hex));

export function trace(paper: Paper, shape: HexShape, scale: number): void {
  paper.beginPath();
  shape.forEach(({ x, y }, index) =>
    index === 0 ? paper.moveTo(x * scale, y * scale) : paper.lineTo(x * scale, y * scale),
  );
  paper.closePath();
}

function paintOutline(paper: Paper, shape: HexShape, style: Style, hex: number): void {
  const width = Math.max(1.5, (style.width ?? 0.038) * hex);
  trace(paper, shape, hex * 0.965);
  paper.fillStyle = style.fill;
  paper.fill();
  if (style.hatch) paintHatch(paper, shape, style.colour, hex);
  paper.lineJoin = 'round';
  trace(paper, shape, hex * 0.9);
  paper.strokeStyle = 'rgb(255 253 244 / 92%)';
  paper.lineWidth = width * 2.1;
  paper.stroke();
  paper.strokeStyle = style.colour;
  paper.lineWidth = width;
  paper.setLineDash((style.dash ?? []).map((length) => length * hex));
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

function paintGlyph(paper: Paper, kind: MarkKind, x: number, y: number, radius: number): void {
  const { colour } = styles[kind];
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
    glyphs[kind](paper);
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
  paper.font = `bold ${size.toFixed(1)}px ${font}`;
  paper.textAlign = 'center';
  paper.textBaseline = 'middle';
  paper.lineJoin = 'round';
  paper.strokeStyle = 'rgb(255 253 244 / 95%)';
  paper.lineWidth = size * 0.3;
  paper.strokeText(text, x, y, most);
  paper.fillStyle = colour;
  paper.fillText(text, x, y, most);
}

function paintContent(paper: Paper, mark: Mark, hex: number): void {
  const { colour } = styles[mark.kind];
  if (mark.label === undefined) {
    paintGlyph(paper, mark.kind, 0, 0, hex * (mark.kind === 'reach' ? 0.13 : 0.2));
    return;
  }
  const signed = mark.kind !== 'reach';
  if (signed) paintGlyph(paper, mark.kind, 0, -hex * 0.17, hex * 0.135);
  const letters = Math.max(hex * (mark.label.length > 3 ? 0.22 : 0.31), 9);
  paintLabel(paper, mark.label, colour, 0, signed ? hex * 0.16 : hex * 0.015, letters, hex * 0.78);
}

/** Sign and label in a small shield on the upper corner of the hex, above the counters and between the rows. */
function paintBadge(paper: Paper, mark: Mark, hex: number): void {
  const { colour } = styles[mark.kind];
  const side = Math.max(hex * 0.27, 13);
  const letters = Math.max(side * 0.62, 9);
  paper.font = `bold ${letters.toFixed(1)}px ${font}`;
  const text = mark.label ?? '';
  const width = side + (text === '' ? 0 : Math.min(paper.measureText(text).width, hex * 0.6) + side * 0.22);
  paper.translate((hex - width) / 2, 0);
  paper.beginPath();
  paper.roundRect(0, 0, width, side, side * 0.24);
  paper.fillStyle = 'rgb(255 253 244 / 96%)';
  paper.shadowColor = 'rgb(40 26 8 / 60%)';
  paper.shadowBlur = side * 0.18;
  paper.fill();
  paper.shadowColor = 'transparent';
  paper.strokeStyle = colour;
  paper.lineWidth = Math.max(1.2, side * 0.09);
  paper.stroke();
  paintGlyph(paper, mark.kind, side / 2, side / 2, side * 0.33);
  if (text === '') return;
  paper.textAlign = 'left';
  paper.textBaseline = 'middle';
  paper.fillStyle = colour;
  paper.fillText(text, side * 0.95, side * 0.53, hex * 0.6);
}
