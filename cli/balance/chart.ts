import { element, escaped } from '@impulse/library/analysis/page/markup.js';
import type { MeasuredBalance } from './measured.js';

/** How often the first side wins, as a picture: for each setting a dot with its interval for each level. */

/** Names are long: each stands above its dots. */
const rowHeight = 50;
const nameHeight = 18;
const margin = { left: 20, right: 20, top: 34, bottom: 30 } as const;
const width = 860;
const step = 11;
const inks = ['#1f5f99', '#a8760f', '#2d7a46', '#7a3b8f'] as const;

export function chartOf(measured: readonly MeasuredBalance[], title: string): string {
  const names = [...new Set(measured.map(({ name }) => name))];
  const levels = [...new Set(measured.map(({ level }) => level))];
  const height = margin.top + margin.bottom + rowHeight * names.length;
  const x = (share: number): string => (margin.left + share * (width - margin.left - margin.right)).toFixed(1);
  const foot = height - margin.bottom;
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      element('line', {
        x1: x(share),
        x2: x(share),
        y1: margin.top,
        y2: foot,
        class: share === 0.5 ? 'even' : 'grid',
      }) + element('text', { x: x(share), y: foot + 18, 'text-anchor': 'middle' }, `${100 * share} %`),
  );
  const inkOf = (level: string): string => inks[levels.indexOf(level) % inks.length];
  const legend = levels.map((level, index) => {
    const at = margin.left + index * 130;
    return (
      element('circle', { cx: at + 6, cy: 14, r: 5, fill: inkOf(level) }) +
      element('text', { x: at + 18, y: 18 }, escaped(level))
    );
  });
  const rows = names.map((name, index) => {
    const y = margin.top + rowHeight * index + nameHeight;
    return element('text', { x: margin.left + 4, y }, escaped(name));
  });
  const dots = measured.map(({ name, level, wins: { share, low, high } }) => {
    const middle = margin.top + rowHeight * names.indexOf(name) + (rowHeight + nameHeight) / 2;
    const y = middle + (levels.indexOf(level) - (levels.length - 1) / 2) * step;
    return (
      element('line', { x1: x(low), x2: x(high), y1: y, y2: y, stroke: inkOf(level), 'stroke-width': 3 }) +
      element('circle', { cx: x(share), cy: y, r: 5, fill: inkOf(level) })
    );
  });
  return element(
    'svg',
    { viewBox: `0 0 ${width} ${height}`, role: 'img', class: 'chart' },
    [element('title', {}, escaped(title)), ...grid, ...legend, ...rows, ...dots].join(''),
  );
}
