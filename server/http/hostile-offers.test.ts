import { partCommitment } from '@impulse/engine';
import type { BotMatch, MatchCard, Offered, RegisteredBot, Seated } from '@impulse/protocol/wire/index.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Limits, standardLimits } from '../limits.js';
import type { RunningServer } from '../start.js';
import type { Store } from '../store/store.js';
import { call, newPart, offers } from '../testing/players.js';
import { hurriedLimits, startTestServer } from '../testing/server.js';
import { TestSocket } from '../testing/socket.js';
import { memoryStore } from '../testing/stores.js';

/** What a hostile client tries with offers: to fill the list or the database, or to pass for somebody else. */

const day = 24 * 3_600_000;
let now = 0;
let store: Store;
let server: RunningServer;
beforeEach(() => void ((now = 1_800_000_000_000), (store = memoryStore())));
afterEach(() => server.end());

const start = async (limits: Partial<Limits> = {}): Promise<void> => {
  server = await startTestServer({
    store,
    now: () => now,
    trustProxy: '127.0.0.1',
    limits: { ...hurriedLimits, ...limits },
  });
};

const from = (address: string) => ({ 'x-forwarded-for': address });
const offer = (wishes: object = {}) => ({
  ...offers.totensonntag,
  name: 'Eve',
  partCommitment: partCommitment(newPart()),
  ...wishes,
});
const post = <T = { readonly problem: { readonly code: string } }>(
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
) => call<T>(server.port, 'POST', path, body, headers);
const listed = async () => (await call<{ matches: MatchCard[] }>(server.port, 'GET', '/api/matches')).body.matches;

