import type { JournalEntry } from '@impulse/engine';
import { commandOf } from '@impulse/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { meet, playOn, seatTwo } from '../../testing/players.js';
import { startPostgres, type TestPostgres } from '../../testing/postgres.js';
import { startTestServer } from '../../testing/server.js';
import { PostgresStore } from './postgres-store.js';

let postgres: TestPostgres;
beforeAll(async () => void (postgres = await startPostgres()));
afterAll(() => postgres.end());

const ignore = (): void => undefined;
const serverAt = async (url: string) => startTestServer({ store: await PostgresStore.at(url, ignore), report: ignore });

test('two servers on one database: each player is at another one, and both hear everything', async () => {
  const url = await postgres.newDatabase();
  const [first, second] = [await serverAt(url), await serverAt(url)];
  const { offered, accepted, match } = await seatTwo(first.port, 'totensonntag');
  const pair = await meet(first.port, 'totensonntag', { ...offered.card, host: offered, guest: accepted }, second.port);
  await Promise.all([pair.host.reach(0), pair.guest.reach(0)]);
  await playOn(pair, 25);
  const [here, there] = [pair.host.battle, pair.guest.battle];
  expect([here.revision, there.revision]).toEqual([25, 25]);

  // Both at once at the same revision: one is right.
  const revision = 25;
  const decides = here.decides ? pair.host : pair.guest;
  const other = decides === pair.host ? second.port : first.port;
  const twin = await meet(other, 'totensonntag', { ...offered.card, host: offered, guest: accepted });
  const rival = decides === pair.host ? twin.host : twin.guest;
  await rival.reach(revision);
  const [action] = decides.battle.legal();
  const answers = await Promise.all([decides.act(action, revision, 'one'), rival.act(action, revision, 'two')]);
  const done = answers.filter((answer) => 'answer' in answer && answer.answer.kind === 'done');
  expect(done).toHaveLength(1);
  const store = await PostgresStore.at(url, ignore);
  const { entries } = await store.journal(match);
  await store.close();
  const commands = entries.map(({ entry }) => commandOf(JSON.parse(entry) as JournalEntry)?.command);
  expect(commands.filter((command) => command === 'one' || command === 'two')).toHaveLength(1);
  await Promise.all([pair.host.reach(26), pair.guest.reach(26)]);
  await Promise.all([first.end(), second.end()]);
});

test('a database that goes away and comes back loses nothing', async () => {
  const { restart } = postgres;
  if (!restart) return;
  const url = await postgres.newDatabase();
  const server = await serverAt(url);
  const pair = await seatTwo(server.port, 'totensonntag');
  await playOn(pair, 5);
  const decides = pair.host.battle.decides ? pair.host : pair.guest;
  const [action] = decides.battle.legal();
  const back = restart();
  const meanwhile = await decides.act(action, 5, 'meanwhile');
  await back;
  const isKept = 'answer' in meanwhile && meanwhile.answer.kind === 'done';
  const again = await decides.act(action, 5, 'meanwhile');
  expect(again).toMatchObject({ answer: { kind: 'done', revision: 6 } });
  expect(isKept ? meanwhile : again).toMatchObject({ answer: { kind: 'done', revision: 6 } });
  await Promise.all([pair.host.reach(6), pair.guest.reach(6)]);
  await playOn(pair, 5);
  expect(pair.guest.battle.revision).toBe(11);
  await server.end();
});
