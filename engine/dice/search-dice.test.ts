import { describe, expect, test } from 'vitest';
import { searchDice } from './search-dice.js';

/** One die for each roll, in the impulse and for the purpose and subject given. */
function rolled(
  seed: number,
  rolls: readonly (readonly [impulse: number, purpose: number, subject: number])[],
): number[] {
  let now = 0;
  const dice = searchDice(seed, () => now);
  return rolls.map(([impulse, purpose, subject], event) => {
    now = impulse;
    dice.begin(event);
    return dice.roll(purpose, subject);
  });
}

const many = (impulse: number, purpose: number, subject: number) =>
  rolled(
    1,
    Array.from({ length: 60 }, () => [impulse, purpose, subject] as const),
  );

describe('dice for search', () => {
  test('do not change when others roll in between, in other actions of the same impulse', () => {
    const alone = rolled(7, [
      [1, 0, 5],
      [1, 0, 5],
    ]);
    const amongOthers = rolled(7, [
      [1, 0, 3],
      [1, 0, 5],
      [1, 1, 5],
      [1, 0, 4],
      [1, 0, 5],
    ]);
    expect([amongOthers[1], amongOthers[4]]).toEqual(alone);
  });

  test('differ by impulse, purpose, subject and number', () => {
    const usual = many(1, 0, 5);
    expect(new Set(usual).size).toBe(6);
    for (const other of [many(2, 0, 5), many(1, 1, 5), many(1, 0, 6)]) expect(other).not.toEqual(usual);
  });

  test('are 1 to 6, equally often', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    const rolls = Array.from({ length: 60_000 }, (_, index) => [index >> 6, index & 3, (index >> 2) & 15] as const);
    for (const die of rolled(3, rolls)) counts[die - 1]++;
    // Chi square of six equally likely values: above 20.5 once in a thousand sets of dice.
    expect(counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0)).toBeLessThan(20.5);
  });

  test('begin again when they are seeded again', () => {
    const dice = searchDice(1, () => 4);
    const impulse = (): number[] => {
      dice.begin(0);
      return Array.from({ length: 40 }, () => dice.roll(0, 9));
    };
    const first = impulse();
    expect(impulse()).not.toEqual(first);
    dice.reseed(1);
    expect(impulse()).toEqual(first);
    dice.reseed(2);
    expect(impulse()).not.toEqual(first);
  });
});
