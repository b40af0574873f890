import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { storeAt } from '../../testing/stores.js';
import { meet, playOn, seatTwo } from '../../testing/players.js';
import { startTestServer } from '../../testing/server.js';

import { backUpFile as backUp, restoreFile as restore } from './backup.js';
import { openDatabase } from './database.js';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'impulse-backup-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));
const at = (name: string): string => path.join(folder, name);

test('a copy made while a match is played brings it back as it stood', async () => {
  const server = await startTestServer({ store: storeAt(at('matches.db')) });
  const pair = await seatTwo(server.port, 'totensonntag');
  await playOn(pair, 12);
  expect(backUp(at('matches.db'), at('copy.db'))).toEqual({ ok: true, value: { matches: 1, entries: 12 } });
  const then = pair.guest.battle.view;
  await playOn(pair, 3);
  await server.end();

  expect(restore(at('copy.db'), at('again.db'))).toEqual({ ok: true, value: { matches: 1, entries: 12 } });
  const second = await startTestServer({ store: storeAt(at('again.db')) });
  const { offered, accepted } = pair;
  const again = await meet(second.port, 'totensonntag', { ...offered.card, host: offered, guest: accepted });
  await Promise.all([again.host.reach(12), again.guest.reach(12)]);
  expect(again.guest.battle.view).toEqual(then);
  await playOn(again, 3);
  await second.end();
});

test('neither the file nor its copies are for others on the machine, also where they were', async () => {
  fs.writeFileSync(at('open.db'), '', { mode: 0o644 });
  const store = storeAt(at('open.db'));
  await store.open(1);
  const holding = [at('open.db'), at('open.db-wal'), at('open.db-shm')];
  backUp(at('open.db'), at('open-copy.db'));
  restore(at('open-copy.db'), at('open-again.db'));
  for (const file of [...holding, at('open-copy.db'), at('open-again.db')]) {
    expect([file, (fs.statSync(file).mode & 0o777).toString(8)]).toEqual([file, '600']);
  }
  await store.close();
});

test('a copy with something in it that acts by itself is not put back', () => {
  for (const [name, planted] of [
    ['trigger', `create trigger spy after insert on entry begin delete from match; end`],
    ['view', `create view spied as select * from match`],
    ['virtual', `create virtual table spied using fts5(text)`],
  ]) {
    const database = openDatabase(at(`${name}.db`));
    database.exec(planted);
    database.close();
    expect(restore(at(`${name}.db`), at('x.db')), name).toMatchObject({ ok: false, error: { code: 'not-ours' } });
  }
  expect(fs.existsSync(at('x.db'))).toBe(false);
});

test('nothing is overwritten, and nothing but a whole copy is put back', () => {
  const code = (result: ReturnType<typeof restore>) => (result.ok ? 'ok' : result.error.code);
  openDatabase(at('empty.db')).close();
  expect(code(backUp(at('nowhere.db'), at('x.db')))).toBe('no-such-file');
  expect(code(backUp(at('empty.db'), at('empty.db')))).toBe('file-exists');
  expect(code(restore(at('nowhere.db'), at('x.db')))).toBe('no-such-file');
  expect(code(restore(at('empty.db'), at('empty.db')))).toBe('file-exists');
  fs.writeFileSync(at('text.db'), 'no database at all'.repeat(100));
  expect(code(restore(at('text.db'), at('x.db')))).toBe('not-a-database');
  const later = openDatabase(at('later.db'));
  later.exec('pragma user_version = 99');
  later.close();
  expect(code(restore(at('later.db'), at('x.db')))).toBe('other-version');
  expect(fs.existsSync(at('x.db'))).toBe(false);
});
