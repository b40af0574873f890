import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PackedState } from '@impulse/engine';
import type { Helper } from '@impulse/library';
import { compiled } from '../places.js';
import type { HelperPlan } from './helper.js';

type Trials = Parameters<Helper['make']>[0];
type Outcomes = Awaited<ReturnType<Helper['make']>>;

/** Trials for a helper, from another position than before where one begins. */
export interface HelperOrder {
  readonly begin: { readonly root: PackedState; readonly seed: number } | null;
  readonly trials: Trials;
}

const most = 3;
export const usualHelpers = (): number => Math.min(most, os.availableParallelism() - 1);

/** Threads that help a computer to think, until the program ends. */
export const startHelpers = (plan: HelperPlan, count: number): readonly Helper[] =>
  Array.from({ length: count }, () => startHelper(plan));

function startHelper(plan: HelperPlan): Helper {
  const worker = new Worker(path.join(compiled, 'play', 'helper.js'), { workerData: plan });
  let failure: Error | null = null;
  let begin: HelperOrder['begin'] = null;
  let waiting = { resolve: (_outcomes: Outcomes) => {}, reject: (_failure: Error) => {} };
  worker.on('message', (outcomes: Outcomes) => waiting.resolve(outcomes));
  worker.on('error', (error: Error) => {
    failure = error;
    waiting.reject(error);
  });
  // A program that has nothing else to do ends, unless it waits for an answer.
  worker.unref();
  return {
    begin: (root, seed) => (begin = { root, seed }),
    async make(trials) {
      if (failure) throw failure;
      const answer = new Promise<Outcomes>((resolve, reject) => (waiting = { resolve, reject }));
      worker.ref();
      worker.postMessage({ begin, trials } satisfies HelperOrder);
      begin = null;
      try {
        return await answer;
      } finally {
        worker.unref();
      }
    },
  };
}
