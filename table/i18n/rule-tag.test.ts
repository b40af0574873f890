import { beforeAll, expect, test } from 'vitest';
import { ruleNumbers } from '@impulse/white-death/rules/numbers.js';
import { speak, textsReady } from './index.js';
import { ruleTag } from './rule-tag.js';

beforeAll(() => textsReady());

/** Menus of the original are cited by nobody at the table. */
const cited = ruleNumbers.filter((rule) => !rule.startsWith('menu-'));

test('in Chinese no rule is called by an English name', async () => {
  await speak('zh-Hant');
  expect(cited.map(ruleTag).filter((tag) => /[a-z]{2,}/.test(tag))).toEqual([]);
  expect(ruleTag('17F')).toBe('17F');
  await speak('en');
  expect(ruleTag('default-actions')).toBe('default actions');
});
