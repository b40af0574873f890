import type { KeyedDice } from './dice.js';
import { mix } from './random.js';

/**
 * Dice that compare plans: the same seed, impulse, purpose, subject and number of the roll give the same luck, so that
 * two plans differ by what they do and not by when they do it. `impulse` tells which one the battle is in now. Reseed
 * before an impulse is played again.
 */
export function searchDice(seed: number, impulse: () => number): KeyedDice {
  /** How often each purpose and subject have been rolled for in this impulse. */
  const rolls = new Map<number, number>();
  let luck = seed;
  let now = -1;
  let key = 0;

  return {
    reseed(newSeed) {
      luck = newSeed;
      now = -1;
    },
    begin() {
      const next = impulse();
      if (next === now) return;
      now = next;
      key = mix(luck, next, 0, 0);
      rolls.clear();
    },
    roll(purpose, subject) {
      const roll = purpose * subjectRoom + subject;
      const number = rolls.get(roll) ?? 0;
      rolls.set(roll, number + 1);
      return (Math.imul(mix(key, purpose, subject, number) >>> 4, 6) >>> 28) + 1;
    },
  };
}

const subjectRoom = 0x1_0000;
