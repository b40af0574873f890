import { fitText, paintBody, paintEdge } from '../../art/card.js';
import { figures, narrow } from '../../art/fonts.js';
import type { Paper } from '../../board/types.js';
import { paintConditions } from './conditions.js';
import { shortNameOf, stripAt } from './formations.js';
import { paintGauges } from './gauges.js';
import { liveries } from './liveries.js';
import { classLetters, factorsOf, letterOf, type Print } from './print.js';
import { paintBareSymbol, paintSymbol, type Box } from './symbol.js';

/**
 * A counter in as much detail as its size bears: from afar the symbol in the colour of its side, at working distance
 * also size, strength and gauges, from near all that is printed.
 */
export function paintCounter(paper: Paper, print: Print, size: number, ratio: number): void {
  const { shape, ...livery } = liveries[print.side];
  paper.save();
  paintBody(paper, shape, livery, size);
  const shown = size / ratio;
  if (shown < workingFrom) paintFar(paper, print, size);
  else if (shown < nearFrom) paintWorking(paper, print, size, ratio);
  else paintNear(paper, print, size);
  paintEdge(paper, shape, size);
  paintConditions(paper, print, size, shown < workingFrom ? 'far' : shown < nearFrom ? 'working' : 'near');
  paper.restore();
}

/** Pixels of a counter on the page. */
const workingFrom = 22;
const nearFrom = 72;

/** Pixels of the page: a strength is never smaller, nor a letter. */
const smallestFigure = 11;
const smallestLetter = 8;
/** What part of its size a figure has in height, and what is left free below and above it. */
const figureHeight = 0.72;
const around = 0.035;

const boxes = {
  far: { left: 0.1, top: 0.24, width: 0.8, height: 0.54 },
  working: { left: 0.19, top: 0.25, width: 0.62 },
  near: { left: 0.24, top: 0.3, width: 0.52, height: 0.31 },
} as const satisfies Readonly<Record<string, Partial<Box>>>;

function paintStrip(paper: Paper, print: Print, size: number, height: number): void {
  paper.fillStyle = stripAt(print.strip).fill;
  paper.fillRect(0, 0, size, size * height);
  paper.fillStyle = 'rgb(0 0 0 / 35%)';
  paper.fillRect(0, size * height, size, Math.max(1, size * 0.012));
}

function paintFar(paper: Paper, print: Print, size: number): void {
  paintStrip(paper, print, size, 0.13);
  paintBareSymbol(paper, print, size, boxes.far);
}

function paintWorking(paper: Paper, print: Print, size: number, ratio: number): void {
  const { ink } = liveries[print.side];
  const figure = Math.max(size * 0.34, smallestFigure * ratio);
  const tall = (figure * figureHeight) / size;
  const { top } = boxes.working;
  const height = Math.min(0.38, 1 - 2 * around - tall - top);
  paintStrip(paper, print, size, 0.11);
  paintSymbol(paper, print, size, { ...boxes.working, height });
  paintGauges(paper, print, size, top, height);
  paper.fillStyle = ink;
  paper.textBaseline = 'alphabetic';
  paper.textAlign = 'center';
  const below = size * (0.94 - Math.max(0, 0.245 - tall) / 2);
  paper.font = `bold ${figure.toFixed(1)}px ${figures}`;
  paper.fillText(print.strength === null ? '?' : String(print.strength), size * 0.53, below);
  paper.font = `${Math.max(size * 0.23, smallestLetter * ratio).toFixed(1)}px ${figures}`;
  paper.textAlign = 'left';
  paper.fillText(letterOf(print), size * 0.1, below);
}

/** In the middle; a long name beside the letter of the mobility, which stands on the left. */
function paintName(paper: Paper, name: string, size: number): void {
  paper.font = `bold ${(size * 0.125).toFixed(2)}px ${narrow}`;
  const [middle, width] = paper.measureText(name).width > size * 0.58 ? [0.565, 0.7] : [0.5, 0.58];
  fitText(paper, name, size * middle, size * 0.685, size * width, size * 0.125, `bold SIZE ${narrow}`);
}

function paintNear(paper: Paper, print: Print, size: number): void {
  const { ink } = liveries[print.side];
  const { unit } = print;
  const strip = stripAt(print.strip);
  paintStrip(paper, print, size, 0.17);
  paper.textBaseline = 'middle';
  paper.fillStyle = strip.ink;
  paper.textAlign = 'center';
  fitText(
    paper,
    shortNameOf(unit.formation),
    size * 0.5,
    size * 0.094,
    size * 0.7,
    size * 0.135,
    `bold SIZE ${narrow}`,
  );
  paintSymbol(paper, print, size, boxes.near);
  paintGauges(paper, print, size, 0.3, 0.31);
  paper.fillStyle = ink;
  paper.textAlign = 'center';
  paintName(paper, unit.name, size);
  paper.textAlign = 'left';
  fitText(paper, letterOf(print), size * 0.1, size * 0.685, size * 0.12, size * 0.12, `italic SIZE ${figures}`);
  paper.font = `bold ${(size * 0.245).toFixed(1)}px ${figures}`;
  const strength = print.strength === null ? '?' : String(print.strength);
  paper.fillText(strength, size * 0.11, size * 0.85);
  const beside = size * 0.13 + paper.measureText(strength).width;
  paper.font = `${(size * 0.105).toFixed(1)}px ${figures}`;
  paper.fillText(`${classLetters[unit.class]}${unit.morale}`, beside, size * 0.81);
  if (unit.defence !== undefined) paper.fillText(`(${unit.defence})`, beside, size * 0.91);
  paper.textAlign = 'right';
  // Left of the badge of a stack.
  const rows = factorsOf(unit);
  rows.forEach((text, index) => {
    const y = rows.length === 1 ? 0.855 : 0.805 + 0.115 * index;
    fitText(paper, text, size * 0.85, size * y, size * 0.3, size * 0.12, `bold SIZE ${narrow}`);
  });
}
