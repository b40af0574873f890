import path from 'node:path';
import type { Result } from '@impulse/engine';
import { backUp, type Holding, restore } from '@impulse/server';
import { command } from '../command.js';
import { type Console, DONE, fail, MISUSED, print } from '../console.js';
import { warnOfReaders } from '../private-files.js';
import { dataOption } from './matches-file.js';
import { storePlace } from './store-place.js';

/** Copies of everything that a server keeps, and their way back. */

export const backupCommand = command({
  name: 'backup',
  summary: 'copy the matches between people to a file',
  about: [
    'Writes everything that was kept until now into a new file, also while a server plays on: matches, accounts, notes.',
    'The copy of a database file is such a file itself. The copy of a PostgreSQL (DATABASE_URL) is a packed text.',
  ],
  operands: [{ name: 'FILE', help: 'the copy; it must not be there yet' }],
  options: { data: dataOption },
  examples: ['impulse backup monday.db', 'DATABASE_URL=postgres://... impulse backup monday.gz'],
  run: ({ operands: [file], options }, console) =>
    carryOut(options.data, console, 'copied', (place) => backUp(place, path.resolve(file))),
});

export const restoreCommand = command({
  name: 'restore',
  summary: 'restore the matches between people from a copy',
  about: [
    'Restores a copy in place of a file that is gone, or into an empty PostgreSQL (DATABASE_URL), after checking that it is complete.',
    'Either kind of copy can be put into either kind of store: that is how a server moves from a file to PostgreSQL.',
  ],
  operands: [{ name: 'FILE', help: 'the copy' }],
  options: { data: dataOption },
  examples: ['impulse restore monday.db', 'DATABASE_URL=postgres://... impulse restore monday.db'],
  run({ operands: [file], options }, console) {
    warnOfReaders(file, console);
    return carryOut(options.data, console, 'restored', (place) => restore(path.resolve(file), place));
  },
});

async function carryOut(
  data: string,
  console: Console,
  what: string,
  work: (place: string) => Promise<Result<Holding>>,
): Promise<number> {
  const place = storePlace(data, console);
  if (!place.ok) return fail(console, place.error.message, MISUSED);
  let done: Result<Holding>;
  try {
    done = await work(place.value);
  } catch (error) {
    return fail(console, `The store of matches cannot be reached (${String(error)}).`);
  }
  if (!done.ok) return fail(console, done.error.message);
  const { matches, entries } = done.value;
  await print(console.stdout, `${matches} matches with ${entries} entries are ${what}.\n`);
  return DONE;
}
