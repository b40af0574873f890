import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { deserialize, serialize } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { Shifts, TakenJob } from '@impulse/server/shifts/shifts.js';
import { compiled } from '../places.js';

/** What stands in the database is written by programs of this very version only (`programName`). */
export const encode = (value: unknown): string => serialize(value).toString('base64');
export const decode = (text: string): unknown => deserialize(Buffer.from(text, 'base64'));

export type JobAnswer<Answer> = { readonly answers: readonly Answer[] } | { readonly failure: string };

/** No other part of the program is started because a database says so. */
const sharedModules = [
  'simulate/worker',
  'ladder/worker',
  'census/worker',
  'calibrate/worker',
  'fit/worker',
  'analyse/worker',
];

/** In milliseconds. */
const renewEvery = 60_000;
const askEvery = 500;

/** One thread that does jobs, of one shift after the other. */
export class Lane {
  readonly #shifts: Shifts;
  readonly #program: string;
  /** Only jobs of this one; of any when left out. */
  readonly #only: string | undefined;
  #thread: { readonly shift: string; readonly worker: Worker } | null = null;
  #hasEnded = false;
  /** Jobs so far. */
  done = 0;
  readonly ended: Promise<void>;

  constructor(shifts: Shifts, program: string, only?: string) {
    this.#shifts = shifts;
    this.#program = program;
    this.#only = only;
    this.ended = this.#work();
  }

  /** What it is at is given back. */
  async end(): Promise<void> {
    this.#hasEnded = true;
    await this.#thread?.worker.terminate();
    await this.ended;
  }

  async #work(): Promise<void> {
    while (!this.#hasEnded) {
      const job = await this.#shifts.take(this.#program, this.#only);
      if (job) await this.#do(job);
      else await wait(askEvery);
    }
  }

  async #do(job: TakenJob): Promise<void> {
    let held: TakenJob | null = job;
    const renewing = setInterval(() => {
      if (held)
        void this.#shifts
          .renew(held)
          .then((renewed) => (held = renewed))
          .catch(() => undefined);
    }, renewEvery);
    try {
      const answers = await this.#answer(job);
      if (!answers) return;
      await this.#shifts.answer(job, encode({ answers } satisfies JobAnswer<unknown>));
      this.done++;
    } catch (error) {
      this.#thread = null;
      if (this.#hasEnded) await this.#shifts.giveBack(held ?? job);
      else await this.#shifts.answer(job, encode({ failure: String(error) } satisfies JobAnswer<unknown>));
    } finally {
      clearInterval(renewing);
    }
  }

  /** Null when nobody waits for it any more. */
  async #answer({ shift, job }: TakenJob): Promise<readonly unknown[] | null> {
    const worker = this.#thread?.shift === shift ? this.#thread.worker : await this.#begin(shift);
    if (!worker) return null;
    return new Promise((resolve, reject) => {
      worker.removeAllListeners();
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('The thread has ended')));
      worker.once('message', (answers: readonly unknown[]) => resolve(answers));
      worker.postMessage([decode(job)]);
    });
  }

  async #begin(shift: string): Promise<Worker | null> {
    await this.#thread?.worker.terminate();
    this.#thread = null;
    const found = await this.#shifts.find(shift);
    if (!found) return null;
    const { module, plan } = found;
    if (!sharedModules.includes(module)) throw new Error(`Not to be started for others: ${module}`);
    const worker = new Worker(path.join(compiled, `${module}.js`), { workerData: decode(plan) });
    this.#thread = { shift, worker };
    return worker;
  }
}
