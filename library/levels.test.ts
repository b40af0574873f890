import { languages } from '@impulse/engine';
import { expect, test } from 'vitest';
import { battleIds, loadBattle, loadBattles } from './battles.js';
import { battleLevels, levelIds, levelText } from './levels.js';

test('every opponent that is offered has a name and a character in every language', async () => {
  const battles = await loadBattles();
  const offered = new Set(battles.flatMap(({ opponents }) => opponents.levels));
  expect([...offered].toSorted()).toEqual([...levelIds].toSorted());
  for (const language of languages) {
    expect(new Set(levelIds.map((id) => levelText(id, language).name)).size).toBe(levelIds.length);
    for (const level of levelIds) expect(levelText(level, language).character.length).toBeGreaterThan(8);
  }
});

test('whoever is met first, and whoever plays many battles, is one of those offered', async () => {
  for (const { opponents } of await loadBattles()) {
    expect(opponents.levels).toContain(opponents.usual);
    expect(opponents.levels).toContain(opponents.quick);
    expect(opponents.rivals).toEqual(expect.arrayContaining([...opponents.levels]));
  }
});

test.each(battleIds)('the opponents of %s are known before it is loaded', async (id) => {
  expect((await loadBattle(id)).opponents.levels).toEqual(battleLevels[id]);
});
