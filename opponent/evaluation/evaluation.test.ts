import { copyInto, keyedDice, makeRandom } from '@impulse/engine';
import { duel } from '@impulse/engine/testing/duel.js';
import { describe, expect, test } from 'vitest';
import { makeEvaluation } from './evaluation.js';
import { logistic } from './logistic.js';
import { playOut } from '../play-out.js';
import { randomPolicy } from '../random-policy.js';
import { regress, type Sample } from './regression.js';
import { resultsOf } from './result.js';

test('the logistic function is plain arithmetic, and near enough', () => {
  for (let x = -8; x <= 8; x += 0.25) {
    expect(logistic(x)).toBeCloseTo(1 / (1 + Math.exp(-x)), 2);
    expect(logistic(x) + logistic(-x)).toBeCloseTo(1, 12);
  }
  expect(logistic(1000)).toBeLessThanOrEqual(1);
  expect(logistic(-1000)).toBeGreaterThanOrEqual(0);
});

test('a regression finds the weights that made the samples', () => {
  const random = makeRandom('regression');
  const samples = Array.from({ length: 4000 }, (): Sample => {
    const values = Float64Array.from([random.below(11) - 5, (random.below(11) - 5) * 100, 3]);
    const chance = 1 / (1 + Math.exp(-(0.5 + 0.8 * values[0] - 0.004 * values[1])));
    return { values, result: random.below(10_000) < chance * 10_000 ? 1 : 0 };
  });
  const { constant, weights } = regress(samples, 1);
  expect(weights[0]).toBeCloseTo(0.8, 0);
  expect(weights[1]).toBeCloseTo(-0.004, 3);
  expect(constant + 3 * weights[2]).toBeCloseTo(0.5, 0);
});

describe('an evaluation', () => {
  const features = {
    names: ['left', 'lead'],
    read(_state: unknown, side: number, into: Float32Array) {
      into[0] = 0.5;
      into[1] = side === 0 ? 2 : -2;
    },
  };
  const started = duel.start({ scenario: 'plain' });
  if (!started.ok) throw new Error(started.error.message);

  const randomly = randomPolicy(duel).make();

  test('weighs features by time, and both sides together are certain', () => {
    const data = { provenance: 'a test', time: 'left', constant: 0.1, weights: { lead: [0.3, 0.4] } } as const;
    const { winChance } = makeEvaluation(duel, features, data);
    expect(winChance(started.value, 0)).toBeCloseTo(logistic(0.1 + 2 * (0.3 + 0.4 * 0.5)), 12);
    expect(winChance(started.value, 0) + winChance(started.value, 1)).toBe(1);
  });

  test('does not weigh what no feature tells', () => {
    const data = { provenance: 'a test', time: 'left', constant: 0, weights: { morale: [1, 0] } } as const;
    expect(() => makeEvaluation(duel, features, data)).toThrow('no feature morale');
  });

  test('counts a clear victory for more than a bare one, and a bare defeat for more than a clear one', () => {
    const ended = duel.blank(started.value);
    copyInto(ended, started.value);
    playOut(duel, ended, [randomly, randomly], keyedDice(1), [makeRandom('west'), makeRandom('east')]);
    const chanceWith = (lead: number, scale?: number): number => {
      const told = { ...features, read: (_: unknown, _side: number, into: Float32Array) => into.set([0, lead]) };
      const clarity = scale === undefined ? {} : { clarity: { feature: 'lead', scale } };
      const data = { provenance: 'a test', time: 'left', constant: 0, weights: {}, ...clarity };
      return makeEvaluation(duel, told, data).winChance(ended, 0);
    };
    expect([0, 1]).toContain(chanceWith(1));
    expect(chanceWith(3, 2)).toBeGreaterThan(chanceWith(1, 2));
    expect(chanceWith(1, 2)).toBeGreaterThan(0.5);
    expect(chanceWith(-1, 2)).toBeGreaterThan(chanceWith(-3, 2));
    expect(() => resultsOf(duel, features, { feature: 'glory', scale: 1 })).toThrow('no feature glory');
  });
});
