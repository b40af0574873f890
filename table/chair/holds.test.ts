import { expect, test } from 'vitest';
import { sitInImpulse } from './testing/sitting.js';

test('whoever was told to stay is not asked for at the end, nor taken up as the next one', async () => {
  const { chair, holds, plans, selection, position } = await sitInImpulse(4, {});
  await plans.end();
  expect(plans.ending.value?.idle).toEqual(chair.ready.value);
  chair.clearPlans();
  const [first, second, ...rest] = chair.ready.value;
  holds.toggle(rest);
  expect(selection.waiting.value).toEqual([first, second]);
  selection.select([first]);
  selection.hold();
  expect(selection.units.value).toEqual([second]);
  await plans.end();
  expect(plans.ending.value?.idle).toEqual([second]);
  chair.clearPlans();
  holds.toggle([second]);
  expect(position().side).toBe('cw');
  await plans.end();
  expect(plans.ending.value).toBeNull();
  expect(chair.now().log.some(({ type }) => type === 'impulse-begins')).toBe(true);
  expect(chair.turn.value.over || chair.turn.value.side).not.toBe('cw');
});

test('a unit that moves is held no longer, and those that stay can be let go', async () => {
  const { hand, holds, selection } = await sitInImpulse(3, {});
  holds.toggle(['7ad-7h', '7ad-kdg']);
  selection.select(['7ad-7h']);
  await hand.click('G8', null);
  expect([...holds.units.value]).toEqual(['7ad-kdg']);
  holds.toggle(['7ad-kdg']);
  expect(holds.units.value.size).toBe(0);
});

test('after a move the panel looks at whoever can still act where the unit is now, and else at nothing', async () => {
  const { hand, selection } = await sitInImpulse(3, { '7ad-kdg': 'G8' });
  selection.select(['7ad-7h']);
  await hand.click('G8', null);
  expect(selection.units.value).toEqual([]);
  expect(selection.inspected.value).toBe('G8');
  selection.select(['7ad-kdg']);
  await hand.click('F8', null);
  expect(selection.units.value).toEqual([]);
  expect(selection.inspected.value).toBeNull();
});
