import { bad, good, type Result } from '@impulse/engine';
import { signed } from './chart.js';
import type { Rating } from './rating.js';
import type { LadderMatch } from './results.js';
import { eloOf, scoreOf } from './score.js';

/** The tables of a ladder, put between two marks of a page that people have written the rest of. */

const percent = (share: number): string => (100 * share).toFixed(1);

const eloText = (share: number): string => {
  if (share === 0) return 'less than can be told';
  return share === 1 ? 'more than can be told' : signed(Math.round(eloOf(share)));
};

export function matchLine({ players: [first, second], scenario, seed, pairs }: LadderMatch): string {
  const { won, share, low, high } = scoreOf(pairs);
  const cells = [
    first,
    second,
    scenario,
    seed,
    2 * pairs.length,
    `${percent(share)} % [${percent(low)}, ${percent(high)}]`,
    `${eloText(share)} [${eloText(low)}, ${eloText(high)}]`,
    `${won[0]} of ${pairs.length}`,
    `${won[1]} of ${pairs.length}`,
  ];
  return `| ${cells.join(' | ')} |`;
}

export function tablesOf(
  matches: readonly LadderMatch[],
  ratings: readonly Rating[],
  sides: readonly [string, string],
  chart: string,
): string {
  const rated = ratings.map(
    ({ player, elo, low, high, games }) =>
      `| ${player} | ${signed(Math.round(elo))} | ${signed(Math.round(low))} to ${signed(Math.round(high))} | ${games} |`,
  );
  return [
    `![Ratings](${chart})`,
    '',
    '| opponent | rating | 95 % interval | battles |',
    '|---|---:|---:|---:|',
    ...rated,
    '',
    `| first | second | scenario | seed | battles | first won | Elo | as ${sides[0]} | as ${sides[1]} |`,
    '|---|---|---|---|---:|---:|---:|---:|---:|',
    ...matches.map(matchLine),
  ].join('\n');
}

/** Replaces what stands between the marks of this battle. */
export function withTables(page: string, game: string, tables: string): Result<string> {
  const [begin, end] = [`<!-- ladder of ${game} -->`, `<!-- end of the ladder of ${game} -->`];
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) return bad('no-marks', 'page', `The page has no lines "${begin}" and "${end}".`);
  return good(`${page.slice(0, from + begin.length)}\n\n${tables}\n\n${page.slice(to)}`);
}
