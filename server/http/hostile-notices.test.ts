import type { NoticeCard } from '@impulse/protocol/wire/index.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { standardLimits } from '../limits.js';
import type { Mail } from '../mail/mailer.js';
import type { RunningServer } from '../start.js';
import { AbsentPlayer } from '../testing/absent-player.js';
import { call, type SeatedPair, seatTwo } from '../testing/players.js';
import { startTestServer } from '../testing/server.js';

/** What a hostile client tries with notices. Nothing of it may be accepted. */

const letters: Mail[] = [];
const mailer = { send: (mail: Mail) => Promise.resolve(void letters.push(mail)) };

let server: RunningServer;
let pair: SeatedPair;
let anna: AbsentPlayer;
beforeAll(async () => {
  server = await startTestServer({ mailer, site: 'https://table.example/' });
  pair = await seatTwo(server.port, 'totensonntag');
  anna = new AbsentPlayer(server.port, pair.match, pair.offered.key);
  await anna.wish(24);
});
afterAll(() => server.end());

const path = () => `/api/matches/${pair.match}/notices`;
const wishes = { language: 'en', remindEvery: 6 };
const webhook = { kind: 'webhook', address: 'https://hooks.example/1' } as const;
const ask = (method: string, at: string, body?: unknown, headers: Readonly<Record<string, string>> = {}) =>
  call<NoticeCard & { readonly problem: { readonly code: string } }>(server.port, method, at, body, headers);
const withKey = (key: string) => ({ authorization: `Bearer ${key}` });

test('without the key of a seat a match cannot be told from one that is not there', async () => {
  const other = await seatTwo(server.port, 'totensonntag');
  const nowhere = await ask('GET', `/api/matches/${'0'.repeat(32)}/notices`, undefined, withKey(pair.offered.key));
  expect(nowhere.status).toBe(404);
  for (const headers of [{}, withKey(other.offered.key), withKey(pair.offered.invitation), withKey('x'.repeat(43))]) {
    expect(await ask('GET', path(), undefined, headers)).toEqual(nowhere);
    expect(await ask('PUT', path(), wishes, headers)).toEqual(nowhere);
    expect(await ask('POST', `${path()}/channels`, webhook, headers)).toEqual(nowhere);
    expect(await ask('DELETE', `${path()}/channels/${'0'.repeat(32)}`, undefined, headers)).toEqual(nowhere);
  }
});

test('one seat neither sees nor takes away the channels of the other', async () => {
  const { body } = await anna.add(webhook);
  const [{ id, label }] = body.channels;
  expect(label).toBe('hooks.example');
  const bernhard = new AbsentPlayer(server.port, pair.match, pair.accepted.key);
  await bernhard.wish();
  expect((await bernhard.card()).body.channels).toEqual([]);
  await bernhard.remove(id);
  expect((await anna.card()).body.channels).toEqual(body.channels);
  expect(JSON.stringify(body)).not.toContain('hooks.example/1');
  expect((await anna.remove(id)).body.channels).toEqual([]);
});

