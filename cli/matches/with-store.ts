import { isPostgres, openStore, type Store } from '@impulse/server';
import { type Console, fail } from '../console.js';
import { matchesFile } from '../serve/matches-file.js';

/** Does something with the matches that a server keeps: those of `DATABASE_URL`, or the file in a folder. */
export async function withStore(
  folder: string,
  console: Console,
  work: (store: Store) => Promise<number>,
): Promise<number> {
  const { DATABASE_URL: database } = console.env;
  const place = database !== undefined && isPostgres(database) ? database : matchesFile(folder, console.env);
  let store: Store;
  try {
    store = await openStore(place, () => undefined);
  } catch (error) {
    return fail(console, `The store of matches cannot be opened (${String(error)}).`);
  }
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
