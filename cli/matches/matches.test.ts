import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runLine } from '../testing/run.js';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'impulse-matches-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));
const on = (...words: readonly string[]) => runLine(['matches', ...words, '--data', folder], '');

test('a store that is empty has nothing to show', async () => {
  expect(await runLine(['migrate', '--data', folder], '')).toMatchObject({ code: 0 });
  expect(fs.existsSync(path.join(folder, 'matches.db'))).toBe(true);
  expect(await on('list')).toEqual({ code: 0, out: '', err: '' });
  for (const what of ['show', 'verify', 'repair']) {
    const { code, err } = await on(what, 'f'.repeat(32));
    expect(code).toBe(1);
    expect(err).toContain('There is no match');
  }
  expect(await on('import', path.join(folder, 'nowhere.json'))).toMatchObject({ code: 1 });
});

test('what is not a command is told what is', async () => {
  expect(await on('mend', 'x')).toMatchObject({ code: 2 });
  expect((await runLine(['matches'], '')).err).toContain('A command is missing.');
  expect((await runLine(['matches', '--help'], '')).out).toContain('matches repair');
  expect((await runLine(['matches', 'repair', '--help'], '')).out).toContain('Usage: impulse matches repair MATCH');
});
