import { afterAll, beforeAll, expect, test } from 'vitest';
import { PostgresStore } from '../store/postgres/postgres-store.js';
import type { Store } from '../store/store.js';
import { playOn, seatTwo } from '../testing/players.js';
import { startPostgres, type TestPostgres } from '../testing/postgres.js';
import { startTestServer } from '../testing/server.js';
import { memoryStore } from '../testing/stores.js';
import { repairMatch, verifyMatch } from './check-match.js';
import { exportMatch, importMatch } from './match-file-format.js';

let postgres: TestPostgres;
beforeAll(async () => void (postgres = await startPostgres()));
afterAll(() => postgres.end());

const moves = 120;
let exported: string;
let match: string;
beforeAll(async () => {
  const store = memoryStore();
  const server = await startTestServer({ store });
  const pair = await seatTwo(server.port, 'totensonntag');
  await playOn(pair, moves);
  ({ match } = pair);
  exported = (await exportMatch(store, match))!;
  await server.end();
});

const unforeseen = (error: unknown): never => {
  throw error;
};

test.each([
  ['a file', () => Promise.resolve<Store>(memoryStore())],
  ['PostgreSQL', async () => PostgresStore.at(await postgres.newDatabase(), unforeseen)],
])('a match goes to another server, into %s, and is repaired there', async (_, make) => {
  const store = await make();
  expect(await importMatch(store, exported)).toEqual({ ok: true, value: match });
  expect(await importMatch(store, exported)).toMatchObject({ error: { code: 'already-there' } });
  expect((await store.list(10)).map(({ id }) => id)).toEqual([match]);
  expect(await verifyMatch(store, match)).toEqual({ ok: true, value: moves });
  expect(await exportMatch(store, match)).toBe(exported);

  const { entries } = await store.journal(match);
  const other = entries.map(({ events }, number) => (number === 7 ? '[]' : events));
  await store.rewrite(match, other);
  const repaired = await repairMatch(store, match);
  const changed = entries[7].events === '[]' ? [] : [7];
  expect(repaired).toEqual({ ok: true, value: { entries: moves, changed, rulesBefore: null } });
  expect((await store.journal(match)).entries).toEqual(entries);
  await store.close();
});

test('what does not follow is named, and nothing is changed', async () => {
  const store = memoryStore();
  const spoilt = exported.replaceAll('"secret":"', '"secret":"ab').replace(/("secret":"ab\w{62})\w\w/g, '$1');
  await importMatch(store, spoilt);
  expect(await verifyMatch(store, match)).toMatchObject({ ok: false });
  expect(await importMatch(store, '{"format":"other"}')).toMatchObject({ error: { code: 'not-a-match' } });
  const wrong = { entry: '["dak",{"type":"nonsense"}]', events: '[]' };
  await store.append({ match, from: moves, entries: [wrong], at: 0 });
  const before = await store.journal(match);
  expect(await repairMatch(store, match)).toMatchObject({
    ok: false,
    error: { path: expect.stringContaining(`journal[${moves}]`) as string },
  });
  expect(await store.journal(match)).toEqual(before);
});
