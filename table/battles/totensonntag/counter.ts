import type { SideId } from '@impulse/totensonntag/data/types.js';
import { fitText, paintBody, paintEdge, type CardShape } from '../../art/card.js';
import { cutCard, squareCard } from '../../art/card-shapes.js';
import { figures as figuresFont, narrow } from '../../art/fonts.js';
import { paintStrokes } from '../../art/strokes.js';
import type { Paper } from '../../board/types.js';
import { silhouette } from './aircraft.js';
import { liveryOf, stripOf, type Livery } from './palette.js';
import type { Print } from './print.js';
import { sizeMarks, unitSymbols } from './symbols.js';

/** A counter of die-cut cardboard: strip with designation, military symbol with size, steps, and the printed figures. */

const box = { left: 0.26, top: 0.315, width: 0.48, height: 0.32 };
const card = '#f5edd8';
const black = '#191713';
const reducedInk = '#a3121a';

/** Below this size in pixels of the page a counter shows only symbol and figures, both larger. */
const smallest = 42;

export function paintCounter(paper: Paper, print: Print, size: number, ratio: number): void {
  const livery = liveryOf(print.nationality);
  const shape = shapes[print.side];
  paper.save();
  paintBody(paper, shape, livery, size);
  if (size < smallest * ratio) {
    paintSmall(paper, print, livery, size);
  } else {
    paintStrip(paper, print, size);
    if (print.size === 'aircraft') paintAircraft(paper, print, livery, size, 0.43, 0.2);
    else paintSymbol(paper, print, livery, size, print.type === 'motorcycle' ? { ...box, height: 0.28 } : box);
    paintSteps(paper, print, livery, size);
    paintFigures(paper, print, livery, size, 0.815, 0.27);
  }
  if (print.side === 'cw') paintRim(paper, shape, livery, size);
  paintEdge(paper, shape, size);
  paper.restore();
}

/** The Axis has its corners cut off: red, grey and black are one to many eyes. */
export const shapes: Readonly<Record<SideId, CardShape>> = { dak: cutCard(0.17), cw: squareCard(0.085) };

/** How far from the edges the letters of the strip keep: a cut corner would take the first and the last. */
const margins: Readonly<Record<SideId, number>> = { dak: 0.13, cw: 0.06 };

/** A light line along the edge of Commonwealth counters: seen in every light, and at every size. */
function paintRim(paper: Paper, shape: CardShape, { ink }: Livery, size: number): void {
  const width = Math.max(1.4, size * 0.05);
  shape(paper, size, width / 2);
  paper.strokeStyle = ink;
  paper.lineWidth = width;
  paper.stroke();
}

function paintStrip(paper: Paper, print: Print, size: number): void {
  const strip = stripOf(print.strip);
  const height = size * 0.195;
  paper.fillStyle = strip.fill;
  paper.fillRect(0, 0, size, height);
  paper.fillStyle = 'rgb(0 0 0 / 35%)';
  paper.fillRect(0, height, size, Math.max(1, size * 0.012));
  paper.fillStyle = strip.ink;
  paper.textBaseline = 'middle';
  const letters = size * 0.15;
  const middle = height * 0.57;
  const bold = `bold SIZE ${narrow}`;
  paper.font = bold.replace('SIZE', `${letters.toFixed(2)}px`);
  const margin = size * margins[print.side];
  const room = size - 2 * margin;
  const wanted = Math.min(paper.measureText(print.formation).width, room * 0.42);
  // A long designation needs the whole strip; the strip's colour still tells the formation.
  const crowded = paper.measureText(print.name).width * 0.75 > room - wanted;
  const formationWidth = crowded ? 0 : wanted;
  const nameWidth = room - formationWidth - (formationWidth > 0 ? size * 0.05 : 0);
  paper.textAlign = 'left';
  fitText(paper, print.name, margin, middle, nameWidth, letters, bold);
  if (formationWidth > 0) {
    paper.textAlign = 'right';
    paper.globalAlpha = 0.82;
    fitText(paper, print.formation, size - margin, middle, formationWidth, letters, `SIZE ${narrow}`);
    paper.globalAlpha = 1;
  }
}

type Box = typeof box;

/** Symbols that do not reach the frame may fill more of it than on a staff map. */
const larger: Readonly<Record<string, number>> = { armor: 1.22, engineer: 1.3 };

function paintSymbol(paper: Paper, print: Print, livery: Livery, size: number, at: Box): void {
  paper.save();
  paper.translate(at.left * size, at.top * size);
  paper.scale((at.width * size) / 150, (at.height * size) / 100);
  paper.translate(-25, -50);
  const least = 150 / (at.width * size);
  const strokes = unitSymbols[print.type] ?? [];
  // Wheels hang below the box: in the counter's ink there, in black inside.
  paintStrokes(paper, strokes, livery.ink, 6, least * 1.2);
  paper.fillStyle = card;
  paper.fillRect(25, 50, 150, 100);
  paper.save();
  paper.beginPath();
  paper.rect(25, 50, 150, 100);
  paper.clip();
  const growth = larger[print.type] ?? 1;
  paper.translate(100 - 100 * growth, 100 - 100 * growth);
  paper.scale(growth, growth);
  paintStrokes(paper, strokes, black, 6 / growth, least * 1.2);
  paper.restore();
  if (print.range !== undefined) paintRange(paper, print.range);
  paper.strokeStyle = black;
  paper.lineWidth = Math.max(6, least * 1.2);
  paper.lineJoin = 'miter';
  paper.strokeRect(25, 50, 150, 100);
  paintStrokes(paper, sizeMarks[print.size] ?? [], livery.ink, 8, least * 1.2);
  paper.restore();
}

