import type { LearntPosition, LoadedBattle } from '@impulse/library';
import type { Console } from '../console.js';
import { playAll } from './play-all.js';
import type { FitTask, Fitted } from './fit.js';

/** The weights by which opponents judge positions. */

interface Watched {
  readonly number: number;
  readonly lessons: readonly LearntPosition[];
}

/** One battle in so many is kept back, to tell how well the weights foretell what they have not seen. */
const keptBack = 6;

export async function fitEvaluation(
  { learning }: LoadedBattle,
  { plan, games, workers, provenance }: FitTask,
  simulations: number,
  console: Console,
): Promise<Fitted> {
  const battles = await playAll<Watched>({ ...plan, of: { kind: 'evaluation', simulations } }, games, workers, console);
  const lessonsOf = (wanted: (number: number) => boolean): LearntPosition[] =>
    battles.filter(({ number }) => wanted(number)).flatMap(({ lessons }) => lessons);
  const isKeptBack = (number: number): boolean => number % keptBack === keptBack - 1;
  const lessons = lessonsOf((number) => !isKeptBack(number));
  const planners = simulations > 0 ? ` --simulations ${simulations}` : '';
  const { data, loss, plainLoss } = learning.learn(
    lessons,
    lessonsOf(isKeptBack),
    provenance(planners, learning.player),
  );
  return {
    report: `${battles.length} battles, ${lessons.length} positions; log-loss on those kept back ${loss.toFixed(4)} (constant: ${plainLoss.toFixed(4)})\n`,
    module: {
      type: 'EvaluationData',
      name: 'evaluationData',
      about: 'How likely the first side is to win, by the features of a position.',
      data,
    },
  };
}
