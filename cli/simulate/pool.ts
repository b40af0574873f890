import { workThrough } from '../threads.js';
import type { BattleResult, Plan } from './battle.js';

/** Plays battles on several threads; which thread plays which battle changes nothing in the result. */
export async function playAll(
  plan: Plan,
  games: number,
  threads: number,
  progress: (done: number) => void,
): Promise<BattleResult[]> {
  const results: BattleResult[] = [];
  const jobs = Array.from({ length: games }, (_, number) => number);
  await workThrough<number, BattleResult>({ module: 'simulate/worker', plan, jobs, threads, batch: 16 }, (played) => {
    results.push(...played);
    progress(results.length);
  });
  return results.toSorted((a, b) => a.number - b.number);
}
