import { keyedDice, makeRandom } from '@impulse/engine';
import { expect, test } from 'vitest';
import { computerCommand, patienceOf } from './patience.js';
import { whiteDeathBattle } from './white-death/index.js';

test('a planner may think for a while, and a script as long as it likes', () => {
  let now = 5000;
  const clock = () => now;
  const mayGoOn = patienceOf('totensonntag', 'expert', clock);
  const forEver = patienceOf('totensonntag', 'script', clock);
  const progress = { done: 10, budget: 800 };
  now += 3799;
  expect([mayGoOn(progress), forEver(progress)]).toEqual([true, true]);
  now += 1;
  expect([mayGoOn(progress), forEver(progress)]).toEqual([false, true]);
});

/** How long the decisions of an impulse may take together, in seconds, if each is left when there is no more time for it. */
function longest(battle: string, level: string, budgets: readonly number[]): number {
  let now = 0;
  for (const budget of budgets) {
    const mayGoOn = patienceOf(battle, level, () => now);
    while (mayGoOn({ done: 0, budget })) now += 10;
  }
  return now / 1000;
}

test('an impulse of White Death takes no more than twice what it is meant to, points and plan together', async () => {
  const { opponents, game } = whiteDeathBattle;
  const started = game.start({ scenario: 'scenario-3' });
  if (!started.ok) throw new Error(started.error.message);
  const state = started.value;
  const budgets: number[] = [];
  const sitter = opponents.sit('expert');
  // Left at once, every decision tells its budget; the impulse ends when the clock of impulses has gone round.
  for (let count = 0, begun = false; count < 40; count++) {
    const turn = game.turn(state);
    if (turn.over || (begun && turn.step === 'decision')) break;
    begun ||= turn.step === 'movement';
    const asked: number[] = [];
    const patience = ({ budget }: { readonly budget: number }): boolean => asked.push(budget) === 0;
    const { action } = await sitter.thinkTogether(state, turn.side, makeRandom(`${count}`), { patience });
    budgets.push(...asked);
    game.play(state, turn.side, action, keyedDice(count), null);
  }
  expect(budgets).toEqual([48, 64]);
  expect(longest('white-death', 'expert', budgets)).toBeLessThan(12);
  expect(longest('totensonntag', 'expert', [800])).toBeLessThan(4);
});

test('an impulse of the Staff college takes no more than twice what it is meant to, with as many throws as were seen', () => {
  const again = Array.from({ length: 15 }, () => 400);
  expect(longest('totensonntag', 'staff-college', [1600, ...again])).toBeLessThan(30);
  const eight = Array.from({ length: 8 }, () => 50);
  expect(longest('white-death', 'staff-college', [120, 200, ...eight])).toBeLessThan(30);
});

test('a command tells that its computer was cut short, within what a journal holds of a command', () => {
  expect(computerCommand(17, undefined)).toBe('computer 17');
  expect(computerCommand(17, { done: 312, budget: 1200 })).toBe('computer 17, cut short at 312 of 1200 simulations');
  expect(computerCommand(99_999, { done: 99_999, budget: 100_000 }).length).toBeLessThanOrEqual(100);
});
