import path from 'node:path';
import type { Result } from '@impulse/engine';
import { backUp, type Holding, restore } from '@impulse/server';
import { command } from '../command.js';
import { type Console, DONE, fail, print } from '../console.js';
import { dataOption, matchesFile } from './matches-file.js';

/** Copies of the matches between people, and their way back. */

export const backupCommand = command({
  name: 'backup',
  summary: 'copy the matches between people to a file',
  about: ['Writes everything that was kept until now into a new file, also while a server plays on.'],
  operands: [{ name: 'FILE', help: 'the copy; it must not be there yet' }],
  options: { data: dataOption },
  examples: ['impulse backup monday.db'],
  run: ({ operands: [file], options }, console) => {
    const copied = backUp(matchesFile(options.data, console.env), path.resolve(file));
    return tell(copied, 'copied', console);
  },
});

export const restoreCommand = command({
  name: 'restore',
  summary: 'bring the matches between people back from a copy',
  about: ['Puts a copy into the place of a file that is not there any more, after it has been found to be whole.'],
  operands: [{ name: 'FILE', help: 'the copy' }],
  options: { data: dataOption },
  examples: ['impulse restore monday.db'],
  run: ({ operands: [file], options }, console) => {
    const restored = restore(path.resolve(file), matchesFile(options.data, console.env));
    return tell(restored, 'restored', console);
  },
});

async function tell(result: Result<Holding>, what: string, console: Console): Promise<number> {
  if (!result.ok) return fail(console, result.error.message);
  const { matches, entries } = result.value;
  await print(console.stdout, `${matches} matches with ${entries} entries are ${what}.\n`);
  return DONE;
}
