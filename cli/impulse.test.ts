import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { loadBattle } from '@impulse/library';
import { afterAll, describe, expect, test } from 'vitest';
import { runLine } from './testing/run.js';

const { dataFile } = await loadBattle('totensonntag');
const builtInData = dataFile.builtIn as { readonly units: readonly { readonly id: string }[] };

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'impulse-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));
const fileOf = (name: string, value: unknown): string => {
  const file = path.join(folder, name);
  fs.writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
  return file;
};

const commands = ['play', 'engine', 'simulate', 'calibrate', 'replay', 'verify', 'data', 'check-data'];

describe('the command', () => {
  test('has a version', async () => {
    const { version } = JSON.parse(fs.readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
      version: string;
    };
    expect(await runLine(['--version'], '')).toEqual({ code: 0, out: `impulse ${version}\n`, err: '' });
  });

  test('explains itself', async () => {
    const { code, out } = await runLine(['--help'], '');
    expect(code).toBe(0);
    for (const name of commands) expect(out).toContain(`  ${name} `);
    expect(await runLine([], '')).toEqual({ code: 2, out: '', err: out });
  });

  test.each(commands)('explains %s', async (name) => {
    const { code, out, err } = await runLine([name, '--help'], '');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(`Usage: impulse ${name}`);
    expect(out).toContain('--help');
    expect(await runLine(['help', name], '')).toMatchObject({ code: 0, out });
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  test.each([
    [['simulte'], 'There is no command "simulte". Did you mean simulate?'],
    [['--halp'], 'There is no option "--halp". Did you mean --help?'],
    [['help', 'plya'], 'Did you mean play?'],
    [['engine', 'x'], '"x" is one word too many'],
    [['verify'], 'FILE is missing'],
    [['replay', 'x', '--seet', 'cw'], 'Did you mean --seat?'],
    [['simulate', '--dak', 'genius'], 'random, recruit, greedy, script, veteran, expert, staff-college'],
    [['simulate', '--options', 'aircraft=maybe'], 'options.aircraft'],
    [['simulate', '--scenario', 'other'], 'historical, free'],
    [['simulate', '--game', 'white-death', '--scenario', 'historical'], 'scenario-3'],
    [['simulate', '--game', 'white-death', '--dak', 'random'], 'it has soviet and german'],
    [['simulate', '--soviet', 'random'], 'Totensonntag has no side soviet'],
    [['simulate', '--game', 'chess'], 'totensonntag, white-death'],
    [['play', '--options', 'aircraft=maybe'], 'options.aircraft'],
    [['play', '--scenario', 'other'], 'historical, free'],
    [['play', '--soviet', 'genius'], 'human, random'],
    [['play', '--game', 'totensonntag', '--german', 'human'], 'it has dak and cw'],
  ])('%j is asked for wrongly', async (words, message) => {
    const { code, out, err } = await runLine(words, '');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^impulse: .*\n$/);
    expect(err).toContain(message);
  });

  test.each([
    [['verify', path.join(folder, 'none.json')], 'there is no such file'],
    [['replay', folder], 'this is a folder'],
    [['play', '--load', path.join(folder, 'none.json')], 'there is no such file'],
    [['play', '--data', path.join(folder, 'none.json')], 'there is no such file'],
    [['play', '--resume', '--saves', path.join(folder, 'empty')], 'there is no saved battle'],
    [['simulate', '--data', path.join(folder, 'none.json')], 'there is no such file'],
  ])('%j fails and says why', async (words, message) => {
    const { code, err } = await runLine(words, '');
    expect(code).toBe(1);
    expect(err).toContain(message);
    expect(err.split('\n')).toHaveLength(2);
  });
});

describe('data files', () => {
  test('the printed one is accepted', async () => {
    const { out } = await runLine(['data'], '');
    expect(JSON.parse(out)).toEqual(JSON.parse(JSON.stringify(builtInData)));
    const { code, out: said } = await runLine(['check-data', fileOf('same.json', out)], '');
    expect(code).toBe(0);
    expect(said).toMatch(/^ok: ".*"\nhash [0-9a-f]{64}\nThe values are those of the built-in data.\n$/);
  });

  test('so is that of White Death, which says itself what it is', async () => {
    const { out } = await runLine(['data', '--game', 'white-death'], '');
    const file = fileOf('white-death.json', out);
    expect((await runLine(['check-data', file], '')).out).toContain('those of the built-in data');
    const { code, err } = await runLine(['check-data', file, '--game', 'totensonntag'], '');
    expect(code).toBe(1);
    expect(err).toContain('format');
  });

  test('other values have another hash', async () => {
    const units = builtInData.units.map((unit) => (unit.id === '7ad-7h' ? { ...unit, strength: 9 } : unit));
    const { code, out } = await runLine(['check-data', fileOf('own.json', { ...builtInData, units })], '');
    expect(code).toBe(0);
    expect(out).not.toContain('built-in');
  });

  test.each([
    ['not json', 'This is not JSON'],
    [[], 'An object is wanted'],
    [{ ...builtInData, weather: 'hot' }, 'weather: There is no such field.'],
    [{ ...builtInData, units: [{ ...builtInData.units[0], strength: -1 }] }, 'units'],
  ])('a wrong file is refused with its field', async (value, message) => {
    const { code, out, err } = await runLine(['check-data', fileOf('wrong.json', value)], '');
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain(message);
  });
});
