import { SqliteStore } from './sqlite/sqlite-store.js';
import type { Store } from './store.js';

/** Is this the address of a PostgreSQL database? */
export const isPostgres = (place: string): boolean => /^postgres(ql)?:\/\//.test(place);

/** The store at a place: the address of a PostgreSQL database, or a file. */
export async function openStore(place: string, report: (error: unknown) => void): Promise<Store> {
  if (!isPostgres(place)) return SqliteStore.at(place);
  // Loaded when it is needed: a server on a file starts the sooner.
  const { PostgresStore } = await import('./postgres/postgres-store.js');
  return PostgresStore.at(place, report);
}
