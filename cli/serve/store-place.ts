import { bad, good, type Result } from '@impulse/engine';
import { isPostgres } from '@impulse/server';
import type { Console } from '../console.js';
import { closeToOthers } from '../private-files.js';
import { matchesFile } from './matches-file.js';

/** Where a server keeps everything: the database that `DATABASE_URL` names, else the file in a folder. */
export function storePlace(folder: string, console: Console): Result<string> {
  const { DATABASE_URL: database } = console.env;
  if (database === undefined || database === '') {
    const file = matchesFile(folder, console.env);
    closeToOthers(file, console);
    return good(file);
  }
  if (isPostgres(database)) return good(database);
  const message = 'The variable DATABASE_URL takes an address that begins with postgres://.';
  return bad('bad-database', 'DATABASE_URL', message);
}
