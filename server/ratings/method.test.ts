import { makeRandom } from '@impulse/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Estimate, expected, newcomer, rate, rested, unknownEdge } from './method.js';

const rounded = ({ value, deviation }: Estimate) => [value.toFixed(1), deviation.toFixed(1)];

describe('a rating', () => {
  test('is what the formulas of docs/server.md give by hand', () => {
    // 1500 ± 200 beats 1400 ± 60 with a side that is worth 50 ± 40.
    const pairing = {
      first: { value: 1500, deviation: 200 },
      second: { value: 1400, deviation: 60 },
      edge: { value: 50, deviation: 40 },
    };
    const after = rate(pairing, true);
    expect(rounded(after.first)).toEqual(['1553.4', '177.8']);
    expect(rounded(after.second)).toEqual(['1394.4', '59.5']);
    expect(rounded(after.edge)).toEqual(['52.5', '39.8']);
  });

  const estimate = (low: number, high: number, most: number) =>
    fc.record({
      value: fc.double({ min: low, max: high, noNaN: true }),
      deviation: fc.double({ min: 30, max: most, noNaN: true }),
    });
  const pairings = fc.record({
    first: estimate(500, 2500, 350),
    second: estimate(500, 2500, 350),
    edge: estimate(-300, 300, 100),
  });

  test('rises for whoever wins, falls for whoever loses, and is known better afterwards', () => {
    fc.assert(
      fc.property(pairings, fc.boolean(), (before, hasFirstWon) => {
        const after = rate(before, hasFirstWon);
        const sign = hasFirstWon ? 1 : -1;
        expect(sign * (after.first.value - before.first.value)).toBeGreaterThan(0);
        expect(sign * (before.second.value - after.second.value)).toBeGreaterThan(0);
        expect(sign * (after.edge.value - before.edge.value)).toBeGreaterThan(0);
        for (const one of ['first', 'second', 'edge'] as const) {
          expect(after[one].deviation).toBeLessThanOrEqual(before[one].deviation);
        }
      }),
    );
  });

  test('does not depend on who is named first', () => {
    fc.assert(
      fc.property(pairings, fc.boolean(), ({ first, second, edge }, hasFirstWon) => {
        const one = rate({ first, second, edge }, hasFirstWon);
        const other = rate({ first: second, second: first, edge: { ...edge, value: -edge.value } }, !hasFirstWon);
        expect(other.first.value).toBeCloseTo(one.second.value, 6);
        expect(other.second.value).toBeCloseTo(one.first.value, 6);
        expect(other.edge.value).toBeCloseTo(-one.edge.value, 6);
      }),
    );
  });

  test('gains little by a win that was to be expected of the better side', () => {
    const [first, second] = [newcomer, newcomer];
    const gain = (edge: number) =>
      rate({ first, second, edge: { value: edge, deviation: 15 } }, true).first.value - 1500;
    expect(gain(200)).toBeLessThan(gain(0) * 0.7);
    expect(gain(-200)).toBeGreaterThan(gain(0) * 1.3);
    expect(expected({ first, second, edge: { value: 0, deviation: 15 } })).toBe(0.5);
  });

  test('finds out how strong players are and what a side is worth, from results alone', () => {
    const random = makeRandom('a league of eight');
    const strengths = [1200, 1300, 1400, 1450, 1550, 1600, 1700, 1800];
    const worth = 120;
    const known = strengths.map(() => newcomer);
    let edge = unknownEdge;
    for (let match = 0; match < 3000; match++) {
      const first = random.below(8);
      const second = (first + 1 + random.below(7)) % 8;
      const chance = 1 / (1 + 10 ** (-(strengths[first] + worth - strengths[second]) / 400));
      const hasFirstWon = random.below(1_000_000) < chance * 1_000_000;
      const after = rate({ first: known[first], second: known[second], edge }, hasFirstWon);
      [known[first], known[second], edge] = [after.first, after.second, after.edge];
    }
    expect(Math.abs(edge.value - worth)).toBeLessThan(3 * edge.deviation);
    for (const [index, strength] of strengths.entries())
      expect(Math.abs(known[index].value - strength)).toBeLessThan(90);
    // Nobody is known so well that nothing more could be learnt.
    expect(Math.min(...known.map(({ deviation }) => deviation))).toBeGreaterThanOrEqual(30);
  });

  test('is known less the longer somebody has not played, and never less than that of a newcomer', () => {
    const player = { value: 1700, deviation: 50 };
    expect(rested(player, 0)).toEqual(player);
    expect(rested(player, 365).deviation).toBeCloseTo(206.2, 1);
    expect(rested(player, 3 * 365).deviation).toBeCloseTo(350, 6);
    expect(rested(player, 10_000)).toEqual({ value: 1700, deviation: 350 });
    // A clock that was set back teaches nothing.
    expect(rested(player, -5)).toEqual(player);
  });
});
