import { expect, test } from 'vitest';
import { didYouMean, nearest } from './suggest.js';

const words = ['--games', '--workers', '--seed', '--scenario'];

test.each([
  ['--gmaes', '--games'],
  ['--game', '--games'],
  ['--sed', '--seed'],
  ['--work', '--workers'],
  ['--SCENARIO', '--scenario'],
  ['--banana', undefined],
  ['', undefined],
])('the word nearest to %s is %s', (word, choice) => {
  expect(nearest(word, words)).toBe(choice);
});

test('no suggestion is no sentence', () => {
  expect(didYouMean('zebra', words)).toBe('');
  expect(didYouMean('--sede', words)).toBe(' Did you mean --seed?');
});
