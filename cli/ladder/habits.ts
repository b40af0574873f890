import { spreadOf } from '../simulate/tally.js';
import type { LadderMatch } from './results.js';

/** What opponents did that people complain about, beside what the script did in their place, on the same dice. */

const z = 1.959963984540054;

/** Players by name and version. */
export function habitTables(
  matches: readonly LadderMatch[],
  names: readonly string[],
  script: string,
  players: readonly string[],
): string[] {
  return players.flatMap((player) => (player === script ? [] : habitTable(matches, names, script, player)));
}

function habitTable(
  matches: readonly LadderMatch[],
  names: readonly string[],
  script: string,
  player: string,
): string[] {
  const its = countsOf(matches, player, script);
  const scripts = countsOf(matches, script, script);
  const common = [...its.keys()].filter((pair) => scripts.has(pair));
  if (common.length < 2) return [];
  const row = (name: string, habit: number): string => {
    const [own, other] = [its, scripts].map((counts) => common.map((pair) => counts.get(pair)![habit] / 2));
    const difference = own.map((count, index) => count - other[index]);
    return `| ${name} | ${mean(other)} | ${mean(own)} | ${interval(difference)} |`;
  };
  return [
    '',
    `| in a battle against ${script} (${2 * common.length} of them) | ${script} in its place | ${player} | difference |`,
    '|---|---:|---:|---:|',
    ...names.map(row),
  ];
}

/** By scenario, seed and number of the pair. */
function countsOf(matches: readonly LadderMatch[], first: string, second: string): Map<string, readonly number[]> {
  const counts = new Map<string, readonly number[]>();
  for (const { scenario, seed, players, habits } of matches) {
    if (players[0] !== first || players[1] !== second) continue;
    for (const pair of habits) counts.set(`${scenario}/${seed}/${pair.number}`, pair.counts);
  }
  return counts;
}

const mean = (values: readonly number[]): string => spreadOf(values).mean.toFixed(2);

function interval(values: readonly number[]): string {
  const { mean: middle, deviation } = spreadOf(values);
  return `${middle.toFixed(2)} ± ${((z * deviation) / Math.sqrt(values.length)).toFixed(2)}`.replace('-', '\u2212');
}
