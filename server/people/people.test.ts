import { partCommitment } from '@impulse/engine';
import type { Account, Offered, PersonMatch, Seated } from '@impulse/protocol/wire/index.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forgetAttempts } from '../rates/attempts.js';
import type { RunningServer } from '../start.js';
import type { Store } from '../store/store.js';
import { bothStores } from '../testing/both-stores.js';
import { Authenticator, type Asked } from '../testing/authenticator.js';
import { call, newPart, offers } from '../testing/players.js';
import { startTestServer } from '../testing/server.js';
import { TestSocket } from '../testing/socket.js';
import { Visitor } from '../testing/visitor.js';
import { forgetLapsed, openPeople } from './people.js';

const stores = bothStores();
const minute = 60_000;
const unforeseen = (error: unknown): never => {
  throw error;
};

describe.each(stores)('people %s', (_, open) => {
  let now = 1_800_000_000_000;
  let server: RunningServer;
  let store: Store;
  beforeAll(async () => {
    store = await open();
    server = await startTestServer({
      store,
      now: () => now,
      accounts: true,
    });
  });
  afterAll(() => server.end());

  const visitor = (): Visitor => new Visitor(server.port);
  async function joined(name: string): Promise<Visitor> {
    const one = visitor();
    expect(await one.signUp(name)).toBeNull();
    return one;
  }
  const accountOf = async (one: Visitor) => (await one.ask<{ account: Account | null }>('GET', '/me')).body.account;
  const offer = async (one: Visitor, wishes: object = {}) => {
    const body = { ...offers.totensonntag, name: 'Typed', partCommitment: partCommitment(newPart()), ...wishes };
    const headers = { cookie: one.cookie ?? '' };
    return (await call<Offered>(server.port, 'POST', '/api/matches', body, headers)).body;
  };
  const accept = (one: Visitor | null, { card, invitation }: Offered) =>
    call<Seated & { problem?: { code: string } }>(
      server.port,
      'POST',
      `/api/matches/${card.match}/accept`,
      { name: 'Guest', part: newPart(), invitation },
      one?.cookie ? { cookie: one.cookie } : {},
    );

  test('somebody signs up, and signs in elsewhere by name, however it is spelt', async () => {
    const anna = await joined('Anna Berg');
    expect(await accountOf(anna)).toMatchObject({ name: 'Anna Berg', mail: null, hasPassword: true, passkeys: [] });
    const elsewhere = visitor();
    expect(await elsewhere.signIn('Anna Berg', 'five green bills')).toBe('wrong-sign-in');
    expect(await accountOf(elsewhere)).toBeNull();
    expect(await elsewhere.signIn('ANNA BERG')).toBeNull();
    const { sessions = [] } = (await accountOf(elsewhere)) ?? {};
    expect(sessions.filter(({ isThis }) => isThis)).toHaveLength(1);
    expect(sessions).toHaveLength(2);
    expect(sessions[0].place).toMatch(/^(::1|127\.0\.0\.1)$/);
  });

  test('a name belongs to one, also when two want it at once', async () => {
    const [one, other] = [visitor(), visitor()];
    const both = await Promise.all([one.signUp('Bernhard'), other.signUp('Bernhаrd'.replace('а', 'á'))]);
    expect(both.toSorted()).toEqual(['name-taken', null]);
    const clara = await joined('Clara');
    expect(await clara.refusal('PATCH', '/me', { name: 'BERNHARD' })).toBe('name-taken');
    expect(await clara.refusal('PATCH', '/me', { name: 'CLARA' })).toBeNull();
    expect((await accountOf(clara))?.name).toBe('CLARA');
  });

  test('a sign-in gives a new token, and sessions end one by one or all at once', async () => {
    const dora = await joined('Dora');
    const first = dora.cookie;
    expect(await dora.signIn('Dora')).toBeNull();
    expect(dora.cookie).not.toBe(first);
    const old = visitor();
    old.cookie = first;
    expect(await accountOf(old)).toBeNull();

    const [phone, tablet] = [visitor(), visitor()];
    for (const one of [phone, tablet]) await one.signIn('Dora');
    const phones = (await accountOf(phone))?.sessions.find(({ isThis }) => isThis)?.id;
    expect(await dora.refusal('DELETE', `/me/sessions/${phones}`)).toBeNull();
    expect(await accountOf(phone)).toBeNull();
    expect((await accountOf(tablet))?.sessions).toHaveLength(2);
    await dora.ask('DELETE', '/me/sessions');
    expect([await accountOf(dora), await accountOf(tablet)]).toEqual([null, null]);
  });

  test('a session that nobody uses ends, and grave things need a fresh one', async () => {
    const emil = await joined('Emil');
    now += 16 * minute;
    expect(await emil.refusal('PUT', '/me/password', { password: 'seven red rivers' })).toBe('sign-in-again');
    expect(await emil.refusal('DELETE', '/me')).toBe('sign-in-again');
    await emil.signIn('Emil');
    expect(await emil.refusal('PUT', '/me/password', { password: 'seven red rivers' })).toBeNull();
    expect(await visitor().signIn('Emil')).toBe('wrong-sign-in');
    expect(await visitor().signIn('Emil', 'seven red rivers')).toBeNull();
    now += 91 * 24 * 60 * minute;
    expect(await accountOf(emil)).toBeNull();
  });

  test('passwords are tried so often and no more, and the right one does not help then', async () => {
    await joined('Frieda');
    const guess = (name: string) => Array.from({ length: 25 }, () => visitor().signIn(name, 'a wrong password'));
    const tried = (refusals: readonly (string | null)[]) => refusals.filter((one) => one === 'wrong-sign-in').length;
    const guesses = tried(await Promise.all(guess('Frieda')));
    expect(guesses).toBeGreaterThan(0);
    expect(guesses).toBeLessThanOrEqual(20);
    expect(await visitor().signIn('frieda')).toBe('too-many-attempts');
    // Nor does it tell who has an account.
    now += 16 * minute;
    expect(tried(await Promise.all(guess('Nobody at all')))).toBeLessThanOrEqual(20);
    expect(await visitor().signIn('nobody at all')).toBe('too-many-attempts');
    now += 16 * minute;
    expect(await visitor().signIn('Frieda')).toBeNull();
  });

  test('a passkey makes an account, opens it, and can be added and removed', async () => {
    const [gerda, key, second] = [visitor(), new Authenticator(), new Authenticator()];
    const { origin } = gerda;
    const asked = async (one: Visitor, wanted: object) => (await one.ask<Asked>('POST', '/challenges', wanted)).body;
    const wanted = { for: 'sign-up', name: 'Gerda', language: 'zh-Hant' };
    const response = key.register(await asked(gerda, wanted), { origin });
    expect(await gerda.refusal('POST', '/passkeys', { response, label: 'Phone' })).toBeNull();
    expect(await accountOf(gerda)).toMatchObject({ name: 'Gerda', language: 'zh-Hant', hasPassword: false });
    expect(await gerda.refusal('DELETE', `/me/passkeys/${key.id.toString('base64url')}`)).toBe('last-way-in');

    const elsewhere = visitor();
    const signed = key.sign(await asked(elsewhere, { for: 'sign-in' }), { origin });
    expect(await elsewhere.refusal('POST', '/sessions/passkey', { response: signed })).toBeNull();
    const added = second.register(await asked(elsewhere, { for: 'add' }), { origin });
    expect(await elsewhere.refusal('POST', '/passkeys', { response: added, label: 'Key' })).toBeNull();
    expect((await accountOf(gerda))?.passkeys.map(({ label }) => label)).toEqual(['Phone', 'Key']);
    await gerda.ask('DELETE', `/me/passkeys/${key.id.toString('base64url')}`);
    const gone = key.sign(await asked(elsewhere, { for: 'sign-in' }), { origin });
    expect(await visitor().refusal('POST', '/sessions/passkey', { response: gone })).toBe('wrong-passkey');
  });

  test('seats belong to people: their matches and keys are there wherever they sign in', async () => {
    const [hans, ida] = [await joined('Hans'), await joined('Ida')];
    const offered = await offer(hans);
    expect(offered.card.seats[0]).toMatchObject({ name: 'Hans', hasAccount: true });
    const { match } = offered.card;
    const accepted = await accept(ida, offered);
    expect(accepted.body.card.seats[1]).toMatchObject({ name: 'Ida', hasAccount: true });

    const elsewhere = visitor();
    await elsewhere.signIn('Hans');
    const { body } = await elsewhere.ask<{ matches: PersonMatch[] }>('GET', '/me/matches');
    expect(body.matches.map(({ side, card }) => [side, card.match])).toEqual([['dak', match]]);
    const given = (await elsewhere.ask<Seated>('POST', `/me/matches/${match}/key`)).body;
    expect(given).toMatchObject({ seat: 'dak' });
    const socket = await TestSocket.open(server.port);
    for (const { key } of [given, offered]) {
      expect(await socket.ask({ do: 'watch', match, key })).toMatchObject({ seat: 'dak' });
    }
    await socket.close();
    await ida.ask('PATCH', '/me', { name: 'Ida Falk' });
    expect((await server.matches.find(match))?.card.seats[1].name).toBe('Ida Falk');
  });

  test('a guest who gets an account keeps the seats', async () => {
    const guest = visitor();
    const offered = await offer(guest);
    const { match } = offered.card;
    await guest.signUp('Jakob');
    expect(await guest.refusal('PUT', `/me/matches/${match}`, { key: offered.key })).toBeNull();
    const { body } = await guest.ask<{ matches: PersonMatch[] }>('GET', '/me/matches');
    expect(body.matches[0].card.seats[0]).toMatchObject({ name: 'Jakob', hasAccount: true });
  });

  test('who is blocked neither sits down nor is heard', async () => {
    const [karl, lena] = [await joined('Karl'), await joined('Lena')];
    const played = await offer(karl);
    const { key } = (await accept(lena, played)).body;
    expect(await karl.refusal('POST', '/me/blocks', { name: 'lena' })).toBeNull();
    expect((await accountOf(karl))?.blocked).toEqual(['Lena']);
    const refused = await accept(lena, await offer(karl, { isPublic: true }));
    expect([refused.status, refused.body.problem?.code]).toEqual([403, 'blocked']);
    const socket = await TestSocket.open(server.port);
    const { match } = played.card;
    await socket.ask({ do: 'watch', match, key });
    expect(await socket.ask({ do: 'say', match, text: 'hello' })).toMatchObject({ problem: { code: 'blocked' } });
    await karl.ask('DELETE', '/me/blocks/Lena');
    expect(await socket.ask({ do: 'say', match, text: 'hello' })).toMatchObject({ done: true });
    await socket.close();
    expect((await accept(lena, await offer(karl, { isPublic: true }))).status).toBe(200);
  });

  test('what has lapsed is forgotten, with the seats at matches that are gone', async () => {
    const nora = await joined('Nora');
    await offer(nora);
    const around = { site: null, store, matches: server.matches, mailer: null, now: () => now, report: unforeseen };
    const people = await openPeople(around);
    const rows = async () => {
      const { database } = people.tables;
      const [seats, sessions, attempts] = await Promise.all([
        database.selectFrom('person_seat').select('since').execute(),
        database.selectFrom('session').select('used').execute(),
        database.selectFrom('attempt').select('at').execute(),
      ]);
      return [seats.length, sessions.length, attempts.length].map((count) => count > 0);
    };
    await forgetLapsed(people);
    expect(await rows()).toEqual([true, true, true]);
    now += 91 * 24 * 60 * minute;
    await server.matches.forgetOffers();
    await forgetLapsed(people);
    await forgetAttempts(people.tables, now);
    const left = await people.tables.database.selectFrom('person_seat').select('match').execute();
    for (const { match } of left) expect(await store.find(match)).not.toBeNull();
    expect((await rows()).slice(1)).toEqual([false, false]);
  });

  test('the longest name can be blocked, and unblocked again', async () => {
    const [olga, name] = [await joined('Olga'), '戰'.repeat(40)];
    await joined(name);
    expect(await olga.refusal('POST', '/me/blocks', { name })).toBeNull();
    expect(await olga.refusal('DELETE', `/me/blocks/${encodeURIComponent(name)}`)).toBeNull();
    expect((await accountOf(olga))?.blocked).toEqual([]);
    // Not every database takes every sign.
    for (const path of ['sessions', 'passkeys', 'blocks']) {
      expect((await olga.ask('DELETE', `/me/${path}/%00`)).status).not.toBe(500);
    }
    expect((await olga.ask('POST', '/me/matches/%00/key')).status).toBe(404);
  });

  test('everything can be taken away, and deleted', async () => {
    const maria = await joined('Maria');
    const offered = await offer(maria);
    const { match } = offered.card;
    await accept(null, offered);
    const socket = await TestSocket.open(server.port);
    await socket.ask({ do: 'watch', match, key: offered.key });
    await socket.ask({ do: 'say', match, text: 'good luck' });
    const taken = await maria.ask('GET', '/me/export');
    expect(taken.body).toMatchObject({
      format: 'impulse-person-1',
      account: { name: 'Maria' },
      seats: [{ match, side: 'dak', said: [{ text: 'good luck' }] }],
    });
    expect(await maria.refusal('DELETE', '/me')).toBeNull();
    expect(maria.cookie).toBeNull();
    // The seat plays on for whoever holds its key, and nobody knows whose it was.
    expect(await socket.ask({ do: 'watch', match, key: offered.key })).toMatchObject({
      seat: 'dak',
      card: { stage: 'dice', seats: [{ name: '', hasAccount: false }, { name: 'Guest' }] },
    });
    await socket.close();
    expect(await visitor().signIn('Maria')).toBe('wrong-sign-in');
    expect(await visitor().signUp('Maria')).toBeNull();
  });
});
