import { battleIds, loadBattle } from '@impulse/library';
import { type Arguments, choice, flag, text, textOr, whole } from '../arguments.js';
import { command } from '../command.js';
import { type Console, DONE, fail, MISUSED, print } from '../console.js';
import { writeText } from '../files.js';
import { progressBar } from '../progress.js';
import { playAll } from '../simulate/pool.js';
import { wilson } from '../simulate/tally.js';
import { type MeasuredBalance, percent } from './measured.js';
import { balancePage } from './page.js';
import { nameOf, settingsOf } from './settings.js';
import { usualThreads } from '../threads.js';

/** `impulse balance`: which side wins how often, by scenario and option, at several levels. */

const options = {
  game: choice(battleIds, 'which battle', 'totensonntag'),
  scenario: text('NAME', 'only this scenario (default: all of them)'),
  options: flag('also every option of the scenarios, one changed at a time'),
  levels: text('A,B', 'opponents of both sides (default: the quick one and the usual one)'),
  games: whole('N', 'battles for each setting and level (default: 100)', [2, 100_000], 100),
  seed: textOr('TEXT', 'the same seed gives the same battles (default: balance)', 'balance'),
  workers: whole('K', `threads to play on (default: ${usualThreads} here)`, [1, 64], usualThreads),
  json: text('FILE', 'write the figures there'),
  page: text('FILE', 'write them there as a page for a browser, in one file'),
};

async function balance({ options: given }: Arguments<typeof options>, console: Console): Promise<number> {
  const battle = await loadBattle(given.game);
  const { game, opponents } = battle;
  const known = game.scenarios.map(({ id }) => id);
  if (given.scenario !== undefined && !known.includes(given.scenario)) {
    return fail(console, `balance: --scenario takes one of: ${known.join(', ')}; not "${given.scenario}".`, MISUSED);
  }
  const levels = given.levels?.split(',') ?? [...new Set([opponents.quick, opponents.usual])];
  const unknown = levels.find((level) => !opponents.rivals.includes(level));
  if (unknown !== undefined) {
    return fail(console, `balance: --levels takes of: ${opponents.rivals.join(', ')}; not "${unknown}".`, MISUSED);
  }
  const settings = settingsOf(battle, given.scenario === undefined ? known : [given.scenario], given.options);
  const [first] = game.sides;
  const measured: MeasuredBalance[] = [];
  const bar = progressBar(console, settings.length * levels.length * given.games);
  for (const setting of settings) {
    for (const level of levels) {
      const before = measured.length * given.games;
      const plan = { ...setting, game: given.game, seed: given.seed, levels: [level, level] as const };
      const results = await playAll(plan, given.games, given.workers, (done) => bar.show(before + done));
      const over = results.filter(({ winner }) => winner !== null);
      const won = over.filter(({ winner }) => winner === first).length;
      const wins = wilson(won, over.length);
      const version = opponents.versionOf(level);
      measured.push({ name: nameOf(battle, setting, 'en'), level, version, battles: over.length, wins });
    }
  }
  bar.clear();
  const told = {
    title: game.name.en,
    side: battle.phrases.en.side(first),
    seed: given.seed,
    rules: game.rulesVersion,
  };
  await print(console.stdout, tableOf(measured, told.side));
  const files = [
    [given.json, () => `${JSON.stringify({ game: given.game, ...told, measured }, null, 2)}\n`],
    [given.page, () => balancePage(measured, told)],
  ] as const;
  for (const [name, make] of files) {
    const written = name === undefined ? null : writeText(name, make());
    if (written?.ok === false) return fail(console, written.error.message);
  }
  return DONE;
}

const tableOf = (measured: readonly MeasuredBalance[], side: string): string =>
  [
    `| setting | level | battles | won by the ${side} | 95 % interval |`,
    '|---|---|---:|---:|---:|',
    ...measured.map(
      ({ name, level, battles, wins: { share, low, high } }) =>
        `| ${name} | ${level} | ${battles} | ${percent(share)} % | ${percent(low)} to ${percent(high)} % |`,
    ),
    '',
  ].join('\n');

export const balanceCommand = command({
  name: 'balance',
  summary: 'which side wins how often, by scenario and option',
  about: [
    'Lets opponents of the same level fight each other in every scenario, and with every option changed by itself if asked for, and tells how often each side won, with 95 % intervals after Wilson: as a table, as JSON and as a page with a plot.',
  ],
  options,
  examples: [
    'impulse balance --games 200 --page balance.html',
    'impulse balance --game white-death --levels script --games 20',
  ],
  run: balance,
});
