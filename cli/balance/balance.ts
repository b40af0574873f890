import { bad, good, type Options, type Result } from '@impulse/engine';
import { battleIds, loadBattle, type LoadedBattle } from '@impulse/library';
import { type Arguments, choice, text, textOr, whole } from '../arguments.js';
import { command } from '../command.js';
import { type Console, DONE, fail, MISUSED, print } from '../console.js';
import { writeText } from '../files.js';
import { progressBar } from '../progress.js';
import { bothPercents, type MeasuredBalance, measuredIn, percent } from './measured.js';
import { balancePage } from './page.js';
import { type BalanceHeading, openBalance, type PlayedSetting, writeBalance } from './results.js';
import { playSetting } from './run.js';
import { type Setting, settingsOf } from './settings.js';
import { usualThreads } from '../threads.js';

/** `impulse balance`: which side wins how often, by scenario and option, at several levels. */

const parameters = {
  game: choice(battleIds, 'which battle', 'totensonntag'),
  scenario: text('NAME', 'only this scenario (default: all of them)'),
  options: text('A,B', 'also with each of these options changed by itself; all for every one'),
  levels: text('A,B', 'opponents of both sides (default: the quick one and the usual one)'),
  games: whole('N', 'battles for each setting and level (default: 100)', [2, 100_000], 100),
  seed: textOr('TEXT', 'the same seed gives the same battles (default: balance)', 'balance'),
  workers: whole('K', `threads to play on (default: ${usualThreads} here)`, [1, 64], usualThreads),
  results: text('FILE', 'keep who has won in this file, and tell of all that is in it'),
  json: text('FILE', 'write the figures there'),
  page: text('FILE', 'write them there as a page for a browser, in one file'),
};

type Given = Arguments<typeof parameters>['options'];

async function balance({ options: given }: Arguments<typeof parameters>, console: Console): Promise<number> {
  const battle = await loadBattle(given.game);
  const { game, opponents, dataFile } = battle;
  const known = game.scenarios.map(({ id }) => id);
  if (given.scenario !== undefined && !known.includes(given.scenario)) {
    return fail(console, `balance: --scenario takes one of: ${known.join(', ')}; not "${given.scenario}".`, MISUSED);
  }
  const levels = given.levels?.split(',') ?? [...new Set([opponents.quick, opponents.usual])];
  const unknown = levels.find((level) => !opponents.rivals.includes(level));
  if (unknown !== undefined) {
    return fail(console, `balance: --levels takes of: ${opponents.rivals.join(', ')}; not "${unknown}".`, MISUSED);
  }
  const options = given.options === 'all' ? game.options.map(({ id }) => id) : (given.options?.split(',') ?? []);
  const strange = options.find((option) => game.options.every(({ id }) => id !== option));
  if (strange !== undefined) {
    const ids = game.options.map(({ id }) => id).join(', ');
    return fail(console, `balance: --options takes all, or of: ${ids}; not "${strange}".`, MISUSED);
  }
  const heading = { game: given.game, rules: game.rulesVersion, data: dataFile.hash, seed: given.seed };
  const settings = settingsOf(battle, given.scenario === undefined ? known : [given.scenario], options);
  const played = await playAll(battle, { heading, settings, levels, given }, console);
  if (!played.ok) return fail(console, played.error.message);
  const [first, second] = game.sides.map((side) => battle.phrases.en.side(side));
  const measured = measuredIn(battle, played.value);
  const told = { title: game.name.en, sides: [first, second] as const, ...heading };
  await print(console.stdout, tableOf(measured, told.sides));
  const files = [
    [given.json, () => `${JSON.stringify({ ...told, measured }, null, 2)}\n`],
    [given.page, () => balancePage(measured, told)],
  ] as const;
  for (const [name, make] of files) {
    const written = name === undefined ? null : writeText(name, make());
    if (written?.ok === false) return fail(console, written.error.message);
  }
  return DONE;
}

