import { keyedDice, scriptedDice } from '@impulse/engine';
import { duel, type DuelState } from '@impulse/engine/testing/duel.js';
import { describe, expect, test } from 'vitest';
import { randomPolicy } from '../random-policy.js';
import { luckOf } from './luck.js';

const thinking = {
  game: duel,
  script: randomPolicy(duel),
  evaluation: { winChance: ({ scores }: DuelState) => Math.min(1, scores[0] / 40) },
};

/** West strikes with one die. */
function begin(): DuelState {
  const started = duel.start({ scenario: 'plain' });
  if (!started.ok) throw new Error(started.error.message);
  duel.play(started.value, 'west', { type: 'pick', value: 1 }, keyedDice(1), null);
  duel.play(started.value, 'east', { type: 'pick', value: 1 }, keyedDice(1), null);
  return started.value;
}

const strike = { type: 'strike' } as const;

function luckWith(die: number, samples: number): number {
  const before = begin();
  const after = duel.blank(before);
  after.cells.set(before.cells);
  const dice = scriptedDice([die]);
  dice.begin(0);
  duel.play(after, 'west', strike, dice, null);
  return luckOf(thinking, before, 'west', strike, after, { samples, turns: 1, seed: 5 });
}

describe.each([0, 7])('the luck of a throw, with %i play-outs', (samples) => {
  const lucks = [1, 2, 3, 4, 5, 6].map((die) => luckWith(die, samples));

  test('is nothing on average over its dice', () => {
    expect(lucks.reduce((sum, one) => sum + one, 0)).toBeCloseTo(0, 12);
  });

  test('is the better the higher the die', () => {
    expect(lucks).toEqual(lucks.toSorted((a, b) => a - b));
    expect(lucks[5]).toBeCloseTo(2.5 / 40, 12);
  });
});
