import type { Band } from '@impulse/engine';
import type { LoadedBattle } from '@impulse/library';
import type { Judgement } from './judgement.js';
import { plot } from './plot.js';
import type { ResultsHeading } from './results.js';

/** The result of a calibration: a table of the measures with their bands, and a plot of each. */

const told = (value: number | null | undefined): string =>
  value === null || value === undefined ? 'never' : `${value}`;

function bandOf({ least, most }: Band): string {
  if (least === undefined) return most === undefined ? '-' : `at most ${most}`;
  return most === undefined ? `at least ${least}` : `${least} to ${most}`;
}

const wanted = ({ measure: { band, tenth } }: Judgement): string =>
  (band ? bandOf(band) : '-') + (tenth === undefined ? '' : `, 10th ${tenth}`);

const row = (name: string, unit: string, band: string, value: string, spread: string, verdict: string): string =>
  [name.padEnd(49), unit.padEnd(15), band.padEnd(17), value.padStart(6), spread.padStart(17), `  ${verdict}`].join('');

const lineOf = (judgement: Judgement): string => {
  const { measure, value, spread, verdict } = judgement;
  const [low, high] = spread;
  return row(measure.name, measure.unit, wanted(judgement), told(value), `${told(low)} to ${told(high)}`, verdict);
};

export function reportOf({ game }: LoadedBattle, heading: ResultsHeading, judgements: readonly Judgement[]): string {
  const [first, second] = heading.levels.map((level, side) => `${level} ${heading.versions[side]}`);
  const lines = [
    `${game.name.en}, ${first} against ${second}, seed ${heading.seed}, rules ${heading.rules}, data ${heading.data.slice(0, 12)}`,
  ];
  for (const { id, name } of game.scenarios) {
    const own = judgements.filter(({ measure }) => measure.scenario === id);
    if (own.length === 0) continue;
    lines.push('', `${name.en} (battles: ${own[0].battles})`, '');
    lines.push(row('measure', 'unit', 'band', 'value', 'spread', 'verdict'), ...own.map(lineOf));
    for (const judgement of own.filter(({ measure }) => measure.statistic === 'median')) {
      lines.push('', `  ${judgement.measure.name} (${judgement.measure.unit})`);
      lines.push(...plot(judgement).map((line) => `  ${line}`.trimEnd()));
    }
  }
  const counted = judgements.filter(({ verdict }) => verdict !== 'shown');
  const inside = counted.filter(({ verdict }) => verdict === 'inside').length;
  lines.push('', `${inside} of ${counted.length} measures are inside their band.`);
  lines.push('Values are medians with the 10th and 90th percentile, or shares with their 95 % interval.');
  return `${lines.join('\n')}\n`;
}
