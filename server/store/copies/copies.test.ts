import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, meet, playOn, seatTwo } from '../../testing/players.js';
import { startPostgres, type TestPostgres } from '../../testing/postgres.js';
import { startTestServer } from '../../testing/server.js';
import { storeAt } from '../../testing/stores.js';
import { Visitor } from '../../testing/visitor.js';
import { isPostgres } from '../open-store.js';
import { PostgresStore } from '../postgres/postgres-store.js';
import type { Store } from '../store.js';
import { backUp, restore } from './copies.js';

/** Copies are made while a server plays on, and put back elsewhere: the drill that whoever runs one should make. */

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'impulse-copies-'));
let postgres: TestPostgres;
beforeAll(async () => void (postgres = await startPostgres()));
afterAll(async () => {
  await postgres.end();
  fs.rmSync(folder, { recursive: true });
});

let files = 0;
const newFile = (end = '.db'): string => path.join(folder, `${files++}${end}`);
const places = {
  'a file': () => Promise.resolve(newFile()),
  PostgreSQL: () => postgres.newDatabase(),
} as const;
const ignore = (): void => undefined;
const openAt = (place: string): Promise<Store> =>
  isPostgres(place) ? PostgresStore.at(place, ignore) : Promise.resolve(storeAt(place));
const kinds = Object.keys(places) as (keyof typeof places)[];

describe.each(kinds.flatMap((from) => kinds.map((to) => [from, to] as const)))('from %s to %s', (from, to) => {
  test('everything comes back as it stood, and goes on', async () => {
    const [source, copy, target] = [await places[from](), newFile('.copy'), await places[to]()];
    const store = await openAt(source);
    const server = await startTestServer({ store, accounts: true });
    const anna = new Visitor(server.port);
    expect(await anna.signUp('Anna Karenina')).toBeNull();
    const pair = await seatTwo(server.port, 'totensonntag');
    const { match, host, offered, accepted } = pair;
    // Enough for a state to be kept, too.
    await playOn(pair, 130);
    await host.socket.ask({ do: 'say', match, text: '你好' });
    await host.socket.ask({ do: 'note', match, hex: '0101', text: 'here' });
    const positions = { revision: 130, keyframes: '[[0,{}]]' };
    await store.keepPositions(match, positions);
    const whole = { ok: true, value: { matches: 1, entries: 130 } };
    expect(await backUp(source, copy)).toEqual(whole);
    expect((fs.statSync(copy).mode & 0o777).toString(8)).toBe('600');
    const then = pair.guest.battle.view;
    await playOn(pair, 3);
    await server.end();

    expect(await restore(copy, target)).toEqual(whole);
    const filled = await openAt(target);
    expect(await filled.positions(match)).toEqual(positions);
    const second = await startTestServer({ store: filled, accounts: true });
    expect(await new Visitor(second.port).signIn('Anna Karenina')).toBeNull();
    const again = await meet(second.port, 'totensonntag', { ...offered.card, host: offered, guest: accepted });
    await Promise.all([again.host.reach(130), again.guest.reach(130)]);
    expect(again.guest.battle.view).toEqual(then);
    await playOn(again, 3);
    await again.host.socket.ask({ do: 'say', match, text: 'again' });
    const watched = await again.guest.watch();
    expect('said' in watched && watched.said.map(({ text }) => text)).toEqual(['你好', 'again']);
    expect(await again.host.socket.ask({ do: 'notes', match })).toMatchObject({
      notes: [{ hex: '0101', text: 'here' }],
    });
    expect((await call(second.port, 'GET', '/ready')).status).toBe(200);
    await second.end();
    // Nothing is put where there is something.
    expect(await restore(copy, target)).toMatchObject({
      error: { code: to === 'a file' ? 'file-exists' : 'not-empty' },
    });
    expect(await backUp(source, copy)).toMatchObject({ error: { code: 'file-exists' } });
  });
});

describe('a packed copy', () => {
  let copy: string;
  beforeAll(async () => {
    const place = await postgres.newDatabase();
    const server = await startTestServer({ store: await openAt(place) });
    await playOn(await seatTwo(server.port, 'totensonntag'), 5);
    await server.end();
    copy = newFile('.copy');
    await backUp(place, copy);
  });

  const spoilt = async (change: (text: string) => string) => {
    const [file, target] = [newFile('.copy'), newFile()];
    fs.writeFileSync(file, gzipSync(change(gunzipSync(fs.readFileSync(copy)).toString())));
    const result = await restore(file, target);
    expect(fs.existsSync(target)).toBe(false);
    return result;
  };
  const linesOf = (text: string): string[] => text.trimEnd().split('\n');

  test.each([
    ['breaks off', (text: string) => `${linesOf(text).slice(0, -1).join('\n')}\n`],
    [
      'lacks a row',
      (text: string) =>
        `${linesOf(text)
          .filter((_, i) => i !== 3)
          .join('\n')}\n`,
    ],
    [
      'has a row twice',
      (text: string) =>
        `${linesOf(text)
          .flatMap((line, i) => (i === 3 ? [line, line] : [line]))
          .join('\n')}\n`,
    ],
    ['is of a later version', (text: string) => text.replace(/"version":"[^"]*"/, '"version":"9999-later"')],
    ['is of something else', (text: string) => text.replace('impulse-copy-1', 'other')],
    ['is no JSON', (text: string) => text.replace('["match"', '["match')],
  ])('that %s is not put back', async (_, change) => {
    expect(await spoilt(change)).toMatchObject({ ok: false, error: { code: 'damaged' } });
  });

  test('whose end is missing, or that is not packed, is not put back either', async () => {
    const bytes = fs.readFileSync(copy);
    const [cut, text] = [newFile('.copy'), newFile('.copy')];
    fs.writeFileSync(cut, bytes.subarray(0, bytes.length - 40));
    fs.writeFileSync(text, 'no copy at all'.repeat(100));
    expect(await restore(cut, newFile())).toMatchObject({ error: { code: 'damaged' } });
    expect(await restore(text, newFile())).toMatchObject({ error: { code: 'not-a-database' } });
    expect(await restore(newFile(), newFile())).toMatchObject({ error: { code: 'no-such-file' } });
    const empty = await postgres.newDatabase();
    expect(await restore(cut, empty)).toMatchObject({ error: { code: 'damaged' } });
    // What broke off has left nothing: the whole one can follow.
    expect(await restore(copy, empty)).toMatchObject({ ok: true, value: { entries: 5 } });
  });
});
