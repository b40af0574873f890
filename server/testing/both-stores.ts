import { afterAll, beforeAll } from 'vitest';
import { PostgresStore } from '../store/postgres/postgres-store.js';
import type { Store } from '../store/store.js';
import { startPostgres, type TestPostgres } from './postgres.js';
import { memoryStore } from './stores.js';

/** For `describe.each`: an empty store of each kind, with a real PostgreSQL for as long as the tests of this file run. */
export function bothStores(): readonly (readonly [string, () => Promise<Store>])[] {
  let postgres: TestPostgres;
  beforeAll(async () => void (postgres = await startPostgres()), 120_000);
  afterAll(() => postgres.end(), 120_000);
  return [
    ['in a file', () => Promise.resolve(memoryStore())],
    ['in PostgreSQL', async () => PostgresStore.at(await postgres.newDatabase(), () => undefined)],
  ];
}
