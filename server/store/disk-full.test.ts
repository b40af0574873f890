import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { threadAtHome } from '../testing/at-home.js';
import { decider, playOn, seatTwo } from '../testing/players.js';
import { startTestServer } from '../testing/server.js';
import { answerCalls } from './sqlite/answer-calls.js';
import { openDatabase } from './sqlite/database.js';
import { SqliteStore } from './sqlite/sqlite-store.js';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'impulse-full-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

test('on a full disk nothing is acknowledged, and play goes on when there is room again', async () => {
  const database = openDatabase(path.join(folder, 'matches.db'));
  const server = await startTestServer({ store: new SqliteStore(() => threadAtHome(answerCalls(database))) });
  const pair = await seatTwo(server.port, 'totensonntag');
  await playOn(pair, 10);
  // SQLite answers a file that may not grow as it does a full disk.
  database.exec('pragma max_page_count = 1');
  let revision = 10;
  for (let refused = false; !refused;) {
    const player = decider(pair)!;
    const answer = await player.act(player.battle.legal()[0], revision);
    refused = 'problem' in answer;
    if (refused) expect(answer).toMatchObject({ problem: { code: 'not-kept' } });
    else revision++;
    await Promise.all([pair.host.reach(revision), pair.guest.reach(revision)]);
  }
  const { kept } = database.prepare('select count(*) as kept from entry').get() as { readonly kept: number };
  expect(kept).toBe(revision);
  database.exec('pragma max_page_count = 1000000');
  await Promise.all([pair.host.watch(), pair.guest.watch()]);
  await playOn(pair, 5);
  expect(pair.guest.battle.revision).toBe(revision + 5);
  await server.end();
});
