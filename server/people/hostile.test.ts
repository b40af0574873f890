import { partCommitment } from '@impulse/engine';
import type { Account, Offered } from '@impulse/protocol/wire/index.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../start.js';
import { type Asked, Authenticator } from '../testing/authenticator.js';
import { call, newPart, offers } from '../testing/players.js';
import { startTestServer } from '../testing/server.js';
import { memoryStore } from '../testing/stores.js';
import { Visitor } from '../testing/visitor.js';

/** What a hostile client tries with accounts. Nothing of it may be accepted. */

const store = memoryStore();
let now = 1_800_000_000_000;
let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer({ store, now: () => now, accounts: true });
});
afterAll(() => server.end());

const visitor = (name?: string): Visitor => new Visitor(server.port, name);
async function joined(name: string): Promise<Visitor> {
  // Joining is limited by the hour.
  now += 3_600_000;
  const one = visitor();
  expect(await one.signUp(name)).toBeNull();
  return one;
}
const accountOf = async (one: Visitor) => (await one.ask<{ account: Account | null }>('GET', '/me')).body.account;
const challenge = async (one: Visitor, wanted: object) => (await one.ask<Asked>('POST', '/challenges', wanted)).body;

describe('signing up', () => {
  const wanted = { name: 'Eve', password: 'five green hills', language: 'en' };
  test.each([
    ['with a script for a name', { name: '<script>alert(1)</script>' }, 'bad-name'],
    ['with a name that steers', { name: 'E\u202Eve' }, 'bad-text'],
    ['with a name of two scripts', { name: 'Еve' }, 'mixed-scripts'],
    ['with too long a name', { name: 'E'.repeat(41) }, 'too-long'],
    ['with a mail address for a name', { name: 'eve@example.org' }, 'bad-name'],
    ['with a short password', { password: 'short' }, 'bad-password'],
    ['with an endless password', { password: 'x'.repeat(201) }, 'bad-password'],
    ['with one letter for a password', { password: 'aaaaaaaaaaaa' }, 'weak-password'],
    ['with the name for a password', { name: 'Evelina', password: 'evelinaEVELINA1' }, 'weak-password'],
    ['in no language', { language: 'xx' }, 'unknown-value'],
    ['as somebody known', { id: 'ab'.repeat(16) }, 'unknown-field'],
    ['with a confirmed address', { mail: 'eve@example.org' }, 'unknown-field'],
  ])('%s is refused', async (_, wishes, code) => {
    expect(await visitor().refusal('POST', '', { ...wanted, ...wishes })).toBe(code);
  });

  test('so often from one address is refused', async () => {
    now += 3_600_000;
    const refusals: (string | null)[] = [];
    for (let i = 0; i < 21; i++) refusals.push(await visitor().signUp(`Many ${'abcdefghijkmopqrstuvwxyz'[i]}`));
    expect(refusals.at(-1)).toBe('too-many-attempts');
    now += 3_600_000;
  });
});

