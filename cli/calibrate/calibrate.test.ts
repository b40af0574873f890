import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { loadBattle } from '@impulse/library';
import { afterAll, describe, expect, test } from 'vitest';
import { makeSimulator } from '../simulate/battle.js';
import { runCompiled } from '../testing/run-compiled.js';
import type { Results } from './results.js';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'impulse-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const calibrate = (battles: number, ...more: string[]) =>
  runCompiled('calibrate', '--scenario', 'scenario-5', '--battles', `${battles}`, '--workers', '2', ...more);

const fileOf = (name: string): string => path.join(folder, `${name}.json`);
const read = (file: string): Results => JSON.parse(fs.readFileSync(file, 'utf8')) as Results;
const write = (file: string, results: Results): void => fs.writeFileSync(file, JSON.stringify(results));

const kept = fileOf('kept');
const first = await calibrate(2, '--results', kept);

describe('the command', () => {
  test('prints every measure with its band, and keeps every battle', () => {
    expect(first).toMatchObject({ code: 0, err: '' });
    const [soviet, german] = read(kept).versions;
    expect(first.out).toContain(`script ${soviet} against script ${german}`);
    for (const part of [
      'V: The Final Relief Attempt (battles: 2)',
      'garrison that gets out',
      '1 to 6',
      'Soviet wins',
    ]) {
      expect(first.out).toContain(part);
    }
    expect(first.out).toMatch(/^\d of 4 measures are inside their band\.$/m);
    expect(read(kept).battles.map(({ number }) => number)).toEqual([0, 1]);
  });

  test('writes what the battles come to as the table reads it', async () => {
    const file = fileOf('summary');
    expect((await calibrate(2, '--results', kept, '--summary', file)).code).toBe(0);
    const { measures, ...heading } = JSON.parse(fs.readFileSync(file, 'utf8')) as {
      measures: readonly { id: string; value: number; battles: number }[];
    };
    expect(heading).toMatchObject({
      format: 'impulse-calibration-summary',
      seed: 'history',
      levels: ['script', 'script'],
    });
    const { battles } = read(kept);
    const shares = measures.filter(({ id }) => id === 'soviet-wins');
    expect(shares).toEqual([
      expect.objectContaining({
        battles: 2,
        value: (100 * battles.filter(({ figures }) => figures['soviet-wins'] === 1).length) / 2,
      }),
    ]);
    expect(measures.map(({ id }) => id).toSorted()).toEqual(Object.keys(battles[0].figures).toSorted());
  });

  test('plays the battles that simulate plays with the same seed', async () => {
    const battle = await loadBattle('white-death');
    const simulator = makeSimulator(battle, {
      game: 'white-death',
      scenario: 'scenario-5',
      options: {},
      seed: 'history',
      levels: ['script', 'script'],
    });
    if (!simulator.ok) throw new Error(simulator.error.message);
    const { winner, points } = simulator.value(1);
    const { figures } = read(kept).battles[1];
    expect(figures).toMatchObject({ net: points, 'soviet-wins': winner === 'soviet' ? 1 : 0 });
  });

  test('goes on with the battles of an earlier run, and comes to what one run comes to', async () => {
    const begun = fileOf('begun');
    // Marked, so that it can be seen that the battle is not played a second time.
    const [zero, one] = read(kept).battles;
    write(begun, { ...read(kept), battles: [{ ...zero, figures: { ...zero.figures, net: 999 } }, one] });
    const resumed = await calibrate(4, '--results', begun);
    expect(resumed.err).toBe('battles kept from an earlier run: 2; still to be played: 2\n');
    const battles = read(begun).battles;
    expect(battles.map(({ number }) => number)).toEqual([0, 1, 2, 3]);
    expect(battles[0].figures['net']).toBe(999);
    const { battles: fresh } = JSON.parse((await calibrate(4, '--json', '-')).out) as Results;
    expect(fresh.slice(1)).toEqual(battles.slice(1));
  });

  test('plays a battle again whose figures lack a measure', async () => {
    const file = fileOf('lacking');
    const [zero, one] = read(kept).battles;
    write(file, { ...read(kept), battles: [{ ...zero, figures: { net: 999 } }, one] });
    expect((await calibrate(2, '--results', file)).err).toBe(
      'battles kept from an earlier run: 1; still to be played: 1\n',
    );
    expect(read(file)).toEqual(read(kept));
  });

  test('counts only the battles asked for', async () => {
    const { out } = await calibrate(1, '--results', kept);
    expect(out).toContain('(battles: 1)');
    expect(read(kept).battles).toHaveLength(2);
  });

  test.each([
    ['another seed', ['--seed', 'x'], 'seed history, not x'],
    ['another level', ['--level', 'greedy'], 'levels script,script, not greedy,greedy'],
  ])('leaves a file of %s as it is', async (_, words, complaint) => {
    const before = fs.readFileSync(kept, 'utf8');
    const { code, err } = await calibrate(1, '--results', kept, ...words);
    expect(code).toBe(1);
    expect(err).toContain(complaint);
    expect(fs.readFileSync(kept, 'utf8')).toBe(before);
  });

  test('leaves a file of another version of the opponents as it is', async () => {
    const file = fileOf('earlier');
    const [soviet, german] = read(kept).versions;
    write(file, { ...read(kept), versions: [soviet, german - 1] });
    const { code, err } = await calibrate(1, '--results', file);
    expect(code).toBe(1);
    expect(err).toContain(`versions ${soviet},${german - 1}, not ${soviet},${german}`);
    expect(read(file).versions).toEqual([soviet, german - 1]);
  });

  test.each([
    [
      ['--level', 'genius'],
      2,
      'random, recruit, greedy, script, veteran, expert, staff-college, script-afresh, schooled',
    ],
    [['--data', fileOf('none')], 1, 'there is no such file'],
    [['--results', folder], 1, 'this is a folder'],
    [['--game', 'totensonntag'], 2, 'has not been written down'],
  ])('refuses %j', async (words, code, complaint) => {
    const answer = await calibrate(1, ...words);
    expect(answer).toMatchObject({ code, out: '' });
    expect(answer.err).toContain(complaint);
  });

  test('names the field of a results file that is wrong', async () => {
    const file = fileOf('wrong');
    const [zero] = read(kept).battles;
    write(file, { ...read(kept), battles: [{ ...zero, number: -1 }] });
    expect((await calibrate(1, '--results', file)).err).toContain('battles[0].number');
  });
});
