import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { runLine } from './testing/run.js';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'impulse-private-'));
afterAll(() => fs.rmSync(root, { recursive: true }));
let folder = '';
beforeEach(() => void (folder = fs.mkdtempSync(path.join(root, 'one-'))));

const modeOf = (name: string): string => (fs.statSync(path.join(folder, name)).mode & 0o777).toString(8);
const open = (name: string): void => fs.chmodSync(path.join(folder, name), 0o644);

describe('files with secrets', () => {
  test('battles of the terminal are for their owner, and those that were not are closed', async () => {
    const play = (...lines: readonly string[]) =>
      runLine(['play', '--saves', folder, '--dak', 'human', '--cw', 'human'], `${lines.join('\n')}\n`);
    expect((await play(`save ${path.join(folder, 'mine.json')}`, 'quit')).err).toBe('');
    expect([modeOf('totensonntag.json'), modeOf('mine.json')]).toEqual(['600', '600']);
    open('totensonntag.json');
    const { err } = await play('quit');
    expect(err).toMatch(/totensonntag\.json could be read by others on this machine/);
    expect([modeOf('totensonntag.json'), modeOf('totensonntag.previous.json')]).toEqual(['600', '600']);
    open('totensonntag.previous.json');
    expect((await play('quit')).err).toMatch(/totensonntag\.previous\.json could be read/);
    expect(modeOf('totensonntag.previous.json')).toBe('600');
    expect((await play('quit')).err).toBe('');
  });

  test('so are matches between people and their copies', async () => {
    const at = (name: string): string => path.join(folder, name);
    const run = (...words: readonly string[]) => runLine([...words, '--data', folder], '');
    expect(await run('migrate')).toMatchObject({ code: 0, err: '' });
    expect(modeOf('matches.db')).toBe('600');
    open('matches.db');
    expect((await run('matches', 'list')).err).toMatch(/matches\.db could be read by others/);
    expect(modeOf('matches.db')).toBe('600');
    expect(await run('backup', at('copy.db'))).toMatchObject({ code: 0, err: '' });
    expect(modeOf('copy.db')).toBe('600');
    fs.rmSync(at('matches.db'));
    open('copy.db');
    const restored = await run('restore', at('copy.db'));
    expect(restored).toMatchObject({ code: 0 });
    expect(restored.err).toMatch(/copy\.db holds secrets, and others on this machine can read it/);
    expect([modeOf('matches.db'), modeOf('copy.db')]).toEqual(['600', '644']);
    fs.writeFileSync(at('match.json'), '{}', { mode: 0o644 });
    expect((await run('matches', 'import', at('match.json'))).err).toMatch(/match\.json holds secrets/);
  });
});
