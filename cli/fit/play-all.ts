import type { Console } from '../console.js';
import { progressBar } from '../progress.js';
import { workThrough } from '../threads.js';
import type { FitPlan } from './worker.js';

/** What battles 0 to `games` came to, in their order. */
export async function playAll<Answer extends { readonly number: number }>(
  plan: FitPlan,
  games: number,
  workers: number,
  console: Console,
): Promise<Answer[]> {
  const bar = progressBar(console, games);
  const answers: Answer[] = [];
  const jobs = Array.from({ length: games }, (_, number) => number);
  await workThrough<number, Answer>({ module: 'fit/worker', plan, jobs, threads: workers, batch: 16 }, (played) => {
    answers.push(...played);
    bar.show(answers.length);
  });
  bar.clear();
  return answers.toSorted((a, b) => a.number - b.number);
}
