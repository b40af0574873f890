import type { EvaluationData } from '@impulse/engine';
import { battleIds, loadBattle, type LearntPosition } from '@impulse/library';
import { type Arguments, choice, text, textOr, whole } from '../arguments.js';
import { command } from '../command.js';
import { type Console, DONE, fail, MISUSED, print } from '../console.js';
import { writeText } from '../files.js';
import { progressBar } from '../progress.js';
import { usualThreads, workThrough } from '../threads.js';
import type { FitPlan } from './worker.js';

/** `impulse fit`: the weights by which opponents judge positions, learnt from battles. */

const options = {
  game: choice(battleIds, 'which battle', 'totensonntag'),
  scenario: text('NAME', 'one of the scenarios of the battle (default: the first)'),
  games: whole('N', 'how many battles to learn from (default: 4000)', [20, 1_000_000], 4000),
  simulations: whole(
    'N',
    'every other player is a planner with this many simulations for an impulse (default: 0, scripts alone)',
    [0, 100_000],
    0,
  ),
  seed: textOr('TEXT', 'the same seed gives the same weights (default: fit)', 'fit'),
  workers: whole(
    'K',
    `threads to play on (default: ${usualThreads} here); the weights do not depend on it`,
    [1, 64],
    usualThreads,
  ),
  out: text('FILE', 'write the weights there, as the module that the opponent reads'),
};

interface Watched {
  readonly number: number;
  readonly lessons: readonly LearntPosition[];
}

/** One battle in so many is kept back, to tell how well the weights foretell what they have not seen. */
const keptBack = 6;

async function fit({ options: given }: Arguments<typeof options>, console: Console): Promise<number> {
  const { game, opponents, learning } = await loadBattle(given.game);
  const scenario = given.scenario ?? game.scenarios[0].id;
  if (!game.scenarios.some(({ id }) => id === scenario)) {
    return fail(console, `fit: ${game.name.en} has no scenario ${scenario}.`, MISUSED);
  }
  const plan: FitPlan = { game: given.game, scenario, seed: given.seed, simulations: given.simulations };
  const battles = await watchAll(plan, given.games, given.workers, console);
  const lessonsOf = (wanted: (number: number) => boolean): LearntPosition[] =>
    battles.filter(({ number }) => wanted(number)).flatMap(({ lessons }) => lessons);
  const isKeptBack = (number: number): boolean => number % keptBack === keptBack - 1;
  const lessons = lessonsOf((number) => !isKeptBack(number));
  const planners = given.simulations > 0 ? ` --simulations ${given.simulations}` : '';
  const provenance = `impulse fit --game ${given.game} --scenario ${scenario} --games ${given.games}${planners} --seed ${given.seed}, rules ${game.rulesVersion}, script ${opponents.versionOf('script')}`;
  const { data, loss, plainLoss } = learning.learn(lessons, lessonsOf(isKeptBack), provenance);
  await print(
    console.stdout,
    `${battles.length} battles, ${lessons.length} positions; log-loss on those kept back ${loss.toFixed(4)} (constant: ${plainLoss.toFixed(4)})\n`,
  );
  if (given.out === undefined) return DONE;
  const written = writeText(given.out, moduleOf(data));
  return written.ok ? DONE : fail(console, written.error.message);
}

async function watchAll(plan: FitPlan, games: number, workers: number, console: Console): Promise<Watched[]> {
  const bar = progressBar(console, games);
  const battles: Watched[] = [];
  const jobs = Array.from({ length: games }, (_, number) => number);
  await workThrough<number, Watched>({ module: 'fit/worker', plan, jobs, threads: workers, batch: 16 }, (watched) => {
    battles.push(...watched);
    bar.show(battles.length);
  });
  bar.clear();
  return battles.toSorted((a, b) => a.number - b.number);
}

const moduleOf = (data: EvaluationData): string =>
  [
    "import type { EvaluationData } from '@impulse/engine';",
    '',
    '/** How likely the first side is to win, by the features of a position. Written by `impulse fit`; do not change by hand. */',
    `export const evaluationData: EvaluationData = ${JSON.stringify(data, null, 2)};`,
    '',
  ].join('\n');

export const fitCommand = command({
  name: 'fit',
  summary: 'learn from battles how to judge a position',
  about: [
    'Plays battles between scripts that each keep a style of their own, or between those and planners, and fits the weights by which planning opponents judge a position: how likely a side is to win (logistic regression). Prints how well they foretell battles that were kept back.',
  ],
  options,
  examples: [
    'impulse fit --games 4000 --simulations 40 --out games/totensonntag/opponent/evaluation-data.ts',
    'impulse fit --game white-death --scenario scenario-3 --games 240 --out games/white-death/opponent/evaluation/scenario-3.ts',
  ],
  run: fit,
});
