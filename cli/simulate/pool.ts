import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { compiled } from '../places.js';
import type { BattleResult, Plan } from './battle.js';

/** Plays battles on several threads; which thread plays which battle changes nothing in the result. */
export async function playAll(
  plan: Plan,
  games: number,
  threads: number,
  progress: (done: number) => void,
): Promise<BattleResult[]> {
  const results: BattleResult[] = [];
  const batch = Math.max(1, Math.min(16, Math.ceil(games / (threads * 8))));
  let next = 0;
  const deal = (): number[] => {
    const numbers = Array.from({ length: Math.min(batch, games - next) }, (_, index) => next + index);
    next += numbers.length;
    return numbers;
  };
  const workers: Worker[] = [];
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(path.join(compiled, 'simulate', 'worker.js'), { workerData: plan });
      workers.push(worker);
      const hand = (): void => {
        const numbers = deal();
        if (numbers.length > 0) worker.postMessage(numbers);
        else resolve();
      };
      worker.on('error', reject);
      worker.on('message', (played: BattleResult[]) => {
        results.push(...played);
        progress(results.length);
        hand();
      });
      hand();
    });
  try {
    await Promise.all(Array.from({ length: Math.min(threads, games) }, work));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return results.toSorted((a, b) => a.number - b.number);
}
