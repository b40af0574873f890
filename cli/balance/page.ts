import { element, escaped } from '@impulse/library/analysis/page/markup.js';
import { style } from '@impulse/library/analysis/page/style.js';
import { chartOf } from './chart.js';
import { bothPercents, type MeasuredBalance, percent } from './measured.js';
import type { BalanceHeading } from './results.js';

interface Told extends BalanceHeading {
  readonly title: string;
  /** The first is the one that the plot is about. */
  readonly sides: readonly [string, string];
}

/** The plot and the table keep their size on a phone, and are pushed along there. */
const ownStyle = `
.wide { overflow-x: auto; } .wide .chart { min-width: 640px; }
table.balance { min-width: 600px; font-size: .92rem; } .balance th { padding: 3px 14px 3px 0; border-bottom: 2px solid var(--ink); text-align: right; }
.balance th:first-child { text-align: left; } .balance tr:last-child td { font-weight: inherit; border-bottom: 1px solid var(--line); }
.balance td + td { white-space: nowrap; }
`;

const scrolled = (label: string, content: string): string =>
  element('div', { class: 'wide', role: 'region', 'aria-label': label, tabindex: 0 }, content);

/** Who wins how often, as one file that opens anywhere. */
export function balancePage(measured: readonly MeasuredBalance[], told: Told): string {
  const { title, sides, game, seed, rules, data } = told;
  const [first, second] = sides;
  const heading = `${title}: who wins`;
  const wins = `Battles won by the ${first}`;
  const columns = ['setting', 'level', 'battles', first, '95 % interval', second];
  const head = columns.map((column) => element('th', { scope: 'col' }, escaped(column))).join('');
  const rows = measured.map(({ name, level, version, battles, wins: won }) => {
    const [own, other] = bothPercents(won);
    const range = `${percent(won.low)} to ${percent(won.high)} %`;
    const cells = [name, `${level} ${version}`, `${battles}`, `${own} %`, range, `${other} %`];
    return element('tr', {}, cells.map((cell) => element('td', {}, escaped(cell))).join(''));
  });
  const table = element('thead', {}, element('tr', {}, head)) + element('tbody', {}, rows.join(''));
  const about = `Battles between two opponents of the same level; all the others are won by the ${second}. Dots are the share that the ${first} won, bars the 95 % interval after Wilson: how far the share of endlessly many battles may lie from it. Where two bars overlap widely, the battles do not tell the two apart.`;
  const method = `Battle number N (from 0) of every setting and level is played with the seed ${seed}/N: impulse balance --game ${game} --seed ${seed}. Rules ${rules}, data ${data.slice(0, 12)}.`;
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    element('title', {}, escaped(heading)),
    element('style', {}, style + ownStyle),
    '</head><body>',
    element('h1', {}, escaped(heading)),
    element('h2', {}, escaped(wins)),
    element('p', { class: 'note' }, escaped(about)),
    scrolled(wins, chartOf(measured, wins)),
    scrolled(heading, element('table', { class: 'balance' }, table)),
    element('p', { class: 'method' }, escaped(method)),
    '</body></html>',
    '',
  ].join('\n');
}
