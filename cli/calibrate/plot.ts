import type { Band } from '@impulse/engine';
import { isWithin, type Judgement } from './judgement.js';

/** How often each figure came up, as a row of columns with the band marked below it. */

const blocks = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'] as const;
const mostColumns = 40;

interface Scale {
  readonly first: number;
  readonly last: number;
  /** How much of the scale a column stands for. */
  readonly step: number;
  readonly columns: number;
}

/** Reaches over all figures and the band, from 0 where the band has no lower end; columns of whole numbers. */
function scaleOf(figures: readonly number[], { least, most }: Band): Scale {
  const ends = [...figures, ...(most === undefined ? [] : [least ?? 0, most]), ...(least === undefined ? [] : [least])];
  const lowest = Math.floor(Math.min(...ends));
  const highest = Math.floor(Math.max(...ends));
  const step = Math.max(1, Math.ceil((highest - lowest + 1) / mostColumns));
  const columns = Math.floor((highest - lowest) / step) + 1;
  return { first: lowest, last: highest, step, columns };
}

export function plot({ measure: { band = {} }, figures }: Pick<Judgement, 'measure' | 'figures'>): string[] {
  const happened = figures.flatMap((figure) => figure ?? []);
  const never = figures.length - happened.length;
  const tail = never > 0 ? `, never ${never}` : '';
  if (happened.length === 0) return [`nothing to draw${tail}`];
  const { first, last, step, columns } = scaleOf(happened, band);
  const counts = Array.from({ length: columns }, () => 0);
  for (const figure of happened) counts[Math.floor((figure - first) / step)]++;
  const highest = Math.max(...counts);
  const bars = counts.map((count) => blocks[Math.ceil((count / highest) * (blocks.length - 1))]);
  const margin = String(first).padStart(6);
  const lines = [`${margin} |${bars.join('')}| ${last}${tail}`];
  if (band.least === undefined && band.most === undefined) return lines;
  const marks = counts.map((_, column) => (touches(band, first + column * step, step) ? '=' : ' '));
  return [...lines, `${' '.repeat(margin.length)} |${marks.join('')}| band`];
}

/** Does any whole number of a column lie in the band? */
const touches = (band: Band, from: number, step: number): boolean =>
  Array.from({ length: step }, (_, more) => from + more).some((value) => isWithin(band, value));
