import { partCommitment } from '@impulse/engine';
import type { BotMatch, Offered, RegisteredBot, Seated } from '@impulse/protocol/wire/index.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { standardLimits } from '../limits.js';
import type { RunningServer } from '../start.js';
import { bothStores } from '../testing/both-stores.js';
import { call, newPart, offers } from '../testing/players.js';
import { startTestServer } from '../testing/server.js';
import { TestSocket } from '../testing/socket.js';

interface Refused {
  readonly problem: { readonly code: string };
}

const as = (token: string) => ({ authorization: `Bearer ${token}` });
const offer = { ...offers.totensonntag, name: 'Anna', partCommitment: partCommitment(newPart()), isPublic: true };
const acceptance = () => ({ name: 'somebody', part: newPart() });

describe.each(bothStores())('bots %s', (_, open) => {
  let server: RunningServer;
  beforeAll(async () => void (server = await startTestServer({ store: await open() })));
  afterAll(() => server.end());

  const post = <T = Refused>(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    call<T>(server.port, 'POST', `/api/${path}`, body, headers);
  const register = async (name: string): Promise<RegisteredBot> => (await post<RegisteredBot>('bots', { name })).body;
  const matchesOf = async (token: string): Promise<readonly BotMatch[]> =>
    (await call<{ matches: BotMatch[] }>(server.port, 'GET', '/api/bots/matches', undefined, as(token))).body.matches;

  test('a name belongs to whoever comes first, however it is written', async () => {
    const both = await Promise.all([post('bots', { name: 'Rommel 2' }), post('bots', { name: ' ROMMEL  2' })]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await post('bots', { name: 'ｒommel 2' })).body.problem.code).toBe('name-taken');
  });

  test('one token opens every seat of the bot, and no other', async () => {
    const [first, second] = [await register('First'), await register('Second')];
    const offered = (await post<Offered>('matches', { ...offer, name: 'Somebody else' }, as(first.token))).body;
    expect(offered).toMatchObject({ key: first.token, card: { seats: [{ name: 'First', kind: 'bot' }, {}] } });
    const { match } = offered.card;
    const taken = await post(`matches/${match}/accept`, acceptance(), as(first.token));
    expect([taken.status, taken.body.problem.code]).toEqual([409, 'own-match']);
    const accepted = await post<Seated>(`matches/${match}/accept`, acceptance(), as(second.token));
    expect(accepted.body).toMatchObject({ seat: 'cw', key: second.token });
    const other = (await post<Offered>('matches', offer)).body.card.match;
    await post(`matches/${other}/accept`, acceptance(), as(first.token));

    expect((await matchesOf(first.token)).map(({ seat, card }) => [seat, card.match])).toEqual(
      expect.arrayContaining([
        ['dak', match],
        ['cw', other],
      ]),
    );
    expect(await matchesOf(second.token)).toMatchObject([{ seat: 'cw', card: { match } }]);
    const socket = await TestSocket.open(server.port);
    const watch = (one: string, key: string) => socket.ask({ do: 'watch', match: one, key });
    expect(await watch(match, first.token)).toMatchObject({ seat: 'dak' });
    expect(await watch(match, second.token)).toMatchObject({ seat: 'cw' });
    expect(await watch(other, first.token)).toMatchObject({ seat: 'cw' });
    expect(await watch(other, second.token)).toMatchObject({ problem: { code: 'no-such-match' } });
    await socket.close();
  });

  test('a match that is over, or not accepted after all, is not in the list', async () => {
    const { token } = await register('Loser');
    const { card, invitation } = (await post<Offered>('matches', { ...offer, isPublic: false })).body;
    expect((await post(`matches/${card.match}/accept`, acceptance(), as(token))).status).toBe(404);
    expect(await matchesOf(token)).toEqual([]);
    await post(`matches/${card.match}/accept`, { ...acceptance(), invitation }, as(token));
    expect(await matchesOf(token)).toHaveLength(1);
    const live = await server.matches.find(card.match);
    await live?.change((kept) => ({
      kept: { ...kept, record: { ...kept.record, parts }, isOver: true },
      result: null,
    }));
    expect(await matchesOf(token)).toEqual([]);
  });

  test('what is no token, or no name, is refused', async () => {
    for (const token of ['A'.repeat(43), (await post<Offered>('matches', offer)).body.key]) {
      expect((await post('matches', offer, as(token))).body.problem.code).toBe('unknown-token');
      const list = await call<Refused>(server.port, 'GET', '/api/bots/matches', undefined, as(token));
      expect([list.status, list.body.problem.code]).toEqual([403, 'unknown-token']);
    }
    expect((await call(server.port, 'GET', '/api/bots/matches')).status).toBe(403);
    for (const name of ['', '  ', 'a\u202Eb', 'x'.repeat(41), 7, null]) {
      expect((await post('bots', { name })).status).toBe(400);
    }
    expect((await post('bots', { name: 'x', token: 'mine' })).body.problem.code).toBe('unknown-field');
    expect((await post('bots', { name: 'x'.repeat(20_000) })).status).toBe(413);
    expect((await post('bots', { name: 'Evil' }, { origin: 'http://evil.example' })).status).toBe(403);
    for (const name of ['<script>alert(1)</script>', 'Rоmmel', '!!'])
      expect((await post('bots', { name })).status).toBe(400);
  });
});

const parts = { host: newPart(), guest: newPart() };

test('nobody registers names by the hundred', async () => {
  const strict = await startTestServer({ limits: standardLimits, now: () => 0 });
  const statuses: number[] = [];
  for (let i = 0; i < 12; i++) statuses.push((await call(strict.port, 'POST', '/api/bots', { name: `b${i}` })).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
  await strict.end();
});