interface Wanted {
  readonly heading: BalanceHeading;
  readonly settings: readonly Setting[];
  readonly levels: readonly string[];
  readonly given: Given;
}

/** What an earlier run has kept, and what is missing of what this one asks for. */
async function playAll(
  { game, opponents }: LoadedBattle,
  { heading, settings, levels, given: { results: file, games, workers } }: Wanted,
  console: Console,
): Promise<Result<readonly PlayedSetting[]>> {
  const opened = file === undefined ? good([]) : openBalance(file, heading);
  if (!opened.ok) return opened;
  const earlier = opened.value.find(({ level, version }) => opponents.versionOf(level) !== version);
  if (earlier) {
    return bad('other-version', 'results', `${file} is of ${earlier.level} ${earlier.version}: name another file.`);
  }
  const wanted = settings.flatMap(({ scenario, options: changed }) =>
    levels.map((level): PlayedSetting => {
      const version = opponents.versionOf(level);
      return { scenario, options: changed, level, version, winners: '' };
    }),
  );
  const missing = (setting: PlayedSetting): number => Math.max(0, games - setting.winners.length);
  const all = new Map(opened.value.map((setting) => [keyOf(setting), setting]));
  for (const setting of wanted) if (!all.has(keyOf(setting))) all.set(keyOf(setting), setting);
  const left = wanted.map((setting) => all.get(keyOf(setting)) ?? setting).filter((setting) => missing(setting) > 0);
  const keep = (setting: PlayedSetting): Result<null> => {
    all.set(keyOf(setting), setting);
    const settled = [...all.values()].filter(({ winners }) => winners !== '');
    return file === undefined ? good(null) : writeBalance(file, heading, settled);
  };
  const bar = progressBar(
    console,
    left.reduce((sum, setting) => sum + missing(setting), 0),
  );
  let done = 0;
  for (const setting of left) {
    const { scenario, options: changed, level } = setting;
    const { game: id, seed } = heading;
    const plan = { game: id, scenario, options: changed, seed, levels: [level, level] as const };
    const run = { plan, setting, battles: games, threads: workers, sides: game.sides, keep };
    const finished = await playSetting(run, (more) => bar.show(done + more));
    if (!finished.ok) return finished;
    done += missing(setting);
  }
  bar.clear();
  return good([...all.values()]);
}

/** A setting at a level, whatever has come of it. */
const keyOf = ({ scenario, options: changed, level }: PlayedSetting): string =>
  [scenario, level, ...keysOf(changed)].join(' ');

const keysOf = (changed: Options): string[] => Object.entries(changed).map(([name, value]) => `${name}=${value}`);

const tableOf = (measured: readonly MeasuredBalance[], [first, second]: readonly [string, string]): string =>
  [
    `| setting | level | battles | won by the ${first} | 95 % interval | won by the ${second} |`,
    '|---|---|---:|---:|---:|---:|',
    ...measured.map(({ name, level, battles, wins }) => {
      const [own, other] = bothPercents(wins);
      return `| ${name} | ${level} | ${battles} | ${own} % | ${percent(wins.low)} to ${percent(wins.high)} % | ${other} % |`;
    }),
    '',
  ].join('\n');

export const balanceCommand = command({
  name: 'balance',
  summary: 'which side wins how often, by scenario and option',
  about: [
    'Lets opponents of the same level fight each other in every scenario, and with options changed one at a time if asked for, and tells how often each side won, with 95 % intervals after Wilson: as a table, as JSON and as a page with a plot.',
    'With --results an interrupted run continues where it stopped, and the page tells of everything in that file: dear levels can play fewer battles in a run of their own.',
  ],
  options: parameters,
  examples: [
    'impulse balance --games 200 --page balance.html',
    'impulse balance --game white-death --levels script,schooled --games 20',
    'impulse balance --levels script --options all --games 1000 --results balance.json',
    'impulse balance --levels veteran --games 100 --results balance.json --page balance.html',
  ],
  run: balance,
});
