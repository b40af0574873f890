import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PackedState } from '@impulse/engine';
import type { Helper } from '@impulse/library';
import { compiled } from '../places.js';
import type { HelperPlan } from './helper.js';

/** What a helper is told: the position that its trials are made from, and trials, which it answers with their outcomes. */
export type HelperOrder =
  | { readonly root: PackedState; readonly seed: number }
  | { readonly trials: Parameters<Helper['make']>[0] };
type Outcomes = Awaited<ReturnType<Helper['make']>>;

const most = 3;
export const usualHelpers = (): number => Math.min(most, os.availableParallelism() - 1);

/** Threads that help a computer to think, until the program ends. */
export const startHelpers = (plan: HelperPlan, count: number): readonly Helper[] =>
  Array.from({ length: count }, () => startHelper(plan));

function startHelper(plan: HelperPlan): Helper {
  const worker = new Worker(path.join(compiled, 'play', 'helper.js'), { workerData: plan });
  const order = (what: HelperOrder): void => worker.postMessage(what);
  const failure = new Promise<never>((_, reject) => worker.once('error', reject));
  // Whoever waits is told, now and later; nobody may be waiting.
  failure.catch(() => undefined);
  // A program that has nothing else to do ends, unless it waits for an answer.
  worker.unref();
  return {
    begin: (root, seed) => order({ root, seed }),
    async make(trials) {
      worker.ref();
      order({ trials });
      try {
        const [outcomes] = (await Promise.race([once(worker, 'message'), failure])) as [Outcomes];
        return outcomes;
      } finally {
        worker.unref();
      }
    },
  };
}
