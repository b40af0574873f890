import { bad, good, type Result } from '@impulse/engine';
import { isPostgres } from '@impulse/server';
import { matchesFile } from './matches-file.js';

/** Where a server keeps everything: the database that `DATABASE_URL` names, else the file in a folder. */
export function storePlace(folder: string, env: Readonly<Record<string, string | undefined>>): Result<string> {
  const { DATABASE_URL: database } = env;
  if (database === undefined || database === '') return good(matchesFile(folder, env));
  if (isPostgres(database)) return good(database);
  const message = 'The variable DATABASE_URL takes an address that begins with postgres://.';
  return bad('bad-database', 'DATABASE_URL', message);
}
