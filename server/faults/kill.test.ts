import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from '../testing/postgres.js';
import { killRounds } from './kill-rounds.js';
import { killOneOfTwo } from './two-processes.js';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'impulse-kill-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

let postgres: TestPostgres;
beforeAll(async () => void (postgres = await startPostgres()));
afterAll(() => postgres.end());

test.each([
  ['a file', () => Promise.resolve(path.join(folder, 'kill.db'))],
  ['PostgreSQL', () => postgres.newDatabase()],
] as const)(
  'in %s every acknowledged move outlives the server, and none happens twice',
  { timeout: 600_000 },
  async (_, place) => {
    const report = await killRounds(6, await place(), 'kill');
    expect(report).toMatchObject({ lost: [], troubles: [] });
    expect(report.kills).toBe(7);
    expect(report.acknowledged).toBeGreaterThan(20);
  },
);

test('of two processes one is killed, and all matches go on at the other', async () => {
  const report = await killOneOfTwo(await postgres.newDatabase(), 'two');
  expect(report).toMatchObject({ lost: [], troubles: [] });
  expect(report.acknowledged).toBeGreaterThan(4);
});
