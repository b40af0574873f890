import { randomBytes } from 'node:crypto';
import { battleIds, loadBattle } from '@impulse/library';
import { type Arguments, choice, pairs, text, whole } from '../arguments.js';
import { command } from '../command.js';
import { type Console, DONE, fail, FAILED, MISUSED, print } from '../console.js';
import { readJson, writeText } from '../files.js';
import { makeSimulator, type Plan } from './battle.js';
import { playAll } from './pool.js';
import { progressBar } from '../progress.js';
import { namedFor, sideOptions } from '../sides.js';
import { reportOf } from './report.js';
import { tallyUp } from './tally.js';
import { usualThreads } from '../threads.js';

/** `impulse simulate`: many battles between computer opponents. */

const mostThreads = 64;
const options = {
  game: choice(battleIds, 'which battle', 'totensonntag'),
  games: whole('N', 'how many battles (default: 100)', [1, 1_000_000], 100),
  workers: whole(
    'K',
    `threads to play on (default: ${usualThreads} here); the results do not depend on it`,
    [1, mostThreads],
    usualThreads,
  ),
  ...sideOptions('LEVEL', 'opponent that plays this side (default: script)'),
  seed: text('TEXT', 'the same seed gives the same battles; without one it is drawn and shown'),
  scenario: text('NAME', 'one of the scenarios of the battle (default: the first)'),
  options: pairs('k=v,...', 'options of the scenario, such as aircraft=on,overruns=many'),
  data: text('FILE', 'a data file of your own'),
  json: text('FILE', 'write the result and every battle as JSON; - for standard output instead of the table'),
};

async function simulate({ options: given }: Arguments<typeof options>, console: Console): Promise<number> {
  const battle = await loadBattle(given.game);
  const { sides } = battle.game;
  const { levels, quick } = battle.opponents;
  const named = namedFor(battle, given, levels);
  if (!named.ok) return fail(console, `simulate: ${named.error.message}`, MISUSED);
  const data = given.data === undefined ? undefined : readJson(given.data);
  if (data && !data.ok) return fail(console, data.error.message);
  const plan: Plan = {
    game: given.game,
    scenario: given.scenario ?? battle.game.scenarios[0].id,
    options: given.options,
    ...(data ? { data: data.value } : {}),
    seed: given.seed ?? randomBytes(6).toString('hex'),
    levels: [named.value[sides[0]] ?? quick, named.value[sides[1]] ?? quick],
  };
  const checked = makeSimulator(battle, plan);
  if (!checked.ok) {
    const { path, message } = checked.error;
    return fail(console, `simulate: ${path}: ${message}`, path.startsWith('data') ? FAILED : MISUSED);
  }
  const bar = progressBar(console, given.games);
  const results = await playAll(plan, given.games, given.workers, (done) => bar.show(done));
  bar.clear();
  const tally = tallyUp(battle, results);
  if (given.json !== '-') await print(console.stdout, reportOf(battle, plan, tally));
  if (given.json === undefined) return DONE;
  const { data: own, ...told } = plan;
  const json = `${JSON.stringify({ ...told, rules: battle.game.rulesVersion, ownData: own !== undefined, tally, battles: results }, null, 2)}\n`;
  if (given.json === '-') {
    await print(console.stdout, json);
    return DONE;
  }
  const written = writeText(given.json, json);
  return written.ok ? DONE : fail(console, written.error.message);
}

export const simulateCommand = command({
  name: 'simulate',
  summary: 'let computer opponents fight many battles',
  about: [
    'Plays battles between two computer opponents on several threads and prints who won how often (with 95 % intervals after Wilson), the victory points, how often each line of the victory account scored, losses and lengths. Opponents: random plays anything, script plays to win; impulse engine (games) lists those of each battle.',
  ],
  options,
  examples: [
    'impulse simulate --games 1000 --seed a',
    'impulse simulate --game white-death --scenario scenario-3 --games 20',
    'impulse simulate --games 200 --dak greedy --cw script --json result.json',
  ],
  run: simulate,
});
