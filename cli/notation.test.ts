import { createHash, createHmac } from 'node:crypto';
import fs from 'node:fs';
import { parseRecord } from '@impulse/engine';
import { totensonntag } from '@impulse/totensonntag';
import { expect, test } from 'vitest';
import { Session } from './protocol/session.js';

const document = fs.readFileSync(new URL('../docs/notation.md', import.meta.url), 'utf8');
const [position, record] = Array.from(
  document.matchAll(/```json\n(.*?)```/gs),
  ([, json]) => JSON.parse(json) as Record<string, unknown>,
);
const { match, secret, commitment } = record as { match: string; secret: string; commitment: string };
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

test('the examples of docs/notation.md have exactly the fields of real ones', () => {
  const session = new Session(() => '');
  session.handle({ do: 'new', game: 'totensonntag', seed: 'Sidi Rezegh' });
  const told = (name: string) =>
    (session.handle({ do: name }) as unknown as Record<string, Record<string, unknown>>)[name];
  expect(Object.keys(position)).toEqual(Object.keys(told('position')));
  expect(Object.keys(record)).toEqual(Object.keys(told('record')));
  expect(parseRecord(record)).toMatchObject({ ok: true });
  expect(told('record')).toMatchObject({ match, secret, commitment });
});

test('dice can be checked by hand as docs/notation.md says', () => {
  expect(sha256('Sidi Rezegh')).toBe(secret);
  expect(sha256(`impulse-match-1/${secret}`).slice(0, 16)).toBe(match);
  expect(sha256(`impulse-dice-1/${match}/${secret}`)).toBe(commitment);
  const row = createHmac('sha256', Buffer.from(secret, 'hex')).update(`${match}/0/activation/0/0`).digest();
  expect(document).toContain(row.toString('hex'));
  expect((row[0] % 6) + 1).toBe((record['events'] as [string, object, number[]][])[0][2][0]);
  for (const purpose of totensonntag.purposes) expect(document).toContain(`\`${purpose}\``);
});
