import http from 'node:http';
import { partCommitment } from '@impulse/engine';
import type { Offered } from '@impulse/protocol/wire/index.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Mail } from '../mail/mailer.js';
import type { RunningServer } from '../start.js';
import { newPart, offers } from '../testing/players.js';
import { startTestServer } from '../testing/server.js';
import { TestSocket } from '../testing/socket.js';
import { memoryStore } from '../testing/stores.js';
import { answersTo } from './hosts.js';

/** What a hostile client tries with a server that has a name: letters with links of its own, or to strangers. */

const letters: Mail[] = [];
const mailer = { send: (mail: Mail) => Promise.resolve(void letters.push(mail)) };
const site = 'https://table.example/';
const store = memoryStore();
let now = 1_800_000_000_000;

let server: RunningServer;
beforeAll(async () => {
  const answers = answersTo('0.0.0.0', 'machine', 'table.example');
  server = await startTestServer({ site, mailer, answers, store, trustProxy: '127.0.0.1', now: () => now });
});
afterAll(() => server.end());
beforeEach(() => {
  letters.length = 0;
  // What may be asked in a day begins anew.
  now += 25 * 3_600_000;
});

interface Reply<T> {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: T;
}

/** Browsers do not let anybody choose these headers; programs do. */
const ask = <T = unknown>(
  method: string,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Reply<T>> =>
  new Promise((resolve, reject) => {
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const asked = http.request(
      { host: '127.0.0.1', port: server.port, path, method, headers: { host: 'table.example', ...type, ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          const isJson = response.headers['content-type']?.includes('json') === true;
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: (isJson ? JSON.parse(text) : text) as T,
          });
        });
      },
    );
    asked.on('error', reject);
    asked.end(body === undefined ? undefined : JSON.stringify(body));
  });

const offer = () => ({ ...offers.totensonntag, name: 'Eve', partCommitment: partCommitment(newPart()) });
const wishes = { language: 'en', remindEvery: 0 };

/** A seat of her own, as anybody can have one. */
async function seat(headers: Readonly<Record<string, string>> = {}) {
  const { body } = await ask<Offered>('POST', '/api/matches', offer(), headers);
  const path = `/api/matches/${body.card.match}/notices`;
  const all = { ...headers, authorization: `Bearer ${body.key}` };
  return {
    match: body.card.match,
    wish: () => ask('PUT', path, wishes, all),
    add: (address: string) => ask('POST', `${path}/channels`, { kind: 'mail', address }, all),
  };
}

describe('links in letters', () => {
  test.each([{ host: '6.6.6.6' }, { host: 'evil.example' }, { host: '[2001:db8::6]' }])(
    'are not asked for under the name %j',
    async (headers) => {
      expect((await ask('POST', '/api/matches', offer(), headers)).status).toBe(421);
    },
  );

  test.each([
    ['of the machine', { host: 'machine:8080', origin: 'http://machine:8080' }],
    ['of the loop', { host: 'localhost:1', origin: 'http://localhost:1' }],
    ['of the site, by no browser', { host: 'table.example:8443' }],
  ])('lead to the site when they are asked for under the name %s', async (_, headers) => {
    const eve = await seat(headers);
    expect((await eve.wish()).status).toBe(200);
    expect((await eve.add('anna@example.org')).status).toBe(200);
    expect(letters).toHaveLength(1);
    expect(letters[0].text).toContain('https://table.example/#/mail/confirm/');
    expect(letters[0].text.match(/https?:\/\/[^/\s]+/g)).toEqual(['https://table.example']);
  });

  test('lead to the site also where something else was noted before', async () => {
    const eve = await seat();
    await eve.wish();
    const { database } = await store.tables();
    await database
      .updateTable('notice_choice')
      .set({ origin: 'http://6.6.6.6' })
      .where('match', '=', eve.match)
      .execute();
    await eve.add('berta@example.org');
    expect(letters[0].text).toContain('https://table.example/#/mail/confirm/');
  });
});

describe('letters to strangers', () => {
  test('from one address are few, over all its seats', async () => {
    let sent = 0;
    for (let match = 0; match < 6; match++) {
      const eve = await seat();
      await eve.wish();
      for (let i = 0; i < 6; i++) if ((await eve.add(`v${match}-${i}@example.org`)).status === 200) sent++;
    }
    expect(sent).toBe(10);
    expect(letters).toHaveLength(10);
  });

  test('from one network of IPv6 are few, however many addresses it has', async () => {
    for (let i = 0; i < 15; i++) {
      const eve = await seat({ 'x-forwarded-for': `2001:db8:0:1::${i.toString(16)}` });
      await eve.wish();
      await eve.add(`w${i}@example.org`);
    }
    expect(letters).toHaveLength(10);
    const other = await seat({ 'x-forwarded-for': '2001:db8:0:2::1' });
    await other.wish();
    expect((await other.add('honest@example.org')).status).toBe(200);
  });

  test('from everywhere have a bound in a day', async () => {
    const { database } = await store.tables();
    const rows = Array.from({ length: 495 }, () => ({ subject: 'questions/', at: now }));
    await database.insertInto('attempt').values(rows).execute();
    const statuses: number[] = [];
    for (let i = 0; i < 8; i++) {
      const eve = await seat({ 'x-forwarded-for': `10.0.0.${i}` });
      await eve.wish();
      statuses.push((await eve.add(`x${i}@example.org`)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    expect(letters).toHaveLength(5);
  });

  test('who goes on asking fills no database', async () => {
    const eve = await seat();
    await eve.wish();
    for (let i = 0; i < 40; i++) await eve.add(`y${i}@example.org`);
    const { database } = await store.tables();
    const rows = await database.selectFrom('attempt').select('at').where('at', '=', now).execute();
    // Twice as many as are allowed from one address, and as many addresses and questions in all.
    expect(rows.length).toBeLessThanOrEqual(20 + 40 + 40);
    const channels = await database.selectFrom('notice_channel').select('id').where('match', '=', eve.match).execute();
    expect(channels.length).toBeLessThanOrEqual(6);
  });
});

describe('a page over a plain line', () => {
  const plain = { origin: 'http://table.example' };
  test.each([plain, { origin: 'https://table.example:444' }, { origin: 'https://evil.example' }, { origin: 'null' }])(
    'is foreign to a site over https: %j',
    async (headers) => {
      expect((await ask('POST', '/api/matches', offer(), headers)).status).toBe(403);
      const open = TestSocket.open(server.port, { host: 'table.example', ...headers });
      await expect(open).rejects.toThrow('403');
    },
  );

  test('is told never to come back over it', async () => {
    const { status, headers } = await ask('POST', '/api/matches', offer(), { origin: 'https://table.example' });
    expect(status).toBe(200);
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    await (await TestSocket.open(server.port, { host: 'table.example', origin: 'https://table.example' })).close();
  });
});

test('numbers are not told under the address of the table, whoever asks', async () => {
  for (const headers of [{}, { host: 'localhost' }, { host: '127.0.0.1', 'x-forwarded-for': '127.0.0.1' }]) {
    expect((await ask('GET', '/metrics', undefined, headers)).status).toBe(404);
  }
});
