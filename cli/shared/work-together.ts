import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { openShifts } from '@impulse/server/shifts/open-shifts.js';
import type { Shift } from '../threads.js';
import { decode, encode, type JobAnswer, Lane } from './lane.js';
import { programName } from './program.js';

/** In milliseconds. */
const askEvery = 250;

/**
 * Leaves the jobs in a PostgreSQL to all machines on which `impulse work` runs, and takes part with its own threads. Who does
 * which job, and in what order the answers come, is left to chance, as among threads.
 */
export async function workTogether<Job, Answer>(
  url: string,
  { module, plan, jobs, threads, isEnough = () => false }: Shift<Job>,
  hear: (answers: readonly Answer[]) => void,
): Promise<void> {
  const { shifts, close } = await openShifts(url, () => undefined);
  const [id, program] = [randomUUID(), programName()];
  await shifts.post({ id, module, program, plan: encode(plan) }, jobs.map(encode));
  const lanes = Array.from({ length: Math.min(threads, jobs.length) }, () => new Lane(shifts, program, id));
  try {
    for (let left = jobs.length; left > 0 && !isEnough();) {
      const told = await shifts.hear(id);
      for (const text of told) {
        const answer = decode(text) as JobAnswer<Answer>;
        if ('failure' in answer) throw new Error(answer.failure);
        hear(answer.answers);
      }
      left -= told.length;
      if (told.length === 0) await wait(askEvery);
    }
  } finally {
    await shifts.end(id);
    await Promise.all(lanes.map((lane) => lane.end()));
    await close();
  }
}
