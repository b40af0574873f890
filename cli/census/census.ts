import { battleIds, loadBattle } from '@impulse/library';
import { type Arguments, choice, text, textOr, whole } from '../arguments.js';
import { command } from '../command.js';
import { type Console, DONE, fail, MISUSED, print } from '../console.js';
import { progressBar } from '../progress.js';
import { spreadOf } from '../simulate/tally.js';
import { usualThreads, workThrough } from '../threads.js';
import { type CensusPlan, type Counted, makeCounter } from './count.js';

/** `impulse census`: what opponents do that people complain about, side by side. */

const options = {
  game: choice(battleIds, 'which battle', 'totensonntag'),
  levels: textOr('A,B,...', 'opponents to be compared (default: script,expert)', 'script,expert'),
  pairs: whole('N', 'pairs of battles against the script, one with each side (default: 20)', [2, 10_000], 20),
  scenario: text('NAME', 'one of the scenarios of the battle (default: the first)'),
  seed: textOr('TEXT', 'the same seed gives the same battles (default: census)', 'census'),
  workers: whole('K', `threads to play on (default: ${usualThreads} here)`, [1, 64], usualThreads),
};

async function census({ options: given }: Arguments<typeof options>, console: Console): Promise<number> {
  const battle = await loadBattle(given.game);
  const { habits, opponents, game } = battle;
  if (!habits) return fail(console, `census: nobody has written down the habits of ${game.name.en}.`, MISUSED);
  const levels = given.levels.split(',');
  const unknown = levels.find((level) => !opponents.rivals.includes(level));
  if (unknown !== undefined) {
    return fail(console, `census: --levels takes of: ${opponents.rivals.join(', ')}; not "${unknown}".`, MISUSED);
  }
  const scenario = given.scenario ?? game.scenarios[0].id;
  const columns: string[][] = [];
  const bar = progressBar(console, given.pairs * levels.length);
  for (const [index, level] of levels.entries()) {
    const plan: CensusPlan = { game: given.game, scenario, seed: given.seed, level };
    const checked = makeCounter(battle, plan);
    if (!checked.ok) return fail(console, `census: ${checked.error.message}`, MISUSED);
    const counted = await countAll(plan, given.pairs, given.workers, (done) => bar.show(index * given.pairs + done));
    columns.push(habits.names.map((_, habit) => figure(counted.map(({ counts }) => counts[habit] / 2))));
  }
  bar.clear();
  const lines = [
    `| in a battle against the ${opponents.quick} | ${levels.join(' | ')} |`,
    `|---|${levels.map(() => '---:|').join('')}`,
    ...habits.names.map((name, habit) => `| ${name} | ${columns.map((column) => column[habit]).join(' | ')} |`),
    '',
    `${2 * given.pairs} battles each, scenario ${scenario}, seed ${given.seed}; means with 95 % intervals of pairs.`,
    '',
  ];
  await print(console.stdout, lines.join('\n'));
  return DONE;
}

function figure(values: readonly number[]): string {
  const { mean, deviation } = spreadOf(values);
  return `${mean.toFixed(2)} ± ${((1.96 * deviation) / Math.sqrt(values.length)).toFixed(2)}`;
}

async function countAll(
  plan: CensusPlan,
  pairs: number,
  workers: number,
  progress: (done: number) => void,
): Promise<Counted[]> {
  const counted: Counted[] = [];
  const jobs = Array.from({ length: pairs }, (_, number) => number);
  await workThrough<number, Counted>({ module: 'census/worker', plan, jobs, threads: workers, batch: 2 }, (answers) => {
    counted.push(...answers);
    progress(counted.length);
  });
  return counted.toSorted((a, b) => a.number - b.number);
}

export const censusCommand = command({
  name: 'census',
  summary: 'count the habits of computer opponents',
  about: [
    'Lets opponents play pairs of battles against the script and counts what people complain about in computer opponents: units lost alone, hurt units left beside the enemy for the night, assaults with the last strength point, idle units, empty objectives.',
  ],
  options,
  examples: ['impulse census --levels script,expert --pairs 20'],
  run: census,
});
