import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PostgresStore } from '../store/postgres/postgres-store.js';
import type { Store } from '../store/store.js';
import { startPostgres } from './postgres.js';
import { storeAt } from './stores.js';

/** Both databases for the tests of one file. */
export interface TestDatabases {
  /** Opens a new one; called again with its answer, the same once more. */
  readonly kinds: readonly (readonly [string, () => Promise<() => Promise<Store>>])[];
  start(): Promise<void>;
  end(): Promise<void>;
}

/** Connections are lost when the database ends before they do. */
const ignore = (): void => undefined;

export function testDatabases(): TestDatabases {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'impulse-tables-'));
  let postgres: Awaited<ReturnType<typeof startPostgres>> | null = null;
  let files = 0;
  return {
    kinds: [
      [
        'in a file',
        () => {
          const file = path.join(folder, `${files++}.db`);
          return Promise.resolve(() => Promise.resolve(storeAt(file)));
        },
      ],
      [
        'in PostgreSQL',
        async () => {
          if (!postgres) throw new Error('PostgreSQL has not been started');
          const url = await postgres.newDatabase();
          return () => PostgresStore.at(url, ignore);
        },
      ],
    ],
    async start() {
      postgres = await startPostgres();
    },
    async end() {
      await postgres?.end();
      fs.rmSync(folder, { recursive: true });
    },
  };
}
