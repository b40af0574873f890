import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { makeSession } from '@impulse/protocol/testing/session.js';
import { afterAll, describe, expect, test } from 'vitest';
import { runLine } from './testing/run.js';

/** Files made to do harm. */

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'impulse-hostile-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const session = makeSession();
session.handle({ do: 'new', game: 'totensonntag', seed: 'hostile' });
session.handle({ do: 'act', side: 'cw', action: { type: 'choose-an', value: 5 } });
const { record } = session.handle({ do: 'record' }) as unknown as { record: object };

const write = (value: unknown): string => {
  const file = path.join(folder, 'hostile.json');
  fs.writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
  return file;
};

describe('nothing in a file speaks to the terminal', () => {
  // Neither is a control character that JSON would escape.
  const evil = '\u009B2J\u202Eevil';
  // oxlint-disable-next-line no-control-regex -- these are what must not reach a terminal
  const controls = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u202E]/;

  test.each([
    ['verify', { ...record, journal: [['cw', { type: 'choose-an', [evil]: 5 }, [1]]] }],
    ['verify', { ...record, journal: [['cw', { type: evil }]] }],
    ['verify', { ...record, match: evil }],
    ['verify', { ...record, scenario: evil }],
    ['verify', { ...record, [evil]: 1 }],
    ['verify', `${evil}\u001B[2J`],
    ['replay', { ...record, options: { reconSupport: evil } }],
    ['replay', { ...record, journal: [['cw', { type: 'move', unit: evil, path: [evil] }]] }],
    ['check-data', { format: evil }],
    ['check-data', { format: { toString: 1 } }],
  ])('%s, file %#', async (command, value) => {
    const { code, out, err } = await runLine([command, write(value)], '');
    expect(code).toBe(1);
    expect(out + err).not.toBe('');
    expect(out + err).not.toMatch(controls);
    expect(out + err).not.toContain('made a mistake');
  });

  test('engine', async () => {
    const { out } = await runLine(['engine'], `{"do":"new","game":"totensonntag","id":"${evil}"}\n{"do":"${evil}"}\n`);
    expect(out).not.toMatch(controls);
    expect(
      out
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as { id?: string }).id),
    ).toEqual([evil, undefined]);
  });
});
