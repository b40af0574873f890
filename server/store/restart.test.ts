import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type BattleRecord, parseRecord, verify } from '@impulse/engine';
import { loadBattle } from '@impulse/library';
import { afterAll, expect, test } from 'vitest';
import { threadAtHome } from '../testing/at-home.js';
import { meet, playOn, seatTwo } from '../testing/players.js';
import { startTestServer } from '../testing/server.js';
import { answerCalls } from './sqlite/answer-calls.js';
import { openDatabase } from './sqlite/database.js';
import { SqliteStore } from './sqlite/sqlite-store.js';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'impulse-restart-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

test.each([
  ['totensonntag', 230],
  ['white-death', 120],
] as const)('%s goes on in another server where it stood after %i actions', async (game, actions) => {
  const file = path.join(folder, `${game}.db`);
  const store = () => new SqliteStore(() => threadAtHome(answerCalls(openDatabase(file))));
  const first = await startTestServer({ store: store() });
  const before = await seatTwo(first.port, game);
  await playOn(before, actions);
  await first.end();

  const second = await startTestServer({ store: store() });
  const { offered, accepted } = before;
  const after = await meet(second.port, game, { ...offered.card, host: offered, guest: accepted });
  for (const seat of ['host', 'guest'] as const) {
    const [then, now] = [before[seat].battle, after[seat].battle];
    await after[seat].reach(then.revision);
    expect(now.view).toEqual(then.view);
    expect(now.log).toEqual(then.log);
    expect(now.undoable).toBe(then.undoable);
  }
  const { entries, snapshot } = await store().journal(before.match);
  expect(entries).toHaveLength(before.host.battle.revision);
  expect(snapshot?.revision).toBeGreaterThanOrEqual(100);
  await playOn(after, 10);
  const { host, match } = after;
  await host.socket.ask({ do: 'resign', match, revision: host.battle.revision, command: 'resign' });
  const told = (await host.socket.ask({ do: 'record', match })) as unknown as { readonly record: BattleRecord };
  const record = parseRecord(told.record);
  if (!record.ok) throw new Error(record.error.message);
  expect(verify((await loadBattle(game)).game, record.value)).toMatchObject({
    ok: true,
    value: { dice: { unchecked: 0 } },
  });
  await second.end();
});
