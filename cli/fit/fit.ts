import { battleIds, loadBattle } from '@impulse/library';
import { type Arguments, choice, text, textOr, whole } from '../arguments.js';
import { command } from '../command.js';
import { type Console, DONE, fail, MISUSED, print } from '../console.js';
import { writeText } from '../files.js';
import { usualThreads } from '../threads.js';
import { fitDoctrine } from './doctrine.js';
import { fitEvaluation } from './evaluation.js';
import type { FitPlan } from './worker.js';

/** `impulse fit`: what opponents learn from battles. */

const options = {
  game: choice(battleIds, 'which battle', 'totensonntag'),
  of: choice(
    ['evaluation', 'doctrine'],
    'what is learnt: how to judge a position, or the weights by which a script plays',
    'evaluation',
  ),
  scenario: text('NAME', 'one of the scenarios of the battle (default: the first)'),
  games: whole(
    'N',
    'how many battles to learn from, of a doctrine in each round (default: 4000)',
    [20, 1_000_000],
    4000,
  ),
  rounds: whole('N', 'of a doctrine: how often the weights are moved (default: 4)', [1, 100], 4),
  simulations: whole(
    'N',
    'of an evaluation: every other player is a planner with this many simulations for an impulse (default: 0, scripts alone)',
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

/** What is to be played, and how the weights say where they come from, given the options of their kind and who played. */
export interface FitTask {
  readonly plan: Omit<FitPlan, 'of'>;
  readonly games: number;
  readonly workers: number;
  readonly provenance: (options: string, player: string) => string;
}

export interface Fitted {
  readonly report: string;
  readonly module: { readonly type: string; readonly name: string; readonly about: string; readonly data: unknown };
}

async function fit({ options: given }: Arguments<typeof options>, console: Console): Promise<number> {
  const battle = await loadBattle(given.game);
  const { game } = battle;
  const { games, seed, workers } = given;
  const scenario = given.scenario ?? game.scenarios[0].id;
  if (!game.scenarios.some(({ id }) => id === scenario)) {
    return fail(console, `fit: ${game.name.en} has no scenario ${scenario}.`, MISUSED);
  }
  const task: FitTask = {
    plan: { game: given.game, scenario, seed },
    games,
    workers,
    provenance: (more, player) =>
      `impulse fit --game ${given.game} --scenario ${scenario} --games ${games}${more} --seed ${seed}, rules ${game.rulesVersion}, ${player}`,
  };
  const { report, module } =
    given.of === 'doctrine'
      ? await fitDoctrine(battle, task, given.rounds, console)
      : await fitEvaluation(battle, task, given.simulations, console);
  await print(console.stdout, report);
  if (given.out === undefined) return DONE;
  const written = writeText(given.out, moduleOf(module));
  return written.ok ? DONE : fail(console, written.error.message);
}

const moduleOf = ({ type, name, about, data }: Fitted['module']): string =>
  [
    `import type { ${type} } from '@impulse/engine';`,
    '',
    `/** ${about} Written by \`impulse fit\`; do not change by hand. */`,
    `export const ${name}: ${type} = ${JSON.stringify(data, null, 2)};`,
    '',
  ].join('\n');

export const fitCommand = command({
  name: 'fit',
  summary: 'learn from battles how to judge a position, or how a script is to weigh things',
  about: [
    'Plays battles between scripts that each keep a style of their own, or between those and planners, and fits the weights by which planning opponents judge a position: how likely a side is to win (logistic regression). Prints how well they foretell battles that were kept back.',
    'With --of doctrine it plays rounds of battles in which every weight of the script is a little larger or smaller, for each side by chance, and moves each weight to where it wins more. Prints how the rounds went.',
  ],
  options,
  examples: [
    'impulse fit --games 4000 --simulations 40 --out games/totensonntag/opponent/evaluation-data.ts',
    'impulse fit --game white-death --scenario scenario-3 --games 240 --out games/white-death/opponent/evaluation/scenario-3.ts',
    'impulse fit --of doctrine --game white-death --scenario scenario-3 --games 1500 --out games/white-death/opponent/doctrine/scenario-3.ts',
  ],
  run: fit,
});
