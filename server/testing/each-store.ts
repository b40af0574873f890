import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { PostgresStore } from '../store/postgres/postgres-store.js';
import type { Store } from '../store/store.js';
import { startPostgres, type TestPostgres } from './postgres.js';
import { storeAt } from './stores.js';

/** For `describe.each`: new, empty stores, in a file and in a real PostgreSQL, for the tests of one file. */
export function eachStore(): readonly (readonly [string, () => Promise<Store>])[] {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'impulse-stores-'));
  let files = 0;
  let postgres: TestPostgres;
  beforeAll(async () => void (postgres = await startPostgres()), 120_000);
  afterAll(async () => {
    await postgres.end();
    fs.rmSync(folder, { recursive: true });
  }, 120_000);
  return [
    ['in a file', () => Promise.resolve(storeAt(path.join(folder, `${files++}.db`)))],
    ['in PostgreSQL', async () => PostgresStore.at(await postgres.newDatabase(), unheard)],
  ];
}

/** At the end the database goes down, perhaps before the last connection to it has. */
const unheard = (): void => undefined;
