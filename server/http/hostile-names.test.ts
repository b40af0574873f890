import { partCommitment } from '@impulse/engine';
import type { Account, BotMatch, Offered, RegisteredBot, Seated } from '@impulse/protocol/wire/index.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../start.js';
import { bothStores } from '../testing/both-stores.js';
import { call, newPart, offers } from '../testing/players.js';
import { startTestServer } from '../testing/server.js';
import { TestSocket } from '../testing/socket.js';
import { Visitor } from '../testing/visitor.js';

/** What hostile clients try with names: to pass for somebody else, to keep a token that was lost, to be heard all the same. */

const offer = (name: string) => ({ ...offers.totensonntag, name, partCommitment: partCommitment(newPart()) });

describe.each(bothStores())('names %s', (_, open) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startTestServer({ store: await open(), accounts: true, trustProxy: '127.0.0.1' });
    expect(await visitor().signUp('Rommel')).toBeNull();
    expect((await post('/api/bots', { name: 'Tin man' })).status).toBe(200);
  });
  afterAll(() => server.end());

  const visitor = (): Visitor => new Visitor(server.port);
  const post = <T = { readonly problem: { readonly code: string } }>(
    path: string,
    body: unknown,
    headers: Readonly<Record<string, string>> = {},
  ) => call<T>(server.port, 'POST', path, body, headers);
  const as = (token: string) => ({ authorization: `Bearer ${token}` });
  const of = ({ cookie }: Visitor, more: Readonly<Record<string, string>> = {}) => ({ cookie: cookie ?? '', ...more });
  const accept = (given: Offered, name: string, headers: Readonly<Record<string, string>> = {}) =>
    post<Seated & { readonly problem: { readonly code: string } }>(
      `/api/matches/${given.card.match}/accept`,
      { name, part: newPart(), invitation: given.invitation },
      headers,
    );

  const lookalikes = [
    'Rommel',
    'ROMMEL',
    ' rommel ',
    'Rоmmel',
    'Rornmel',
    'Römmel',
    'R0mmel',
    'Tin man',
    'TINMAN',
    'T1n Man',
  ];

  test.each(lookalikes)('a guest is not called %s', async (name) => {
    expect((await post('/api/matches', offer(name))).body.problem.code).toBe('name-taken');
    const given = (await post<Offered>('/api/matches', offer('Somebody'))).body;
    expect((await accept(given, name)).body.problem.code).toBe('name-taken');
  });

  test.each(lookalikes)('nor is a bot, or another account: %s', async (name) => {
    expect((await post('/api/bots', { name })).status).toBeGreaterThanOrEqual(400);
    expect(await visitor().signUp(name)).not.toBeNull();
  });

  test('their own names are theirs', async () => {
    const rommel = visitor();
    await rommel.signIn('Rommel');
    const { body } = await post<Offered>('/api/matches', offer('anything'), of(rommel));
    expect(body.card.seats[0]).toMatchObject({ name: 'Rommel', hasAccount: true });
    // Names that nobody has, and signs that are no names, are for guests to choose.
    for (const name of ['Montgomery', '☺', '你好']) expect((await post('/api/matches', offer(name))).status).toBe(200);
  });

  describe('a token', () => {
    const register = async (name: string): Promise<RegisteredBot> =>
      (await post<RegisteredBot>('/api/bots', { name })).body;
    const matchesOf = (token: string) =>
      call<{ matches: BotMatch[] }>(server.port, 'GET', '/api/bots/matches', undefined, as(token));

    test('that was lost is changed for another one, and opens nothing any more', async () => {
      const bot = await register('Scarecrow');
      const given = (await post<Offered>('/api/matches', offer('x'), as(bot.token))).body;
      const { match } = given.card;
      const thief = await TestSocket.open(server.port);
      expect(await thief.ask({ do: 'watch', match, key: bot.token })).toMatchObject({ seat: 'dak' });
      const { body: next } = await post<RegisteredBot>('/api/bots/token', undefined, as(bot.token));
      expect(next.name).toBe('Scarecrow');
      expect(next.token).not.toBe(bot.token);
      expect(await thief.ask({ do: 'say', match, text: 'hello' })).toMatchObject({ problem: { code: 'not-watching' } });
      expect(await thief.ask({ do: 'watch', match, key: bot.token })).toMatchObject({
        problem: { code: 'no-such-match' },
      });
      expect((await matchesOf(bot.token)).status).toBe(403);
      expect((await post('/api/matches', offer('x'), as(bot.token))).body.problem.code).toBe('unknown-token');
      expect((await post('/api/bots/token', undefined, as(bot.token))).status).toBe(403);
      expect((await matchesOf(next.token)).body.matches).toMatchObject([{ seat: 'dak', card: { match } }]);
      expect(await thief.ask({ do: 'watch', match, key: next.token })).toMatchObject({ seat: 'dak' });
      await thief.close();
    });

    test('is deleted with its bot, whose name is free again', async () => {
      const bot = await register('Lion');
      const given = (await post<Offered>('/api/matches', offer('x'), as(bot.token))).body;
      expect((await call(server.port, 'DELETE', '/api/bots', undefined, as('A'.repeat(43)))).status).toBe(403);
      expect((await call(server.port, 'DELETE', '/api/bots', undefined, as(bot.token))).status).toBe(200);
      const socket = await TestSocket.open(server.port);
      const watch = { do: 'watch', match: given.card.match, key: bot.token };
      expect(await socket.ask(watch)).toMatchObject({ problem: { code: 'no-such-match' } });
      const { card } = (await accept(given, 'Dorothy')).body;
      expect(card.seats[0]).toMatchObject({ name: '', kind: 'bot' });
      expect((await register('Lion')).token).toBeTruthy();
      await socket.close();
    });
  });

  describe('whoever is a nuisance', () => {
    const sit = async (match: string, key: string): Promise<TestSocket> => {
      const socket = await TestSocket.open(server.port);
      expect(await socket.ask({ do: 'watch', match, key })).not.toHaveProperty('problem');
      return socket;
    };
    const heard = (socket: TestSocket) => socket.told.flatMap((told) => ('said' in told ? [told.said.text] : []));

    test('is not heard by somebody who has muted them, and is not told', async () => {
      const given = (await post<Offered>('/api/matches', offer('Anna'))).body;
      const { match } = given.card;
      const eve = (await accept(given, 'Eve')).body;
      const [anna, loud] = [await sit(match, given.key), await sit(match, eve.key)];
      const say = (text: string) => loud.ask({ do: 'say', match, text });
      await say('first');
      expect(await anna.ask({ do: 'mute', match, muted: true })).toMatchObject({ done: true });
      expect(await say('second')).toMatchObject({ done: true });
      await anna.ask({ do: 'say', match, text: 'mine' });
      expect(heard(anna)).toEqual(['first', 'mine']);
      expect(loud.texts.join('')).not.toContain('muted":true');
      const again = await anna.ask({ do: 'watch', match, key: given.key });
      expect(again).toMatchObject({ muted: true, said: [{ text: 'first' }, { text: 'mine' }] });
      await anna.ask({ do: 'mute', match, muted: false });
      await say('third');
      await anna.ask({ do: 'here', match });
      expect(heard(anna)).toEqual(['first', 'mine', 'third']);
      // Spectators mute nobody.
      await Promise.all([anna.close(), loud.close()]);
    });

    test('a guest, does not sit down again with somebody who has blocked them', async () => {
      const berta = visitor();
      expect(await berta.signUp('Berta')).toBeNull();
      const give = async () => (await post<Offered>('/api/matches', offer('x'), of(berta))).body;
      const [home, elsewhere] = [{ 'x-forwarded-for': '10.1.1.1' }, { 'x-forwarded-for': '10.1.1.2' }];
      const first = await give();
      const { match } = first.card;
      const guest = (await accept(first, 'Eve', home)).body;
      expect(await berta.refusal('POST', '/me/blocks/opposite', { match })).toBeNull();
      const socket = await sit(match, guest.key);
      expect(await socket.ask({ do: 'say', match, text: 'hello' })).toMatchObject({ problem: { code: 'blocked' } });
      await socket.close();
      expect((await accept(await give(), 'Eva', home)).body.problem.code).toBe('blocked');
      expect((await accept(await give(), 'Clara', elsewhere)).status).toBe(200);
      const account = (await berta.ask<{ account: Account }>('GET', '/me')).body.account;
      expect(account).toMatchObject({ blocked: [], blockedGuests: 1 });
      expect(JSON.stringify(await server.matches.find(match).then((live) => live?.kept))).not.toContain('10.1.1');
      // Nobody blocks at a match of others.
      const stranger = visitor();
      await stranger.signUp('Stranger');
      expect(await stranger.refusal('POST', '/me/blocks/opposite', { match })).toBe('no-such-match');
      await berta.ask('DELETE', '/me/guest-blocks');
      expect((await accept(await give(), 'Eva', home)).status).toBe(200);
    });
  });
});