describe('the list of open matches', () => {
  const { openOffers } = standardLimits;

  test('is not filled from one address', async () => {
    await start({ openOffers });
    const honest = await post<Offered>('/api/matches', offer({ isPublic: true, name: 'Honest' }), from('10.0.0.1'));
    const statuses: number[] = [];
    for (let i = 0; i < 12; i++) {
      statuses.push((await post('/api/matches', offer({ isPublic: true }), from(`2001:db8:0:1::${i}`))).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(openOffers);
    expect(new Set(statuses.slice(openOffers))).toEqual(new Set([429]));
    const now = await listed();
    expect(now).toHaveLength(openOffers + 1);
    expect(now.map(({ match }) => match)).toContain(honest.body.card.match);
    // Friends can still be invited.
    expect((await post('/api/matches', offer(), from('2001:db8:0:1::1'))).status).toBe(200);
  });

  test('nor by many requests at once', async () => {
    await start({ openOffers });
    const many = Array.from({ length: 15 }, () => post('/api/matches', offer({ isPublic: true }), from('10.0.0.2')));
    const accepted = (await Promise.all(many)).filter(({ status }) => status === 200);
    expect(accepted.length).toBeLessThanOrEqual(openOffers);
    expect(await listed()).toHaveLength(accepted.length);
  });

  test('takes another one when one was accepted', async () => {
    await start({ openOffers });
    const first = await post<Offered>('/api/matches', offer({ isPublic: true }), from('10.0.0.3'));
    for (let i = 1; i < openOffers; i++) await post('/api/matches', offer({ isPublic: true }), from('10.0.0.3'));
    const one = () => post('/api/matches', offer({ isPublic: true }), from('10.0.0.3'));
    expect((await one()).body.problem.code).toBe('too-many-offers');
    await post(`/api/matches/${first.body.card.match}/accept`, { name: 'Anna', part: newPart() }, from('10.0.0.4'));
    expect((await one()).status).toBe(200);
    expect((await one()).status).toBe(429);
    const { database } = await store.tables();
    const rows = await database.selectFrom('open_offer').selectAll().execute();
    expect(rows).toHaveLength(openOffers);
    expect(JSON.stringify(rows)).not.toContain('10.0.0');
  });
});

describe('the database', () => {
  test('is not filled with offers from one address', async () => {
    await start({ offersADay: 7, computersADay: 3 });
    const statuses: number[] = [];
    for (let i = 0; i < 9; i++) {
      const computer = i < 5 ? { computer: 'script' } : {};
      statuses.push((await post('/api/matches', offer(computer), from('10.0.0.5'))).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429, 200, 200, 429, 429]);
    expect((await post('/api/matches', offer(), from('10.0.0.6'))).status).toBe(200);
    now += day + 1;
    expect((await post('/api/matches', offer(), from('10.0.0.5'))).status).toBe(200);
  });

  test('forgets what never began: offers, those accepted by oneself, and computers without an opponent', async () => {
    await start();
    await post<Offered>('/api/matches', offer());
    const own = (await post<Offered>('/api/matches', offer())).body;
    const acceptance = { name: 'Eve', part: newPart(), invitation: own.invitation };
    expect((await post(`/api/matches/${own.card.match}/accept`, acceptance)).status).toBe(200);
    await post<Offered>('/api/matches', offer({ computer: 'script' }));
    expect(await store.list(9)).toHaveLength(3);
    now += 31 * day;
    expect(await server.matches.forgetOffers()).toBe(3);
    expect(await store.list(9)).toEqual([]);
  });

  test('is told of a bot’s seat when it has sat down, not when it has tried', async () => {
    await start();
    const { token } = (await post<RegisteredBot>('/api/bots', { name: 'Tin man' })).body;
    const as = { authorization: `Bearer ${token}` };
    const hidden = (await post<Offered>('/api/matches', offer())).body;
    for (const match of ['z'.repeat(1400), '0'.repeat(32), hidden.card.match]) {
      expect((await post(`/api/matches/${match}/accept`, { name: 'x', part: newPart() }, as)).status).toBe(404);
    }
    const { database } = await store.tables();
    expect(await database.selectFrom('bot_seat').selectAll().execute()).toEqual([]);
    const acceptance = { name: 'x', part: newPart(), invitation: hidden.invitation };
    await post(`/api/matches/${hidden.card.match}/accept`, acceptance, as);
    const { body } = await call<{ matches: BotMatch[] }>(server.port, 'GET', '/api/bots/matches', undefined, as);
    expect(body.matches.map(({ card }) => card.match)).toEqual([hidden.card.match]);
  });
});

test('a bot stays marked in a rematch, whoever offers it', async () => {
  await start();
  const { token } = (await post<RegisteredBot>('/api/bots', { name: 'Tin man' })).body;
  const as = { authorization: `Bearer ${token}` };
  const part = newPart();
  const offered = (await post<Offered>('/api/matches', offer({ partCommitment: partCommitment(part) }), as)).body;
  const { match } = offered.card;
  const acceptance = { name: 'Anna', part: newPart(), invitation: offered.invitation };
  const accepted = (await post<Seated>(`/api/matches/${match}/accept`, acceptance)).body;
  const [bot, person] = [await TestSocket.open(server.port), await TestSocket.open(server.port)];
  await bot.ask({ do: 'watch', match, key: token });
  await person.ask({ do: 'watch', match, key: accepted.key });
  await bot.ask({ do: 'reveal', match, part });
  await person.ask({ do: 'resign', match, revision: 0, command: 'enough' });
  const again = await bot.ask({ do: 'rematch', match, partCommitment: partCommitment(newPart()) });
  expect(again).toMatchObject({
    offered: { key: token, card: { seats: [{ name: null }, { name: 'Tin man', kind: 'bot' }] } },
  });
  // Its token opens the new seat, too, and the match is in its list.
  const { body } = await call<{ matches: BotMatch[] }>(server.port, 'GET', '/api/bots/matches', undefined, as);
  expect(body.matches).toMatchObject([{ seat: 'cw', card: { seats: [{}, { kind: 'bot' }] } }]);
  const next = body.matches[0].card.match;
  expect(await bot.ask({ do: 'watch', match: next, key: token })).toMatchObject({ seat: 'cw' });
});
