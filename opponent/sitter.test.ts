import { keyedDice, makeRandom } from '@impulse/engine';
import { duel } from '@impulse/engine/testing/duel.js';
import { describe, expect, test } from 'vitest';
import { type Policy, randomPolicy, sitterOf } from './index.js';

function begin() {
  const started = duel.start({ scenario: 'plain', options: { length: 'long' } });
  if (!started.ok) throw new Error(started.error.message);
  return started.value;
}

/** Notes how it is asked while a whole battle is played by one sitter for both sides. */
function askedIn(trait: Pick<Policy<ReturnType<typeof begin>>, 'keepsPlan'>): string[] {
  const asked: string[] = [];
  const sitter = sitterOf(duel, () => {
    const randomly = randomPolicy(duel).make();
    return {
      ...randomly,
      ...trait,
      choose(state, random, into) {
        asked.push(`${state.deciding} ${duel.clock(state, 'impulse')} afresh`);
        return randomly.choose(state, random, into);
      },
      chooseNext(state, random, into) {
        asked.push(`${state.deciding} ${duel.clock(state, 'impulse')} on`);
        return randomly.choose(state, random, into);
      },
    };
  });
  const state = begin();
  const dice = keyedDice(1);
  for (let event = 0; duel.codes.deciding(state) >= 0; event++) {
    const seat = duel.sides[duel.codes.deciding(state)];
    const { action } = sitter.think(state, seat, makeRandom(`${event}`));
    dice.begin(event);
    duel.play(state, seat, action, dice, null);
  }
  return asked;
}

describe('an opponent that sits at a battle', () => {
  test('goes on with its plan as long as the impulse lasts, and makes one for each', () => {
    const asked = askedIn({ keepsPlan: true });
    const seen = new Set<string>();
    for (const one of asked) {
      const [side, impulse, how] = one.split(' ');
      expect(how, one).toBe(seen.has(`${side} ${impulse}`) ? 'on' : 'afresh');
      seen.add(`${side} ${impulse}`);
    }
    expect(asked.some((one) => one.endsWith('on'))).toBe(true);
  });

  test('is asked afresh every time when it keeps no plan', () => {
    expect(askedIn({}).filter((one) => one.endsWith('on'))).toEqual([]);
  });
});
