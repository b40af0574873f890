import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Mail } from '../mail/mailer.js';
import { NoticeSetting } from '../testing/notice-setting.js';
import { call } from '../testing/players.js';
import { memoryStore } from '../testing/stores.js';

const minute = 60_000;
const site = 'https://table.example/';

/** What a browser does with a message that was sealed to it. */
function unseal(sealed: Buffer, keys: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = sealed.subarray(0, 16);
  const sender = sealed.subarray(21, 21 + sealed[20]);
  const text = sealed.subarray(21 + sealed[20]);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const key = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32));
  const part = (name: string, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', key, salt, `Content-Encoding: ${name}\0`, length));
  const opening = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
  opening.setAuthTag(text.subarray(-16));
  const opened = Buffer.concat([opening.update(text.subarray(0, -16)), opening.final()]);
  return opened.subarray(0, opened.lastIndexOf(2)).toString();
}

test('a browser is sent what only it can read, signed by this server', async () => {
  const setting = await NoticeSetting.set(() => Promise.resolve(memoryStore()));
  const owner = setting.absent('decider');
  await owner.wish(0, 'zh-Hant');
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16);
  const endpoint = `${setting.receiver.address}/push/1`;
  const channel = {
    kind: 'push',
    endpoint,
    p256dh: keys.getPublicKey().toString('base64url'),
    auth: auth.toString('base64url'),
  } as const;
  const { body: card } = await owner.add(channel);
  expect(card.channels).toMatchObject([{ kind: 'push', isConfirmed: true }]);
  // The same browser again is the same channel.
  expect((await owner.add(channel)).body.channels).toEqual(card.channels);
  await setting.leave();
  await setting.pass(5 * minute);
  expect(setting.receiver.received).toHaveLength(1);
  const [{ body, headers }] = setting.receiver.received;
  const notice = JSON.parse(unseal(body, keys, auth)) as Record<string, string>;
  expect(notice).toMatchObject({ match: setting.pair.match, link: expect.stringContaining('/#/match/') as string });
  expect(notice['title']).toContain('輪到你了');
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: setting.pair.match });

  const [, token, key] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  expect(key).toBe(card.pushKey);
  const [head, claim, signature] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const server = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = { key: server, dsaEncoding: 'ieee-p1363' } as const;
  expect(verify('sha256', Buffer.from(`${head}.${claim}`), signed, Buffer.from(signature, 'base64url'))).toBe(true);
  expect(JSON.parse(Buffer.from(claim, 'base64url').toString())).toMatchObject({ aud: setting.receiver.address });
});

test('letters come after the address was confirmed, until they are stopped', async () => {
  const letters: Mail[] = [];
  const mailer = { send: (mail: Mail) => Promise.resolve(void letters.push(mail)) };
  const setting = await NoticeSetting.set(() => Promise.resolve(memoryStore()), { mailer, site });
  const { port } = setting.server;
  const owner = setting.absent('decider');
  await owner.wish(24);
  const { body } = await owner.add({ kind: 'mail', address: 'anna@example.org' });
  expect(body.channels).toMatchObject([{ kind: 'mail', label: 'a…@example.org', isConfirmed: false }]);
  expect(letters).toHaveLength(1);
  await setting.leave();
  await setting.pass(5 * minute);
  expect(letters).toHaveLength(1);

  const tokenIn = (letter: Mail): string => /[0-9a-f]{32}\.[\w-]{43}/.exec(letter.text)?.[0] ?? '';
  const answer = (purpose: string, token: string) => call(port, 'POST', `/api/mail/${purpose}`, { token });
  const token = tokenIn(letters[0]);
  // One purpose is not another, and a channel cannot be guessed.
  expect((await answer('stop', token)).status).toBe(404);
  expect((await answer('confirm', `${'0'.repeat(32)}.${token.split('.')[1]}`)).status).toBe(404);
  expect((await answer('confirm', token)).status).toBe(200);
  expect((await owner.card()).body.channels).toMatchObject([{ isConfirmed: true }]);
  await setting.pass(25 * 60 * minute);
  expect(letters).toHaveLength(2);
  const [, notice] = letters;
  expect(notice).toMatchObject({ to: 'anna@example.org', subject: expect.stringContaining('Totensonntag') as string });
  expect(notice.text).toContain(`https://table.example/#/match/${setting.pair.match}`);

  const { unsubscribe = '' } = notice;
  expect(unsubscribe).toContain('https://table.example/api/mail/stop/');
  const oneClick = await fetch(unsubscribe.replace('https://table.example', `http://127.0.0.1:${port}`), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(oneClick.status).toBe(200);
  expect((await owner.card()).body.channels).toEqual([]);
  expect((await answer('stop', tokenIn(notice))).status).toBe(404);
  await setting.pass(50 * 60 * minute);
  expect(letters).toHaveLength(2);
});

test('an email that may have arrived is sent again as the same email, a reminder as another', async () => {
  const letters: Mail[] = [];
  const breaksOff = new Set([1]);
  const mailer = {
    send(mail: Mail): Promise<void> {
      letters.push(mail);
      return breaksOff.has(letters.length - 1) ? Promise.reject(new Error('broken off')) : Promise.resolve();
    },
  };
  const setting = await NoticeSetting.set(() => Promise.resolve(memoryStore()), { mailer, site });
  const owner = setting.absent('decider');
  await owner.wish(24);
  await owner.add({ kind: 'mail', address: 'anna@example.org' });
  const token = /[0-9a-f]{32}\.[\w-]{43}/.exec(letters[0].text)?.[0];
  await call(setting.server.port, 'POST', '/api/mail/confirm', { token });
  await setting.leave();
  await setting.pass(28 * 60 * minute);
  const [, ...ids] = letters.map(({ id }) => id);
  expect(ids).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), ids[0], expect.any(String)]);
  expect(ids[2]).not.toBe(ids[0]);
});

test('nobody is bothered with questions whether letters are wanted', async () => {
  const letters: Mail[] = [];
  const mailer = { send: (mail: Mail) => Promise.resolve(void letters.push(mail)) };
  const setting = await NoticeSetting.set(() => Promise.resolve(memoryStore()), { mailer, site });
  const owner = setting.absent('decider');
  await owner.wish();
  for (let i = 0; i < 6; i++) {
    const { body } = await owner.add({ kind: 'mail', address: 'victim@example.org' });
    await owner.remove(body.channels?.[0]?.id ?? '');
  }
  expect(letters).toHaveLength(3);
});
