import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { loadBattle } from '@impulse/library';
import { afterAll, expect, test } from 'vitest';
import { runCompiled } from '../testing/run-compiled.js';
import { balancePage } from './page.js';
import { nameOf, settingsOf } from './settings.js';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'impulse-balance-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

test('every option is changed by itself, and every setting can be played', async () => {
  const battle = await loadBattle('totensonntag');
  const [{ id: scenario }] = battle.game.scenarios;
  const settings = settingsOf(
    battle,
    [scenario],
    battle.game.options.map(({ id }) => id),
  );
  expect(settingsOf(battle, [scenario], [])).toEqual([{ scenario, options: {} }]);
  expect(settings.length).toBeGreaterThan(battle.game.options.length);
  expect(new Set(settings.map((one) => nameOf(battle, one, 'en'))).size).toBe(settings.length);
  for (const setting of settings) expect(battle.game.start(setting).ok).toBe(true);
});

test('wins are counted, the same on any number of threads', async () => {
  const words = ['balance', '--levels', 'greedy', '--games', '4', '--scenario', 'historical'];
  const file = path.join(folder, 'page.html');
  const [one, two] = await Promise.all([
    runCompiled(...words, '--workers', '1', '--page', file),
    runCompiled(...words, '--workers', '2'),
  ]);
  expect(one).toMatchObject({ code: 0, err: '' });
  expect(two.out).toBe(one.out);
  expect(one.out).toMatch(/\| greedy \| 4 \| \d+ % \| \d+ to \d+ % \| \d+ % \|/);
  expect(fs.readFileSync(file, 'utf8')).toContain('<svg');
});

test('a run goes on where another stopped, and tells of every level that was played', async () => {
  const results = path.join(folder, 'results.json');
  const words = (level: string, games: number) =>
    ['balance', '--scenario', 'historical', '--levels', level, '--games', `${games}`, '--workers', '1'] as const;
  const kept = () => JSON.parse(fs.readFileSync(results, 'utf8')) as { settings: { winners: string }[] };
  await runCompiled(...words('script', 2), '--results', results);
  // Turned round, so that it can be seen that these battles are not played a second time.
  const { settings, ...heading } = kept();
  const turned = settings[0].winners.replaceAll(/[12]/g, (side) => `${3 - Number(side)}`);
  fs.writeFileSync(results, JSON.stringify({ ...heading, settings: [{ ...settings[0], winners: turned }] }));
  await runCompiled(...words('script', 4), '--results', results);
  const { out } = await runCompiled(...words('random', 2), '--results', results);
  expect(kept().settings.map(({ winners }) => winners.length)).toEqual([4, 2]);
  expect(kept().settings[0].winners.slice(0, 2)).toBe(turned);
  expect(out).toMatch(/\| random \| 2 \|[^\n]*\n[^\n]*\| script \| 4 \|/);
  const fresh = await runCompiled(...words('script', 4), '--results', path.join(folder, 'fresh.json'));
  const { settings: again } = JSON.parse(fs.readFileSync(path.join(folder, 'fresh.json'), 'utf8')) as ReturnType<
    typeof kept
  >;
  expect(fresh.code).toBe(0);
  expect(again[0].winners.slice(2)).toBe(kept().settings[0].winners.slice(2));
});

test('a file of another seed or of another version of an opponent is left as it is', async () => {
  const results = path.join(folder, 'other.json');
  const words = ['balance', '--scenario', 'historical', '--levels', 'random', '--games', '2', '--results', results];
  await runCompiled(...words);
  const before = fs.readFileSync(results, 'utf8');
  expect(await runCompiled(...words, '--seed', 'x')).toMatchObject({
    code: 1,
    err: expect.stringContaining('seed balance, not x'),
  });
  expect(fs.readFileSync(results, 'utf8')).toBe(before);
  fs.writeFileSync(results, before.replace(/"version": \d+,\n\s*"winners"/, '"version": 99, "winners"'));
  expect(await runCompiled(...words)).toMatchObject({ code: 1, err: expect.stringContaining('random 99') });
});

test('what is not there is refused', async () => {
  expect(await runCompiled('balance', '--levels', 'rommel')).toMatchObject({ code: 2 });
  expect(await runCompiled('balance', '--options', 'sandstorm')).toMatchObject({ code: 2 });
  expect(await runCompiled('balance', '--scenario', 'gazala')).toMatchObject({ code: 2 });
});

test('the page has a dot with its interval for each level', () => {
  const wins = { count: 6, share: 0.6, low: 0.3, high: 0.8 };
  const measured = ['script', 'expert'].map((level) => ({ name: 'A <b>', level, version: 1, battles: 10, wins }));
  const page = balancePage(measured, {
    title: 'T',
    sides: ['DAK', 'Commonwealth'],
    game: 'totensonntag',
    seed: 's',
    rules: '2',
    data: 'd',
  });
  // One more of each level in the legend.
  expect(page.match(/<circle/g)).toHaveLength(4);
  expect(page).toContain('30 to 80 %');
  expect(page).toContain('<td>40 %</td>');
  expect(page).not.toContain('<b>');
});
