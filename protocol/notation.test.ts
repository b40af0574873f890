import { createHash, createHmac } from 'node:crypto';
import fs from 'node:fs';
import { canonicalJson, Chain, type ChainBeginning, type JournalEntry, parseRecord } from '@impulse/engine';
import { totensonntag } from '@impulse/totensonntag';
import { whiteDeath } from '@impulse/white-death';
import { expect, test } from 'vitest';
import { makeSession } from './testing/session.js';

const document = fs.readFileSync(new URL('../docs/notation.md', import.meta.url), 'utf8');
const texts = Array.from(
  document.matchAll(/```json\n(.*?)```/gs),
  ([, json]) => JSON.parse(json) as Record<string, unknown>,
);
const textOf = (format: string): Record<string, unknown> => texts.find((text) => text['format'] === format)!;
const record = textOf('impulse-record-2');
const { match, secret, commitment } = record as { match: string; secret: string; commitment: string };
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

test('the examples of docs/notation.md have exactly the fields of real ones, and the hash of the built-in data', () => {
  const session = makeSession();
  session.handle({ do: 'new', game: 'totensonntag', seed: 'Sidi Rezegh' });
  const told = (name: string) =>
    (session.handle({ do: name }) as unknown as Record<string, Record<string, unknown>>)[name];
  const expectLikeTold = (position: Record<string, unknown>) => {
    expect(Object.keys(position)).toEqual(Object.keys(told('position')));
    expect(position['dataHash']).toBe(`${(told('position')['dataHash'] as string).slice(0, 8)}...`);
  };
  expectLikeTold(textOf('impulse-totensonntag-position-2'));
  expect(Object.keys(record)).toEqual(Object.keys(told('record')));
  expect(parseRecord(record)).toMatchObject({ ok: true });
  expect(told('record')).toMatchObject({ match, secret, commitment });
  session.handle({ do: 'new', game: 'white-death', scenario: 'scenario-1', seed: 'Velikiye Luki' });
  expectLikeTold(textOf('impulse-white-death-position-1'));
});

test.each([
  ['Totensonntag', 'impulse-totensonntag-position-2'],
  ['White Death', 'impulse-white-death-position-1'],
])('docs/notation.md explains every field of a position of %s', (name, format) => {
  const explained = [...explainedIn('What positions have in common'), ...explainedIn(`Positions of ${name}`)];
  expect(new Set(explained)).toEqual(new Set(Object.keys(textOf(format))));
});

/** The fields in the table of a section. */
function explainedIn(section: string): string[] {
  const [text] = document.split(`## ${section}\n`)[1].split('\n## ');
  return Array.from(text.matchAll(/^\| (`.*?) \|/gm), ([, names]) => names).flatMap((names) =>
    Array.from(names.matchAll(/`(\w+)`/g), ([, name]) => name),
  );
}

test('dice can be checked by hand as docs/notation.md says', () => {
  expect(sha256('Sidi Rezegh')).toBe(secret);
  expect(sha256(`impulse-match-1/${secret}`).slice(0, 16)).toBe(match);
  expect(sha256(`impulse-dice-1/${match}/${secret}`)).toBe(commitment);
  const row = createHmac('sha256', Buffer.from(secret, 'hex')).update(`${match}/0/activation/0/0`).digest();
  expect(document).toContain(row.toString('hex'));
  expect((row[0] % 6) + 1).toBe((record['journal'] as [string, object, number[]][])[0][2][0]);
  for (const purpose of [...totensonntag.purposes, ...whiteDeath.purposes])
    expect(document).toContain(`\`${purpose}\``);
});

test('links can be made by hand as docs/notation.md says', () => {
  const { rules, dataHash, options, journal } = record as unknown as ChainBeginning & { journal: JournalEntry[] };
  const [entry] = journal;
  const key = sha256(`impulse-chain-key-1/${match}/${secret}`);
  const chain = new Chain(
    { rules, dataHash, options },
    { game: 'totensonntag', scenario: 'historical', match, commitment },
    secret,
  );
  expect(document).toContain(`\n    ${key}\n`);
  expect(document).toContain(`'${chain.first}/${canonicalJson(entry)}'`);
  expect(document).toContain(`hexkey:${key}\n    ${chain.after(chain.first, entry)}\n`);
});