describe('a channel', () => {
  const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };
  test.each([
    ['of no kind', { kind: 'pigeon', address: 'x' }, 'unknown-value'],
    ['without TLS', { kind: 'webhook', address: 'http://hooks.example/' }, 'bad-address'],
    ['on this machine', { kind: 'webhook', address: 'https://127.0.0.1:5432/' }, 'bad-address'],
    ['on this machine in IPv6', { kind: 'webhook', address: 'https://[::1]/' }, 'bad-address'],
    ['at the cloud that runs it', { kind: 'webhook', address: 'https://169.254.169.254/' }, 'bad-address'],
    ['with a password', { kind: 'webhook', address: 'https://a:b@hooks.example/' }, 'bad-address'],
    ['in a file', { kind: 'webhook', address: 'file:///etc/passwd' }, 'bad-address'],
    ['of script', { kind: 'webhook', address: 'javascript:alert(1)' }, 'bad-address'],
    ['too long', { kind: 'webhook', address: `https://hooks.example/${'x'.repeat(600)}` }, 'bad-address'],
    ['of a browser on this machine', { kind: 'push', endpoint: 'https://127.0.0.1/', ...keys }, 'bad-address'],
    ['of a browser without keys', { kind: 'push', endpoint: 'https://push.example/', p256dh: '', auth: '' }, 'bad-key'],
    ['of several receivers', { kind: 'mail', address: 'a@example.org,b@example.org' }, 'bad-address'],
    ['with a line of its own', { kind: 'mail', address: 'a@example.org\nBcc: b@example.org' }, 'bad-address'],
    ['with more than is asked', { ...webhook, is_confirmed: 1 }, 'unknown-field'],
  ])('%s is refused', async (_, channel, code) => {
    const before = letters.length;
    const { status, body } = await ask('POST', `${path()}/channels`, channel, withKey(pair.offered.key));
    expect([status, body.problem.code]).toEqual([400, code]);
    expect(letters).toHaveLength(before);
  });

  test('more of them than a person needs are refused', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 8; i++) {
      statuses.push((await anna.add({ kind: 'webhook', address: `https://hooks.example/${i}` })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 400, 400]);
  });
});

test.each([
  [{ language: 'de', remindEvery: 1 }, 'unknown-value'],
  [{ language: 'en', remindEvery: -1 }, 'out-of-range'],
  [{ language: 'en', remindEvery: 0.001 }, 'wrong-type'],
  [{ language: 'en', remindEvery: 1, origin: 'https://evil.example' }, 'unknown-field'],
])('the wishes %j are refused', async (wished, code) => {
  const { status, body } = await ask('PUT', path(), wished, withKey(pair.offered.key));
  expect([status, body.problem.code]).toEqual([400, code]);
});

test('pages from elsewhere may not change anything, and what is too large is not read', async () => {
  const foreign = { ...withKey(pair.offered.key), origin: 'https://evil.example' };
  expect((await ask('PUT', path(), wishes, foreign)).status).toBe(403);
  expect((await ask('POST', `${path()}/channels`, webhook, foreign)).status).toBe(403);
  expect((await ask('DELETE', `${path()}/channels/x`, undefined, foreign)).status).toBe(403);
  expect((await ask('POST', '/api/mail/stop', { token: 'x' }, foreign)).status).toBe(403);
  const large = { ...wishes, language: 'x'.repeat(20_000) };
  expect((await ask('PUT', path(), large, withKey(pair.offered.key))).status).toBe(413);
});

test('links of letters cannot be made up, and reading one changes nothing', async () => {
  for (const token of ['', 'x', `${'0'.repeat(32)}.${'A'.repeat(43)}`]) {
    for (const purpose of ['confirm', 'stop']) {
      const { status } = await ask('POST', `/api/mail/${purpose}`, { token });
      expect(status).toBe(token.length > 1 ? 404 : 400);
    }
    expect((await ask('POST', `/api/mail/stop/${token || 'x'}`)).status).toBe(404);
  }
  const before = letters.length;
  await anna.remove((await anna.card()).body.channels[0].id);
  await anna.add({ kind: 'mail', address: 'anna@example.org' });
  const [token] = /[0-9a-f]{32}\.[\w-]{43}/.exec(letters[before].text) ?? [''];
  const looked = await fetch(`http://127.0.0.1:${server.port}/api/mail/confirm/${token}`);
  expect(looked.status).toBe(404);
  expect((await anna.card()).body.channels.at(-1)).toMatchObject({ kind: 'mail', isConfirmed: false });
});

test('whoever asks too fast is refused for a while', async () => {
  const strict = await startTestServer({
    limits: { ...standardLimits, calls: { burst: 3, perSecond: 1 } },
    now: () => 0,
  });
  const statuses: number[] = [];
  for (let i = 0; i < 5; i++) statuses.push((await call(strict.port, 'GET', path())).status);
  expect(statuses).toEqual([404, 404, 404, 429, 429]);
  await strict.end();
});
