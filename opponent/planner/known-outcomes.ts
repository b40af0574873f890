import type { Outcome } from './search.js';

/**
 * Outcomes by position and luck, so that plans which come to the same position are played on once. Two positions that
 * differ are taken for the same once in some 10^15 pairs.
 */
export class KnownOutcomes {
  readonly #scores = new Map<number, number>();

  /** The score that is known of a position under a sample's luck, else what `playOn` finds. */
  of(luck: number, cells: Int16Array, playOn: () => number): Outcome {
    const position = keyOf(luck, cells);
    let score = this.#scores.get(position);
    if (score === undefined) this.#scores.set(position, (score = playOn()));
    return { score, position };
  }
}

/** Two hashes in one whole number of 53 bits. */
function keyOf(luck: number, cells: Int16Array): number {
  let one = luck | 0;
  let other = ~luck;
  for (let i = 0; i < cells.length; i++) {
    one = Math.imul(one ^ cells[i], 0x01000193);
    one ^= one >>> 15;
    other = Math.imul(other + cells[i], 0x85ebca6b);
    other ^= other >>> 13;
  }
  return (one >>> 0) * 2 ** 21 + (other >>> 11);
}
