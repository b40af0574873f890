import { setTimeout as wait } from 'node:timers/promises';
import { isPostgres } from '@impulse/server';
import { openShifts } from '@impulse/server/shifts/open-shifts.js';
import { whole } from '../arguments.js';
import { command } from '../command.js';
import { DONE, fail, MISUSED, print } from '../console.js';
import { Lane } from './lane.js';
import { programName } from './program.js';
import { usualThreads } from '../threads.js';

/** `impulse work`: this machine does long work for others. */

/** In milliseconds. */
const forgetEvery = 60_000;

export const workCommand = command({
  name: 'work',
  summary: 'do long work that other machines have left in PostgreSQL',
  about: [
    'Takes part in simulate, ladder, balance, census, fit and calibrate wherever they run with the same WORK_URL: a PostgreSQL in which they leave what is to be done. It goes on until it is ended. Only a machine with the very same program takes part; what a machine that dies was at is done by another one after three minutes.',
  ],
  options: {
    workers: whole('K', `threads to work on (default: ${usualThreads} here)`, [1, 64], usualThreads),
  },
  examples: ['WORK_URL=postgres://user:password@host/impulse impulse work'],
  async run({ options: { workers } }, console) {
    const { WORK_URL: url = '' } = console.env;
    if (!isPostgres(url)) {
      return fail(console, 'work: the variable WORK_URL takes an address that begins with postgres://.', MISUSED);
    }
    const leaving = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => leaving.abort());
    const { shifts, close } = await openShifts(url, () => undefined);
    const program = programName();
    const lanes = Array.from({ length: workers }, () => new Lane(shifts, program));
    await print(console.stdout, `Working on ${workers} threads for program ${program.slice(0, 12)}.\n`);
    while (!leaving.signal.aborted) {
      await shifts.forget();
      await wait(forgetEvery, undefined, { signal: leaving.signal }).catch(() => undefined);
    }
    await Promise.all(lanes.map((lane) => lane.end()));
    await close();
    await print(console.stdout, `Jobs done: ${lanes.reduce((sum, { done }) => sum + done, 0)}.\n`);
    return DONE;
  },
});
