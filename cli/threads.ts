import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { compiled } from './places.js';

/** Unless somebody asks for another number. */
export const usualThreads = Math.min(8, os.availableParallelism());

/** Jobs for several threads; each thread runs a compiled module that answers every list of jobs with a list of answers. */
export interface Shift<Job> {
  /** The module, by its path in this room without the extension. */
  readonly module: string;
  /** What the module is given before the first job. */
  readonly plan: unknown;
  readonly jobs: readonly Job[];
  readonly threads: number;
  /** Jobs that a thread is handed at a time, at most; few where each is long and its answer is waited for. */
  readonly batch: number;
  /** Asked after each list of answers: once it says so, no more jobs are dealt. */
  readonly isEnough?: () => boolean;
}

/** On the threads of this machine, or where `WORK_URL` names a PostgreSQL, with all machines that run `impulse work` there. */
export async function workThrough<Job, Answer>(
  shift: Shift<Job>,
  hear: (answers: readonly Answer[]) => void,
): Promise<void> {
  const { WORK_URL: url = '' } = process.env;
  if (url === '') return workHere(shift, hear);
  return (await import('./shared/work-together.js')).workTogether(url, shift, hear);
}

/** Which thread does which job, and in what order the answers come, is left to chance. */
export async function workHere<Job, Answer>(
  { module, plan, jobs, threads, batch, isEnough = () => false }: Shift<Job>,
  hear: (answers: readonly Answer[]) => void,
): Promise<void> {
  const share = Math.max(1, Math.min(batch, Math.ceil(jobs.length / (threads * 8))));
  let next = 0;
  const workers: Worker[] = [];
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(path.join(compiled, `${module}.js`), { workerData: plan });
      workers.push(worker);
      const hand = (): void => {
        const dealt = isEnough() ? [] : jobs.slice(next, next + share);
        next += dealt.length;
        if (dealt.length > 0) worker.postMessage(dealt);
        else resolve();
      };
      worker.on('error', reject);
      worker.on('message', (answers: readonly Answer[]) => {
        hear(answers);
        hand();
      });
      hand();
    });
  try {
    await Promise.all(Array.from({ length: Math.min(threads, jobs.length) }, work));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
