import type { PlayedPair } from './pair.js';

/** What pairs of battles say about the strength of two opponents. */

export interface Score {
  readonly pairs: number;
  /** Battles that the first player won with each side, in the order of the sides. */
  readonly won: readonly [number, number];
  /** Share of the battles that the first player won, with its 95 % interval. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

type Won = PlayedPair['won'];

const z = 1.959963984540054;

export const pairScore = ([first, second]: Won): number => (Number(first) + Number(second)) / 2;

/**
 * Wilson's interval on as many independent battles as have the spread that the pairs have. Battles of a pair are not
 * independent: at most they count as two, at least as one.
 */
export function scoreOf(pairs: readonly Won[]): Score {
  const count = pairs.length;
  const won = [pairs.filter(([first]) => first).length, pairs.filter(([, second]) => second).length] as const;
  if (count === 0) return { pairs: 0, won, share: 0.5, low: 0, high: 1 };
  const share = (won[0] + won[1]) / (2 * count);
  const ofOne = share * (1 - share);
  const variance = pairVariance(pairs, share);
  const battles = variance === 0 ? 2 * count : count * Math.min(2, Math.max(1, ofOne / variance));
  const spread = z * Math.sqrt(ofOne / battles + (z * z) / (4 * battles * battles));
  const centre = share + (z * z) / (2 * battles);
  const scale = 1 + (z * z) / battles;
  return {
    pairs: count,
    won,
    share,
    low: share === 0 ? 0 : Math.max(0, (centre - spread) / scale),
    high: share === 1 ? 1 : Math.min(1, (centre + spread) / scale),
  };
}

export function pairVariance(pairs: readonly Won[], mean: number): number {
  if (pairs.length < 2) return 0;
  return pairs.reduce((sum, pair) => sum + (pairScore(pair) - mean) ** 2, 0) / (pairs.length - 1);
}

/** The difference of ratings at which this share of battles is won; infinite at 0 and 1. */
export const eloOf = (share: number): number => 400 * Math.log10(share / (1 - share));

/** The share of battles won by somebody rated so much higher. */
export const shareOf = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));