test('what is too large, no JSON or of another type is refused', async () => {
  const raw = (body: string, type: string) =>
    fetch(`http://localhost:${server.port}/api/people/sessions`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
  expect((await raw(JSON.stringify({ name: 'x'.repeat(20_000) }), 'application/json')).status).toBe(413);
  expect((await raw('{"name":', 'application/json')).status).toBe(400);
  expect((await raw('{"name":"a","password":"b"}', 'text/plain')).status).toBe(400);
  expect((await raw('name=a&password=b', 'application/x-www-form-urlencoded')).status).toBe(415);
});

test('pages from elsewhere do nothing with the cookie of a visitor', async () => {
  const anna = await joined('Anna');
  const foreign = { origin: 'https://evil.example' };
  for (const [method, path, body] of [
    ['PATCH', '/me', { name: 'Eve' }],
    ['DELETE', '/me'],
    ['DELETE', '/me/sessions'],
    ['PUT', '/me/password', { password: 'six yellow birds' }],
    ['PUT', '/me/mail', { mail: 'eve@example.org' }],
    ['POST', '/me/blocks', { name: 'Anna' }],
    ['DELETE', `/me/offers/${'a'.repeat(32)}`],
    ['POST', '/challenges', { for: 'add' }],
    ['POST', '/sessions', { name: 'Anna', password: 'five green hills' }],
  ] as const) {
    expect(await anna.refusal(method, path, body, foreign), `${method} ${path}`).toBe('foreign-page');
  }
  expect((await accountOf(anna))?.name).toBe('Anna');
  // A sign-in that a page elsewhere forces upon somebody sets no cookie either.
  const forced = await visitor().ask('POST', '/sessions', { name: 'Anna', password: 'five green hills' }, foreign);
  expect(forced.cookie).toBeNull();
});

test('without a session nothing of anybody is told or changed', async () => {
  for (const cookie of [null, 'impulse-session=', `impulse-session=${'A'.repeat(43)}`, 'impulse-session=../../etc']) {
    const eve = visitor();
    eve.cookie = cookie;
    expect(await accountOf(eve)).toBeNull();
    for (const [method, path, body] of [
      ['PATCH', '/me', { name: 'Eve' }],
      ['DELETE', '/me'],
      ['GET', '/me/export'],
      ['GET', '/me/matches'],
      ['GET', '/me/offers'],
      ['DELETE', `/me/offers/${'a'.repeat(32)}`],
      ['DELETE', '/me/sessions'],
      ['DELETE', `/me/sessions/${'a'.repeat(32)}`],
      ['PUT', '/me/password', { password: 'six yellow birds' }],
      ['PUT', '/me/mail', { mail: 'eve@example.org' }],
      ['DELETE', '/me/mail'],
      ['DELETE', '/me/passkeys/x'],
      ['POST', '/me/blocks', { name: 'Anna' }],
      ['DELETE', '/me/blocks/Anna'],
      ['POST', `/me/matches/${'a'.repeat(32)}/key`],
      ['PUT', `/me/matches/${'a'.repeat(32)}`, { key: 'A'.repeat(43) }],
      ['POST', '/challenges', { for: 'add' }],
    ] as const) {
      expect(await eve.refusal(method, path, body), `${method} ${path}`).toBe('not-signed-in');
    }
  }
});

test('nobody ends, reads or takes what is another’s', async () => {
  const [berta, eve] = [await joined('Berta'), await joined('Evelyn')];
  const session = (await accountOf(berta))?.sessions[0].id ?? '';
  await eve.ask('DELETE', `/me/sessions/${session}`);
  expect(await accountOf(berta)).not.toBeNull();
  const body = { ...offers.totensonntag, name: 'x', partCommitment: partCommitment(newPart()) };
  const headers = { cookie: berta.cookie ?? '' };
  const offered = (await call<Offered>(server.port, 'POST', '/api/matches', body, headers)).body;
  const { match } = offered.card;
  const nowhere = await eve.ask('POST', `/me/matches/${'0'.repeat(32)}/key`);
  expect(nowhere.status).toBe(404);
  expect(await eve.ask('POST', `/me/matches/${match}/key`)).toEqual(nowhere);
  expect(await eve.refusal('PUT', `/me/matches/${match}`, { key: offered.invitation })).toBe('no-such-match');
  // Not even the key of the seat makes it another's, once it is somebody's.
  expect(await eve.refusal('PUT', `/me/matches/${match}`, { key: offered.key })).toBe('no-such-match');
  expect((await eve.ask<{ matches: unknown[] }>('GET', '/me/matches')).body.matches).toEqual([]);
});

test('a seat says that it has an account only where it has one', async () => {
  await joined('Caroline');
  const body = { ...offers.totensonntag, name: 'Karoline', partCommitment: partCommitment(newPart()) };
  const { card } = (await call<Offered>(server.port, 'POST', '/api/matches', body)).body;
  expect(card.seats[0]).toMatchObject({ name: 'Karoline', hasAccount: false });
});

test('signing in does not tell whether there is an account, by words or by time', async () => {
  await joined('Dorothea');
  const timed = async (name: string) => {
    const from = performance.now();
    const reply = await visitor().ask('POST', '/sessions', { name, password: 'a wrong password' });
    return { reply, took: performance.now() - from };
  };
  await timed('warm');
  // The least of several times: a busy machine makes one longer, and none shorter.
  let [known, unknown] = [Infinity, Infinity];
  for (let i = 0; i < 5; i++) {
    now += 3_600_000;
    const [dorothea, nobody] = [await timed('Dorothea'), await timed('Nobody')];
    expect(dorothea.reply).toEqual(nobody.reply);
    known = Math.min(known, dorothea.took);
    unknown = Math.min(unknown, nobody.took);
  }
  // Without the work of comparing, an answer takes a few milliseconds.
  expect(unknown).toBeGreaterThan(known / 4);
});

test('what lets somebody in is nowhere to be read', async () => {
  const emma = await joined('Emma');
  const { database } = await store.tables();
  const kept = JSON.stringify([
    await database.selectFrom('person').selectAll().execute(),
    await database.selectFrom('session').selectAll().execute(),
  ]);
  expect(kept).not.toContain('five green hills');
  expect(kept).not.toContain(emma.cookie?.split('=')[1]);
  expect(kept).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  const told = JSON.stringify([(await emma.ask('GET', '/me')).body, (await emma.ask('GET', '/me/export')).body]);
  expect(told).not.toMatch(/argon2|token|skeleton/);
});

describe('a passkey', () => {
  const page = () => ({ origin: `http://localhost:${server.port}` });
  async function withPasskey(name: string): Promise<[Visitor, Authenticator]> {
    now += 3_600_000;
    const [one, key] = [visitor(), new Authenticator()];
    const response = key.register(await challenge(one, { for: 'sign-up', name, language: 'en' }), page());
    expect(await one.refusal('POST', '/passkeys', { response, label: 'x' })).toBeNull();
    return [one, key];
  }
  const enter = (response: object) => visitor().refusal('POST', '/sessions/passkey', { response });

  test('answers a challenge once, in time, from the page that asked', async () => {
    const [, key] = await withPasskey('Frida');
    const asked = await challenge(visitor(), { for: 'sign-in' });
    const response = key.sign(asked, page());
    expect(await enter(response)).toBeNull();
    expect(await enter(response)).toBe('wrong-passkey');
    const late = await challenge(visitor(), { for: 'sign-in' });
    now += 5 * 60_000 + 1;
    expect(await enter(key.sign(late, page()))).toBe('wrong-passkey');
    const elsewhere = key.sign(await challenge(visitor(), { for: 'sign-in' }), { origin: 'http://evil.example' });
    expect(await enter(elsewhere)).toBe('wrong-passkey');
    const otherName = await challenge(visitor(), { for: 'sign-in' });
    expect(await enter(key.sign(otherName, { ...page(), name: 'evil.example' }))).toBe('wrong-passkey');
    const other = await visitor('desk.localhost').ask<Asked>('POST', '/challenges', { for: 'sign-in' }, {});
    expect(other.status).toBe(403);
  });

  test('is the one of the account, by somebody who is there', async () => {
    const [, key] = await withPasskey('Greta');
    const stranger = new Authenticator();
    expect(await enter(stranger.sign(await challenge(visitor(), { for: 'sign-in' }), page()))).toBe('wrong-passkey');
    const forged = stranger.sign(await challenge(visitor(), { for: 'sign-in' }), page());
    const asKey = { ...forged, id: key.id.toString('base64url'), rawId: key.id.toString('base64url') };
    expect(await enter(asKey)).toBe('wrong-passkey');
    const absent = key.sign(await challenge(visitor(), { for: 'sign-in' }), { ...page(), isVerified: false });
    expect(await enter(absent)).toBe('wrong-passkey');
    for (const response of [{}, { id: 7 }, { response: null }, { response: { clientDataJSON: 'e30' } }]) {
      expect(await enter(response)).toBe('wrong-passkey');
    }
  });

  test('that copies another’s counter is refused', async () => {
    const [, key] = await withPasskey('Helga');
    const old = await challenge(visitor(), { for: 'sign-in' });
    const stale = key.sign(old, page());
    expect(await enter(key.sign(await challenge(visitor(), { for: 'sign-in' }), page()))).toBeNull();
    expect(await enter(stale)).toBe('wrong-passkey');
  });

  test('is added to the account that asked, by a session that is fresh', async () => {
    const [inge] = await withPasskey('Inge');
    const asked = await challenge(inge, { for: 'add' });
    const eve = await joined('Eva');
    const response = new Authenticator().register(asked, page());
    expect(await eve.refusal('POST', '/passkeys', { response, label: 'x' })).toBe('wrong-passkey');
    expect(await visitor().refusal('POST', '/challenges', { for: 'add' })).toBe('not-signed-in');
    now += 16 * 60_000;
    expect(await inge.refusal('POST', '/challenges', { for: 'add' })).toBe('sign-in-again');
  });

  test('needs a name, not a number', async () => {
    expect(await visitor().refusal('POST', '/challenges', { for: 'sign-in' }, { origin: '' })).toBe('foreign-page');
    const numbered = await fetch(`http://127.0.0.1:${server.port}/api/people/challenges`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: `http://127.0.0.1:${server.port}` },
      body: '{"for":"sign-in"}',
    });
    expect(await numbered.json()).toMatchObject({ problem: { code: 'no-passkeys-here' } });
  });
});

test('a server without accounts has none of this', async () => {
  const plain = await startTestServer();
  const one = new Visitor(plain.port);
  expect((await fetch(`http://localhost:${plain.port}/api/people/me`)).status).toBe(404);
  const reply = await fetch(`http://localhost:${plain.port}/api/people`, { method: 'POST' });
  expect(reply.status).toBe(405);
  expect(one.cookie).toBeNull();
  await plain.end();
});

test('webhooks go to https only, choices stay in their bounds', async () => {
  const jan = await joined('Jan');
  const choices = { mail: true, push: false, webhook: null, every: 24 };
  expect(await jan.refusal('PATCH', '/me', { choices })).toBeNull();
  for (const wrong of [
    { webhook: 'http://hooks.example' },
    { webhook: 'javascript:alert(1)' },
    { webhook: 'https://user:secret@hooks.example' },
    { every: -1 },
    { every: 0.5 },
    { extra: true },
  ]) {
    expect(await jan.refusal('PATCH', '/me', { choices: { ...choices, ...wrong } })).not.toBeNull();
  }
  expect((await accountOf(jan))?.choices).toEqual(choices);
});
