import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostOffice, type PostOffice } from '../testing/post-office.js';
import { readMailServer, smtpMailer } from './smtp-mailer.js';

let office: PostOffice;
beforeAll(async () => void (office = await openPostOffice()));
afterAll(() => office.end());

function mailerTo(address: string) {
  const post = readMailServer(address);
  if (!post.ok) throw new Error(post.error.message);
  return smtpMailer(post.value);
}

test('a letter arrives as it was written, in any language', async () => {
  const text = `輪到你了：https://table.example/#/match/${'a'.repeat(100)}?x=1&y=2\nGood luck, Änne!`;
  await mailerTo(office.address).send({ to: 'anna@example.org', subject: '輪到你了', text });
  const letter = office.letters.at(-1);
  expect(letter).toMatchObject({ to: ['anna@example.org'], from: 'impulse@table.example' });
  expect(letter?.text.replaceAll('\r\n', '\n').trim()).toBe(text);
});

test('a letter says where no more of them can be asked for', async () => {
  const unsubscribe = 'https://table.example/stop/1';
  await mailerTo(office.address).send({ to: 'anna@example.org', subject: 'x', text: 'x', unsubscribe });
  const head = office.letters.at(-1)?.head ?? '';
  expect(head).toContain(`List-Unsubscribe: <${unsubscribe}>`);
  expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});

test('a letter that is sent again is the same letter', async () => {
  const mail = { to: 'anna@example.org', subject: 'x', text: 'x', id: '0123abc' };
  for (let i = 0; i < 2; i++) {
    await mailerTo(office.address).send(mail);
    expect(office.letters.at(-1)?.head).toMatch(/^Message-ID: <0123abc@table\.example>\r?$/m);
  }
});

test('an address or subject adds no receiver and no line to the head', async () => {
  const before = office.letters.length;
  const mailer = mailerTo(office.address);
  const subject = 'Hello\r\nBcc: eve@example.org';
  await mailer.send({ to: 'anna@example.org', subject, text: 'x' });
  await mailer.send({ to: 'anna@example.org,eve@example.org', subject: 'x', text: 'x' }).catch(() => undefined);
  for (const { to, head } of office.letters.slice(before)) {
    expect(to).not.toContain('eve@example.org');
    expect(head).not.toMatch(/^bcc:/im);
  }
});

test('what is not taken over fails', async () => {
  const closed = await openPostOffice();
  closed.refuse();
  const mailer = mailerTo(closed.address);
  const mail = { to: 'anna@example.org', subject: 'x', text: 'x' };
  await expect(mailer.send(mail)).rejects.toThrow('The office is closed');
  await closed.end();
  await expect(mailer.send(mail)).rejects.toThrow();
});

test('the address of the post says everything', () => {
  expect(readMailServer('smtps://anna:p%40ss@mail.example?from=table@example.org')).toEqual({
    ok: true,
    value: {
      host: 'mail.example',
      port: 465,
      secure: true,
      account: { user: 'anna', pass: 'p@ss' },
      from: 'table@example.org',
    },
  });
  expect(readMailServer('smtp://[::1]:25')).toMatchObject({
    value: { host: '::1', port: 25, secure: false, account: null },
  });
  for (const wrong of ['mail.example', 'http://mail.example', 'smtp://']) expect(readMailServer(wrong).ok).toBe(false);
});
