import { makeRandom } from '@impulse/engine';
import { expect, test } from 'vitest';
import { KnownOutcomes } from './known-outcomes.js';

test('a position is played on once for each sample, and every other one is played on, too', () => {
  const outcomes = new KnownOutcomes();
  const random = makeRandom('cells');
  const one = Int16Array.from({ length: 800 }, () => random.below(9) - 2);
  let played = 0;
  const score = (luck: number, cells: Int16Array): number => outcomes.of(luck, cells, () => ++played).score;
  const first = score(7, one);
  expect(score(7, one.slice())).toBe(first);
  expect(score(8, one)).not.toBe(first);
  expect(played).toBe(2);
  // One cell is enough, and it matters which.
  const scores = new Set([first]);
  for (let cell = 0; cell < one.length; cell++) {
    const other = one.slice();
    other[cell] += 1 + random.below(3);
    scores.add(score(7, other));
  }
  expect(scores.size).toBe(one.length + 1);
  const swapped = one.slice();
  [swapped[3], swapped[4]] = [5, 6];
  const back = one.slice();
  [back[3], back[4]] = [6, 5];
  expect(score(7, swapped)).not.toBe(score(7, back));
});
