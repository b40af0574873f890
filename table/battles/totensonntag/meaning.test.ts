import { beforeAll, expect, test } from 'vitest';
import type { Battle } from './battle.js';
import { meaning } from './meaning.js';
import { sitInImpulse } from '../../chair/testing/sitting.js';
import { textsReady } from '../../i18n/index.js';

beforeAll(() => textsReady());

const exit = (unit: string) => ({ type: 'exit', unit, path: [] }) as const;

test('6.2, 9.2 leaving for Tobruk says what it is worth: guns count for nothing', async () => {
  const { chair } = await sitInImpulse(3, { '7ad-11h': 'Q2', '7ad-60fd': 'Q2' });
  const battle = chair.now() as unknown as Battle;
  expect(meaning(battle, [exit('7ad-11h')])).toMatchObject({
    rule: '6.2',
    text: expect.stringMatching(/^Worth 2 of the 9/),
  });
  expect(meaning(battle, [exit('7ad-60fd')])).toMatchObject({
    rule: '9.2',
    text: expect.stringMatching(/^Artillery.*none of the 9/),
  });
  expect(meaning(battle, [exit('7ad-11h'), exit('7ad-60fd')])?.text).toMatch(/^Worth 2 of the 9/);
  expect(meaning(battle, [{ type: 'done' }])).toBeNull();
});

test('4.0 an overrun from a full hex says that one unit may be lost there', async () => {
  const { chair } = await sitInImpulse(4, { '7ad-7h': 'H9', '7ad-2rtr': 'H9', '7ad-6rtr': 'H9', '7ad-4sac': 'H8' });
  const battle = chair.now() as unknown as Battle;
  const from = (hex: string) => ({ type: 'move', unit: '7ad-4sac', path: [hex], overrun: 'I10' }) as const;
  expect(meaning(battle, [from('H9')])).toMatchObject({
    rule: '4.0',
    text: expect.stringMatching(/^H9 already holds three units/),
  });
  expect(meaning(battle, [from('I9')])).toBeNull();
});
