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
  const settings = settingsOf(battle, [scenario], true);
  expect(settingsOf(battle, [scenario], false)).toEqual([{ scenario, options: {} }]);
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
  expect(one.out).toMatch(/\| greedy \| 4 \| \d+ % \| \d+ to \d+ % \|/);
  expect(fs.readFileSync(file, 'utf8')).toContain('<svg');
});

test('what is not there is refused', async () => {
  expect(await runCompiled('balance', '--levels', 'rommel')).toMatchObject({ code: 2 });
  expect(await runCompiled('balance', '--scenario', 'gazala')).toMatchObject({ code: 2 });
});

test('the page has a dot with its interval for each level', () => {
  const wins = { count: 6, share: 0.6, low: 0.3, high: 0.8 };
  const measured = ['script', 'expert'].map((level) => ({ name: 'A <b>', level, version: 1, battles: 10, wins }));
  const page = balancePage(measured, { title: 'T', side: 'DAK', seed: 's', rules: '2' });
  // One more of each level in the legend.
  expect(page.match(/<circle/g)).toHaveLength(4);
  expect(page).toContain('30 to 80 %');
  expect(page).not.toContain('<b>');
});
