import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { Counters } from '../counters.js';
import { NoticeSender } from '../faults/notice-sender-process.js';
import { openStore } from '../store/open-store.js';
import { PostgresStore } from '../store/postgres/postgres-store.js';
import { NoticeSetting, work } from '../testing/notice-setting.js';
import { decider, playOn } from '../testing/players.js';
import { startPostgres, type TestPostgres } from '../testing/postgres.js';
import { startReceiver } from '../testing/receiver.js';
import { startTestServer } from '../testing/server.js';
import { Channels } from './channels.js';
import { Courier } from './courier.js';
import { NoticeQueue } from './notice-queue.js';
import { Outside } from './outside.js';
import { webhookCarrier } from './webhook-carrier.js';

let postgres: TestPostgres;
beforeAll(async () => void (postgres = await startPostgres()));
afterAll(() => postgres.end());

const ignore = (): void => undefined;
const minute = 60_000;

test('of two servers on one database one sends each notice, and neither while the player is at the other', async () => {
  const url = await postgres.newDatabase();
  const open = () => PostgresStore.at(url, ignore);
  const setting = await NoticeSetting.set(open, { report: ignore });
  const { server, pair, time } = setting;
  const second = await startTestServer({
    store: await open(),
    now: () => time.now,
    webhooksAtHome: true,
    report: ignore,
  });
  onTestFinished(() => second.end());
  const both = async (passing: number): Promise<void> => {
    for (let passed = 0; passed < passing; passed += 10_000) {
      time.now += 10_000;
      await Promise.all([work(server), work(second)]);
    }
  };
  await setting.tellByWebhook(setting.absent('decider'), 1);
  await setting.leave();

  // Both come back at the second server: the first does not see them, and sends nothing all the same.
  const there = await setting.comeBack(second.port);
  await both(10 * minute);
  expect(setting.contents).toEqual([]);
  const owner = decider(there);
  while (decider(there) === owner) await playOn(there, 1);
  while (decider(there) !== owner) await playOn(there, 1);
  await Promise.all([there.host.socket.close(), there.guest.socket.close()]);
  await expect.poll(async () => (await second.matches.find(pair.match))?.audience.isEmpty).toBe(true);
  await both(10 * minute);
  expect(setting.contents).toHaveLength(1);
  await both(2 * 60 * minute);
  expect(setting.contents).toHaveLength(3);
});

test('senders that are killed leave nothing unsent: what was on the way is sent again, as the same notice', async () => {
  const url = await postgres.newDatabase();
  const receiver = await startReceiver();
  const store = await openStore(url, ignore);
  const { database } = await store.tables();
  const notices = 300;
  const [match, side] = ['m', 'dak'];
  const choice = {
    match,
    side,
    language: 'en',
    cadence: 0,
    origin: 'http://x',
    looked: 0,
    decision: 0,
    told: 1,
    due: null,
  };
  await database
    .insertInto('notice_choice')
    .values({ ...choice, language: 'en' })
    .execute();
  for (let i = 0; i < notices; i++) {
    const address = JSON.stringify({ kind: 'webhook', address: `${receiver.address}/${i}` });
    const channel = { id: `c${i}`, match, side, kind: 'webhook', mark: `${i}`, address, created: 0 } as const;
    await database
      .insertInto('notice_channel')
      .values({ ...channel, is_confirmed: 1 })
      .execute();
    const body = JSON.stringify({ title: `${i}`, text: '', link: '', match, language: 'en' });
    const queued = {
      channel: channel.id,
      decision: 0,
      number: 0,
      match,
      side,
      body,
      state: 'queued',
      attempts: 0,
      due: 0,
    } as const;
    await database.insertInto('notice').values(queued).execute();
  }
  let kills = 0;
  for (let round = 0; round < 3; round++) {
    const senders = await Promise.all([NoticeSender.start(url), NoticeSender.start(url)]);
    const wanted = ((round + 1) * notices) / 5;
    await expect.poll(() => receiver.received.length, { interval: 2 }).toBeGreaterThan(wanted);
    await Promise.all(senders.map((sender) => sender.kill()));
    kills += senders.length;
  }
  const repeated = new Counters();
  const tables = await store.tables();
  const carriers = { webhook: webhookCarrier(new Outside({ mayCallHome: true })) };
  // In a hundred years whoever has not said what came of a notice must have died.
  const later = (): number => 5_000_000_000_000;
  const last = new Courier(new NoticeQueue(tables), new Channels(tables), carriers, repeated, later);
  const unsent = database.selectFrom('notice').select('channel').where('state', '!=', 'sent');
  while ((await unsent.execute()).length > 0) await last.deliver();
  await last.deliver();
  const arrived = new Map(receiver.received.map(({ path, headers }) => [path, headers['idempotency-key']]));
  expect(arrived.size).toBe(notices);
  expect(new Set(arrived.values()).size).toBe(notices);
  for (const { path, headers } of receiver.received) expect(headers['idempotency-key']).toBe(arrived.get(path));
  const again = receiver.received.length - notices;
  expect(again).toBeLessThanOrEqual(repeated.of('notices_repeated_total'));
  // Each was killed with at most eight of them on the way.
  expect(repeated.of('notices_repeated_total')).toBeLessThanOrEqual(8 * kills);
  await store.close();
  await receiver.end();
});
