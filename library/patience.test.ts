import { expect, test } from 'vitest';
import { computerCommand, patienceOf } from './patience.js';

test('a planner may think for a while, and a script as long as it likes', () => {
  let now = 5000;
  const clock = () => now;
  const mayGoOn = patienceOf('totensonntag', 'expert', clock);
  const forEver = patienceOf('totensonntag', 'script', clock);
  now += 3999;
  expect([mayGoOn(), forEver()]).toEqual([true, true]);
  now += 1;
  expect([mayGoOn(), forEver()]).toEqual([false, true]);
});

test('a command tells that its computer was cut short, within what a journal holds of a command', () => {
  expect(computerCommand(17, undefined)).toBe('computer 17');
  expect(computerCommand(17, { done: 312, budget: 1200 })).toBe('computer 17, cut short at 312 of 1200 simulations');
  expect(computerCommand(99_999, { done: 99_999, budget: 100_000 }).length).toBeLessThanOrEqual(100);
});
