import type { Store } from '../store/store.js';

/** A match that is, or was, played before spectators. */
export interface WatchableTable {
  readonly match: string;
  /** Milliseconds since 1970. */
  readonly since: number;
}

export async function noteWatchable(store: Store, match: string, since: number): Promise<void> {
  const { database } = await store.tables();
  await database
    .insertInto('watchable')
    .values({ match, since })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The last of them, the newest first. */
export async function watchableMatches(store: Store, most: number): Promise<readonly string[]> {
  const { database } = await store.tables();
  const rows = await database.selectFrom('watchable').select('match').orderBy('since', 'desc').limit(most).execute();
  return rows.map(({ match }) => match);
}

export async function forgetWatchable(store: Store, match: string): Promise<void> {
  const { database } = await store.tables();
  await database.deleteFrom('watchable').where('match', '=', match).execute();
}
