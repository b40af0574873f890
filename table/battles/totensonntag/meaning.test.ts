import { expect, test } from 'vitest';
import type { Battle } from './battle.js';
import { meaning } from './meaning.js';
import { sitInImpulse } from '../../chair/testing/sitting.js';

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
