import {
  type DoctrineData,
  keyedDice,
  makeRandom,
  type Policy,
  type PolicyMaker,
  type PolicySettings,
} from '@impulse/engine';
import { duel, type DuelState } from '@impulse/engine/testing/duel.js';
import { describe, expect, test } from 'vitest';
import { randomPolicy, think } from '../index.js';
import { doctrineAt, type DrillResult, improved, type Leanings, noLeanings, roundMeans } from './drill.js';
import { schooled } from './schooled.js';

function begin(): DuelState {
  const started = duel.start({ scenario: 'plain' });
  if (!started.ok) throw new Error(started.error.message);
  return started.value;
}

const randomly = randomPolicy(duel);

/** Chooses at random, and tells of every choice by which settings it was made. */
const telling = (told: PolicySettings[]): PolicyMaker<DuelState> => ({
  id: 'telling',
  version: 1,
  weights: { courage: 2, caution: 10, nothing: 0 },
  make(settings = {}): Policy<DuelState> {
    const policy = randomly.make();
    return {
      ...policy,
      choose(state, random, into) {
        told.push(settings);
        return policy.choose(state, random, into);
      },
    };
  },
});

const script = telling([]);

describe('a schooled policy', () => {
  const doctrine: DoctrineData = { provenance: 'by hand', weights: [{ courage: 3 }, { caution: 5 }] };

  test('weighs by the doctrine of whichever side decides, and does as it is told besides', () => {
    const told: PolicySettings[] = [];
    const policy = schooled(duel, telling(told), 'schooled', 7, () => doctrine).make({ temperature: 4 });
    const state = begin();
    think(duel, policy, state, 'west', makeRandom('west'));
    duel.play(state, 'west', { type: 'pick', value: 2 }, keyedDice(1), null);
    think(duel, policy, state, 'east', makeRandom('east'));
    expect(told).toEqual([
      { temperature: 4, weights: { courage: 3 } },
      { temperature: 4, weights: { caution: 5 } },
    ]);
  });

  test('goes over to another doctrine with another scenario', () => {
    const told: PolicySettings[] = [];
    let present = doctrine;
    const policy = schooled(duel, telling(told), 'schooled', 7, () => present).make();
    think(duel, policy, begin(), 'west', makeRandom('one'));
    present = { provenance: 'by hand', weights: [{ courage: 9 }, {}] };
    think(duel, policy, begin(), 'west', makeRandom('two'));
    expect(told.map(({ weights }) => weights)).toEqual([{ courage: 3 }, { courage: 9 }]);
  });
});

describe('a doctrine', () => {
  /** Battles in which the first side's courage decides, and the second side's caution a little less. */
  const results: readonly DrillResult[] = Array.from({ length: 600 }, (_, number) => {
    const random = makeRandom(`battle ${number}`);
    const sign = (): number => (random.below(2) === 0 ? 1 : -1);
    const first = number % 3 === 1 ? null : [sign(), sign()];
    const second = number % 3 === 2 ? null : [sign(), sign()];
    const result = 0.5 + 0.2 * (first?.[0] ?? 0) - 0.1 * (second?.[1] ?? 0) + 0.1 * sign();
    return { number, tried: [first, second], result };
  });

  test('begins with the weights of the script, but for those that cannot be multiplied', () => {
    expect(noLeanings(script)).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect(doctrineAt(script, noLeanings(script), 'untaught').weights).toEqual([{}, {}]);
    expect(() => noLeanings(randomly)).toThrow('has no weights');
  });

  test('leans to what wins for its side, and hardly to anything else', () => {
    const [first, second] = improved(noLeanings(script), results);
    expect(first[0]).toBe(0.7);
    expect(second[1]).toBeGreaterThan(0.4);
    expect(Math.abs(first[1])).toBeLessThan(0.1);
    expect(Math.abs(second[0])).toBeLessThan(0.1);
    expect(doctrineAt(script, [[Math.log(2), 0], second], 'learnt').weights[0]).toEqual({ courage: 4 });
  });

  test('is the same in whichever order the battles were played, and knows bounds', () => {
    let leanings: Leanings = noLeanings(script);
    expect(improved(leanings, results.toReversed())).toEqual(improved(leanings, results));
    for (let round = 0; round < 10; round++) leanings = improved(leanings, results);
    expect(leanings[0][0]).toBe(2);
  });

  test('is told how its rounds went', () => {
    expect(roundMeans(results).every((mean) => mean > 0.4 && mean < 0.6)).toBe(true);
  });
});