/** The gun's dot, large enough for its range. */
function paintRange(paper: Paper, range: number): void {
  paper.fillStyle = black;
  paper.beginPath();
  paper.arc(100, 100, 36, 0, 2 * Math.PI);
  paper.fill();
  paper.fillStyle = card;
  paper.font = `bold 54px ${figuresFont}`;
  paper.textAlign = 'center';
  paper.textBaseline = 'middle';
  paper.fillText(String(range), 100, 104);
}

function paintAircraft(paper: Paper, print: Print, livery: Livery, size: number, y: number, reach: number): void {
  paper.save();
  paper.translate(size * 0.5, size * y);
  paper.scale(size * reach, size * reach);
  paper.fillStyle = livery.ink;
  paper.strokeStyle = 'rgb(0 0 0 / 55%)';
  paper.lineWidth = 0.06;
  paper.fill(silhouette(print.type));
  paper.stroke(silhouette(print.type));
  paper.restore();
  const [, , , armor, air] = print.figures;
  if (armor !== undefined) badge(paper, armor, size * 0.13, size * 0.6, size, black, card);
  if (air !== undefined) badge(paper, air, size * 0.87, size * 0.6, size, '#174a86', '#ffffff');
}

function badge(paper: Paper, text: string, x: number, y: number, size: number, fill: string, colour: string): void {
  paper.fillStyle = fill;
  paper.beginPath();
  paper.roundRect(x - size * 0.105, y - size * 0.075, size * 0.21, size * 0.15, size * 0.03);
  paper.fill();
  paper.strokeStyle = 'rgb(255 255 255 / 55%)';
  paper.lineWidth = Math.max(1, size * 0.01);
  paper.stroke();
  paper.fillStyle = colour;
  paper.font = `bold ${(size * 0.13).toFixed(2)}px ${figuresFont}`;
  paper.textAlign = 'center';
  paper.textBaseline = 'middle';
  paper.fillText(text, x, y + size * 0.008);
}

/** One pip per step beside the symbol: full ones are left, crossed-out hollow ones are lost. */
function paintSteps(paper: Paper, print: Print, livery: Livery, size: number): void {
  if (print.size === 'aircraft') return;
  const side = size * 0.075;
  const gap = size * 0.025;
  const height = print.steps * side + (print.steps - 1) * gap;
  let y = size * (box.top + box.height / 2) - height / 2;
  const x = size * 0.87 - side / 2;
  for (let step = print.steps; step > 0; step--) {
    const lost = step > print.steps - print.stepsLost;
    paper.lineWidth = Math.max(1, size * 0.014);
    if (lost) {
      paper.strokeStyle = livery.ink;
      paper.globalAlpha = 0.75;
      paper.strokeRect(
        x + paper.lineWidth / 2,
        y + paper.lineWidth / 2,
        side - paper.lineWidth,
        side - paper.lineWidth,
      );
      paper.globalAlpha = 1;
    } else {
      paper.fillStyle = livery.ink;
      paper.fillRect(x, y, side, side);
    }
    y += side + gap;
  }
}

/** Strength, protection, initiative; a reduced strength stands red on white. */
function paintFigures(paper: Paper, print: Print, livery: Livery, size: number, y: number, height: number): void {
  const figures = print.figures.slice(0, 3);
  const room = size * (print.superscript === undefined ? 0.9 : 0.8);
  let letters = size * height;
  const font = (): string => (paper.font = `bold ${letters.toFixed(2)}px ${figuresFont}`);
  font();
  const dash = (): number => letters * 0.3;
  const width = (): number =>
    figures.reduce((sum, figure) => sum + paper.measureText(figure).width, 0) + dash() * (figures.length - 1);
  const natural = width();
  if (natural > room) {
    letters *= room / natural;
    font();
  }
  paper.textAlign = 'left';
  paper.textBaseline = 'middle';
  let x = (size - width() - (print.superscript === undefined ? 0 : letters * 0.42)) / 2;
  const middle = size * y;
  figures.forEach((figure, index) => {
    const wide = paper.measureText(figure).width;
    const reduced = index === 0 && print.stepsLost > 0;
    if (reduced) {
      paper.fillStyle = '#fff8ea';
      paper.beginPath();
      paper.roundRect(x - letters * 0.1, middle - letters * 0.52, wide + letters * 0.2, letters * 1.02, letters * 0.14);
      paper.fill();
    }
    paper.fillStyle = reduced ? reducedInk : livery.ink;
    paper.fillText(figure, x, middle + letters * 0.03);
    x += wide;
    if (index === figures.length - 1) return;
    paper.fillStyle = livery.ink;
    paper.globalAlpha = 0.7;
    paper.fillRect(x + dash() * 0.22, middle - letters * 0.045, dash() * 0.56, letters * 0.09);
    paper.globalAlpha = 1;
    x += dash();
  });
  if (print.superscript !== undefined) {
    paper.fillStyle = '#ffd75e';
    paper.font = `bold ${(letters * 0.62).toFixed(2)}px ${figuresFont}`;
    paper.fillText(print.superscript, x + letters * 0.03, middle - letters * 0.22);
  }
}

function paintSmall(paper: Paper, print: Print, livery: Livery, size: number): void {
  paper.fillStyle = stripOf(print.strip).fill;
  paper.fillRect(0, 0, size, size * 0.12);
  if (print.size === 'aircraft') paintAircraft(paper, { ...print, figures: [] }, livery, size, 0.4, 0.22);
  else
    paintSymbol(paper, { ...print, size: 'aircraft' }, livery, size, {
      left: 0.19,
      top: 0.16,
      width: 0.62,
      height: 0.38,
    });
  paintFigures(paper, print, livery, size, 0.77, 0.41);
}
