import { element, escaped } from '@impulse/library/analysis/page/markup.js';
import { style } from '@impulse/library/analysis/page/style.js';
import { chartOf } from './chart.js';
import { type MeasuredBalance, percent } from './measured.js';

interface Told {
  readonly title: string;
  /** The first side, whose wins are counted. */
  readonly side: string;
  readonly seed: string;
  readonly rules: string;
}

/** Who wins how often, as one file that opens anywhere. */
export function balancePage(measured: readonly MeasuredBalance[], { title, side, seed, rules }: Told): string {
  const heading = `${title}: who wins`;
  const row = (cells: readonly string[]): string =>
    element('tr', {}, cells.map((cell) => element('td', {}, escaped(cell))).join(''));
  const rows = measured.map(({ name, level, version, battles, wins: { share, low, high } }) =>
    row([name, `${level} ${version}`, `${battles}`, `${percent(share)} %`, `${percent(low)} to ${percent(high)} %`]),
  );
  const about =
    'Battles between two opponents of the same level. Dots are the share that this side won, bars the 95 % interval after Wilson.';
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    element('title', {}, escaped(heading)),
    element('style', {}, style),
    '</head><body>',
    element('h1', {}, escaped(heading)),
    element('h2', {}, escaped(`Battles won by the ${side}`)),
    element('p', { class: 'note' }, escaped(about)),
    chartOf(measured, `Battles won by the ${side}`),
    element('table', {}, row(['setting', 'level', 'battles', 'won', '95 % interval']) + rows.join('')),
    element('p', { class: 'method' }, escaped(`Seed ${seed}, rules ${rules}.`)),
    '</body></html>',
    '',
  ].join('\n');
}
