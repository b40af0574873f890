import { duel, type DuelState } from '@impulse/engine/testing/duel.js';
import { keyedDice } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import { DiceTree } from './dice-tree.js';
import { expectation } from './expectation.js';

describe('every way of the dice', () => {
  test('comes once, with its probability, however many dice it needs', () => {
    const tree = new DiceTree();
    const ways = new Map<string, number>();
    do {
      tree.begin();
      // A six rolls again, once.
      const first = tree.roll();
      const dice = first === 6 ? [first, tree.roll()] : [first];
      expect(ways.has(dice.join()), dice.join()).toBe(false);
      ways.set(dice.join(), tree.probability);
    } while (tree.next());
    expect(ways.size).toBe(5 + 6);
    expect([...ways.values()].reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 12);
    expect(ways.get('6,3')).toBeCloseTo(1 / 36, 12);
  });

  test('of an action without dice is one', () => {
    const tree = new DiceTree();
    tree.begin();
    expect([tree.probability, tree.next()]).toEqual([1, false]);
  });
});

describe('what is to be expected of an action', () => {
  /** West strikes with two dice: its score goes up by their sum. */
  function begin(): DuelState {
    const started = duel.start({ scenario: 'plain' });
    if (!started.ok) throw new Error(started.error.message);
    duel.play(started.value, 'west', { type: 'pick', value: 2 }, keyedDice(1), null);
    duel.play(started.value, 'east', { type: 'pick', value: 1 }, keyedDice(1), null);
    return started.value;
  }

  test('is the mean over all dice, and the state stays as it is', () => {
    const state = begin();
    const before = state.cells.slice();
    const byScore = { winChance: ({ scores }: DuelState) => scores[0] / 100 };
    expect(expectation(duel, byScore, state, 'west', { type: 'strike' })).toBeCloseTo(0.07, 12);
    expect(expectation(duel, byScore, state, 'west', { type: 'hold' })).toBe(0);
    expect(state.cells).toEqual(before);
  });

  test('knows that few ways may matter much', () => {
    const byTwelve = { winChance: ({ scores }: DuelState) => (scores[0] === 12 ? 1 : 0) };
    expect(expectation(duel, byTwelve, begin(), 'west', { type: 'strike' })).toBeCloseTo(1 / 36, 12);
  });
});
