import type { PlayedPair } from './pair.js';
import { pairScore, pairVariance, shareOf } from './score.js';

/**
 * A sequential test of two ratings (generalised SPRT on pair scores, as chess programs are tested): is the first player
 * stronger by `higher` rather than by `lower`? Either mistake is made at most once in twenty times.
 */
export interface Test {
  /** In Elo. */
  readonly lower: number;
  readonly higher: number;
}

export type TestVerdict = 'higher' | 'lower' | 'open';

const mistakes = 0.05;
const bound = Math.log((1 - mistakes) / mistakes);
/** Too few pairs tell nothing about their spread. */
const fewestPairs = 8;

type Won = PlayedPair['won'];

/** So that pairs that all ended alike still have a spread. */
const oneOfEach: readonly Won[] = [
  [false, false],
  [true, false],
  [true, true],
];

/** The logarithm of how much likelier the pairs are at the higher rating than at the lower one. */
export function logLikelihoodRatio(pairs: readonly Won[], { lower, higher }: Test): number {
  if (pairs.length === 0) return 0;
  const mean = pairs.reduce((sum, pair) => sum + pairScore(pair), 0) / pairs.length;
  const [low, high] = [shareOf(lower), shareOf(higher)];
  const variance = pairVariance([...pairs, ...oneOfEach], mean);
  return (pairs.length * (high - low) * (2 * mean - low - high)) / (2 * variance);
}

export function verdictOf(pairs: readonly Won[], test: Test): TestVerdict {
  if (pairs.length < fewestPairs || !Number.isFinite(test.higher)) return 'open';
  const ratio = logLikelihoodRatio(pairs, test);
  if (ratio >= bound) return 'higher';
  return ratio <= -bound ? 'lower' : 'open';
}
