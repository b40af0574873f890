import fs from 'node:fs';
import { expect, test } from 'vitest';
import { answerLine } from './conversation.js';
import { requestNames } from './requests.js';
import { difference, elided, examplesIn, parseElided } from './testing/examples.js';
import { makeSession } from './testing/session.js';

const document = fs.readFileSync(new URL('../docs/protocol.md', import.meta.url), 'utf8');
const examples = examplesIn(document);

/** Puts the text of that name from an earlier answer where the request leaves it out. */
function filled(request: string, seen: ReadonlyMap<string, unknown>): string {
  if (!request.includes(elided)) return request;
  const fields = Object.entries(JSON.parse(request) as Record<string, unknown>);
  return JSON.stringify(
    Object.fromEntries(fields.map(([key, value]) => [key, value === elided ? seen.get(key) : value])),
  );
}

test('the examples of docs/protocol.md are what the engine answers', () => {
  const session = makeSession({ chance: () => '0'.repeat(64) });
  const seen = new Map<string, unknown>();
  for (const { line, request, answer } of examples) {
    const given = answerLine(session, { text: filled(request, seen) });
    const value = JSON.parse(given) as Record<string, unknown>;
    const wrong = difference(parseElided(answer), value);
    expect(wrong, `docs/protocol.md line ${line}: ${request}\nanswered ${given.slice(0, 2000)}\ndiffers at`).toBeNull();
    for (const [key, text] of Object.entries(value)) seen.set(key, text);
  }
});

test('every request has an example and a heading', () => {
  const shown = new Set(examples.map(({ request }) => /"do":"(\w+)"/.exec(request)?.[1]));
  for (const name of requestNames) {
    expect(shown, name).toContain(name);
    expect(document).toContain(`\n### ${name}\n`);
  }
});

/** The rows of a table of actions, by type. */
function actionRows(heading: string): Map<string, string> {
  const [, section = ''] = document.split(`# ${heading}\n`);
  const rows = section.split(/\n#/)[0].matchAll(/^\| `(?<type>[a-z-]+)` \|.*$/gm);
  return new Map(Array.from(rows, (row) => [row.groups!['type'], row[0]]));
}

test('every type of action stands in the table of actions, and no other', async () => {
  const totensonntag = await import('@impulse/totensonntag/actions/actions.js');
  const whiteDeath = await import('@impulse/white-death/actions/actions.js');
  expect([...actionRows('Actions of Totensonntag').keys()].toSorted()).toEqual(totensonntag.actionTypes.toSorted());
  expect([...actionRows('Actions of White Death').keys()].toSorted()).toEqual(whiteDeath.actionTypes.toSorted());
});

test('the actions of White Death name all their fields, and their examples can be read', async () => {
  const { whiteDeath } = await import('@impulse/white-death');
  const { actionFields } = await import('@impulse/white-death/actions/actions.js');
  const started = whiteDeath.start({ scenario: 'campaign' });
  if (!started.ok) throw new Error(started.error.message);
  const rows = actionRows('Actions of White Death');
  for (const [type, fields] of Object.entries(actionFields)) {
    const [, , named = '', , example = ''] = rows.get(type)!.split('|');
    for (const field of Object.keys(fields)) expect(named, type).toContain(`\`${field}\``);
    const action: unknown = JSON.parse(/`(.*)`/.exec(example)![1]);
    expect(whiteDeath.parseAction(started.value, action)).toMatchObject({ ok: true, value: { type } });
  }
});

test('elided patterns match prefixes and subsets only where they say so', () => {
  const matches = (pattern: string, answer: unknown) => difference(parseElided(pattern), answer) === null;
  expect(matches('{"a":1,...}', { a: 1, b: 2 })).toBe(true);
  expect(matches('{"a":1}', { a: 1, b: 2 })).toBe(false);
  expect(matches('{"a":2,...}', { a: 1, b: 2 })).toBe(false);
  expect(matches('[1,...]', [1, 2])).toBe(true);
  expect(matches('[1]', [1, 2])).toBe(false);
  expect(matches('{"a":"..."}', { a: [1] })).toBe(true);
  expect(matches('{"a":"..."}', {})).toBe(false);
  expect(matches('{"a":{...},"b":"x..."}', { a: {}, b: 'x...' })).toBe(true);
});
