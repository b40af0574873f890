import { partCommitment } from '@impulse/engine';
import type { Account, Offered } from '@impulse/protocol/wire/index.js';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readMailServer, smtpMailer } from '../mail/smtp-mailer.js';
import type { RunningServer } from '../start.js';
import type { Store } from '../store/store.js';
import { AbsentPlayer } from '../testing/absent-player.js';
import { bothStores } from '../testing/both-stores.js';
import { call, newPart, offers } from '../testing/players.js';
import { openPostOffice, type PostOffice } from '../testing/post-office.js';
import { startTestServer } from '../testing/server.js';
import { Visitor } from '../testing/visitor.js';

const stores = bothStores();
const minute = 60_000;

describe.each(stores)('links in letters, %s', (_, open) => {
  let now = 1_800_000_000_000;
  let server: RunningServer;
  let store: Store;
  let office: PostOffice;
  beforeAll(async () => {
    office = await openPostOffice();
    const post = readMailServer(office.address);
    if (!post.ok) throw new Error(post.error.message);
    const site = 'https://table.example/';
    store = await open();
    server = await startTestServer({ store, now: () => now, mailer: smtpMailer(post.value), site, accounts: true });
  });
  afterAll(async () => {
    await server.end();
    await office.end();
  });

  const visitor = (): Visitor => new Visitor(server.port);
  const accountOf = async (one: Visitor) => (await one.ask<{ account: Account | null }>('GET', '/me')).body.account;
  const use = (one: Visitor, token: string, password?: string) =>
    one.refusal('POST', '/links/use', { token, ...(password === undefined ? {} : { password }) });

  /** The token in the next letter to this address. */
  async function nextToken(mail: string, ask: () => Promise<unknown>): Promise<string> {
    const before = office.letters.length;
    await ask();
    const letter = await vi.waitUntil(() => office.letters.slice(before).find(({ to }) => to.includes(mail)), {
      timeout: minute,
    });
    const link = /https:\/\/table\.example\/#\/account\/[a-z-]+\/([\w-]{43})\s/.exec(letter.text);
    if (!link) throw new Error(letter.text);
    return link[1];
  }

  async function joined(name: string, mail: string): Promise<Visitor> {
    const one = visitor();
    expect(await one.signUp(name)).toBeNull();
    const token = await nextToken(mail, () => one.ask('PUT', '/me/mail', { mail }));
    expect((await accountOf(one))?.mail).toBeNull();
    // Whoever reads the letter need not be signed in, and is not signed in by it.
    const reader = visitor();
    expect(await use(reader, token)).toBeNull();
    expect(await accountOf(reader)).toBeNull();
    expect((await accountOf(one))?.mail).toBe(mail);
    return one;
  }
  const ask = (mail: string, wanted: string) => visitor().refusal('POST', '/links', { mail, for: wanted });

  test('an address is confirmed; a link signs in, once, and only the last one', async () => {
    await joined('Anna', 'anna@example.org');
    const first = await nextToken('anna@example.org', () => ask('Anna@Example.org', 'sign-in'));
    const second = await nextToken('anna@example.org', () => ask('anna@example.org', 'sign-in'));
    const elsewhere = visitor();
    expect(await use(elsewhere, first)).toBe('bad-link');
    const both = await Promise.all([use(elsewhere, second), use(visitor(), second)]);
    expect(both.toSorted()).toEqual(['bad-link', null]);
    expect(await visitor().signIn('anna@example.org')).toBeNull();
  });

  test('a link lapses', async () => {
    await joined('Bert', 'bert@example.org');
    const token = await nextToken('bert@example.org', () => ask('bert@example.org', 'sign-in'));
    now += 21 * minute;
    expect(await use(visitor(), token)).toBe('bad-link');
  });

  test('a new password shuts out whoever knew the old one', async () => {
    const cleo = await joined('Cleo', 'cleo@example.org');
    const token = await nextToken('cleo@example.org', () => ask('cleo@example.org', 'password'));
    const elsewhere = visitor();
    expect(await use(elsewhere, token, 'cleo')).toBe('bad-password');
    expect(await use(elsewhere, token)).toBe('missing-field');
    expect(await use(elsewhere, token, 'nine blue stones')).toBeNull();
    expect((await accountOf(elsewhere))?.name).toBe('Cleo');
    expect(await accountOf(cleo)).toBeNull();
    expect(await visitor().signIn('Cleo')).toBe('wrong-sign-in');
    expect(await visitor().signIn('Cleo', 'nine blue stones')).toBeNull();
  });

  test('a link to an address that is not the account’s any more opens nothing, nor one from before a new password', async () => {
    const ida = await joined('Ida', 'ida@example.org');
    const old = await nextToken('ida@example.org', () => ask('ida@example.org', 'sign-in'));
    const moved = await nextToken('ida@example.com', () => ida.ask('PUT', '/me/mail', { mail: 'ida@example.com' }));
    expect(await use(ida, moved)).toBeNull();
    expect((await accountOf(ida))?.mail).toBe('ida@example.com');
    expect(await use(visitor(), old)).toBe('bad-link');
    const present = await nextToken('ida@example.com', () => ask('ida@example.com', 'sign-in'));
    const renewed = await nextToken('ida@example.com', () => ask('ida@example.com', 'password'));
    expect(await use(visitor(), renewed, 'nine blue stones')).toBeNull();
    expect(await use(visitor(), present)).toBe('bad-link');
  });

  test('nobody learns whose address it is, and nobody is flooded', async () => {
    const before = office.letters.length;
    const unknown = await visitor().ask('POST', '/links', { mail: 'nobody@example.org', for: 'sign-in' });
    await joined('Dora', 'dora@example.org');
    const known = await visitor().ask('POST', '/links', { mail: 'dora@example.org', for: 'sign-in' });
    expect(known).toEqual(unknown);
    const refusals: (string | null)[] = [];
    for (let i = 0; i < 6; i++) refusals.push(await ask('dora@example.org', 'password'));
    expect(refusals.at(-1)).toBe('too-many-attempts');
    const written = () => office.letters.slice(before).filter(({ to }) => to.includes('dora@example.org'));
    await vi.waitUntil(() => written().length === 5, { timeout: minute });
    expect(office.letters.some(({ to }) => to.includes('nobody@example.org'))).toBe(false);
  });

  test('an address belongs to one account', async () => {
    now += 61 * minute;
    await joined('Emma', 'emma@example.org');
    const fritz = visitor();
    await fritz.signUp('Fritz');
    const token = await nextToken('emma@example.org', () => fritz.ask('PUT', '/me/mail', { mail: 'emma@example.org' }));
    expect(await use(fritz, token)).toBe('mail-taken');
    expect((await accountOf(fritz))?.mail).toBeNull();
  });

  test('whoever has an address is told of decisions there, as chosen, until the account is gone', async () => {
    now += 61 * minute;
    const hugo = await joined('Hugo', 'hugo@example.org');
    const sitDown = async () => {
      const body = { ...offers.totensonntag, name: 'x', partCommitment: partCommitment(newPart()) };
      const headers = { cookie: hugo.cookie ?? '' };
      const { key, card } = (await call<Offered>(server.port, 'POST', '/api/matches', body, headers)).body;
      return (await new AbsentPlayer(server.port, card.match, key).card()).body;
    };
    const first = await sitDown();
    expect(first).toMatchObject({ language: 'en', remindEvery: 24 });
    expect(first.channels).toMatchObject([{ kind: 'mail', label: 'h…@example.org', isConfirmed: true }]);
    const choices = { mail: false, push: false, webhook: 'https://hooks.example/1', every: 72 };
    await hugo.ask('PATCH', '/me', { choices, language: 'zh-Hant' });
    const second = await sitDown();
    expect(second).toMatchObject({ language: 'zh-Hant', remindEvery: 72 });
    expect(second.channels).toMatchObject([{ kind: 'webhook', label: 'hooks.example' }]);
    await hugo.ask('PATCH', '/me', { choices: { ...choices, webhook: null } });
    expect((await sitDown()).channels).toEqual([]);

    const { database } = await store.tables();
    const kinds = async () => {
      const rows = await database.selectFrom('notice_channel').select('kind').execute();
      return rows.map(({ kind }) => kind).toSorted();
    };
    expect(await kinds()).toEqual(['mail', 'webhook']);
    await hugo.ask('DELETE', '/me/mail');
    expect(await kinds()).toEqual(['webhook']);
    expect(await hugo.refusal('DELETE', '/me')).toBeNull();
    expect(await kinds()).toEqual([]);
  });

  test('a page is told what the server has', async () => {
    const told = await fetch(`http://localhost:${server.port}/server.json`);
    expect(await told.json()).toEqual({ matches: true, accounts: true, letters: true });
  });

  test('over https the cookie is for this server alone', async () => {
    const one = visitor();
    const { cookie } = await one.ask('POST', '', { name: 'Gustav', password: 'five green hills', language: 'en' });
    expect(cookie).toMatch(
      /^__Host-impulse-session=[\w-]{43}; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax; Secure$/,
    );
    one.cookie = one.cookie?.replace('__Host-', '') ?? null;
    expect(await accountOf(one)).toBeNull();
  });
});
