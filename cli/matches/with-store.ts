import { openStore, type Store } from '@impulse/server';
import { type Console, fail, MISUSED } from '../console.js';
import { storePlace } from '../serve/store-place.js';

/** Does something with the matches that a server keeps: those of `DATABASE_URL`, or the file in a folder. */
export async function withStore(
  folder: string,
  console: Console,
  work: (store: Store) => Promise<number>,
): Promise<number> {
  const place = storePlace(folder, console);
  if (!place.ok) return fail(console, place.error.message, MISUSED);
  let store: Store;
  try {
    store = await openStore(place.value, () => undefined);
  } catch (error) {
    return fail(console, `The store of matches cannot be opened (${String(error)}).`);
  }
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
