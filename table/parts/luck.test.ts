import { playedIn } from '@impulse/engine';
import { expect, test } from 'vitest';
import { kit } from '../battles/totensonntag/kit.js';
import { sit } from '../chair/testing/sitting.js';
import { luckOf } from './luck.js';
import { throwsIn } from './throws.js';

test('every die of a battle is told, and luck adds up', async () => {
  const { chair, computers, match } = await sit({ dak: 'greedy', cw: 'greedy' });
  await computers.run();
  const throws = throwsIn(chair.now(), chair.log.value);
  const drawn = playedIn(match.journal).flatMap(([, , dice = []]) => dice);
  expect(throws.flatMap(({ dice }) => dice).length).toBe(drawn.length);
  const luck = luckOf(throws, 'dak', kit.isAttack);
  expect(luck.faces.reduce((sum, many) => sum + many, 0)).toBe(luck.count);
  expect(luck.mean).toBeGreaterThan(2.5);
  expect(luck.attacks).toBeGreaterThan(0);
  expect(luck.hits).toBeLessThanOrEqual(luck.attacks);
});
