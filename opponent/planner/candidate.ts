import { compare } from './comparison.js';
import type { Attempt } from './simulation.js';

/** An attempt with the scores of its samples, from the first on. */
export class Candidate {
  readonly attempt: Attempt;
  readonly scores: number[] = [];
  readonly #first: number;

  /** `first` is the number of its first sample. */
  constructor(attempt: Attempt, first: number) {
    this.attempt = attempt;
    this.#first = first;
  }

  /** Numbers of the samples that are missing up to so many. */
  missing(samples: number): number[] {
    const more = Math.max(0, samples - this.scores.length);
    return Array.from({ length: more }, (_, index) => this.#first + this.scores.length + index);
  }

  /** The mean of its first samples, or of all. */
  mean(samples = this.scores.length): number {
    const counted = this.scores.slice(0, samples);
    return counted.reduce((sum, score) => sum + score, 0) / Math.max(1, counted.length);
  }
}

/** The best by their mean, best first; of equals whoever came first. Those that were looked at less come after. */
export const strongest = (candidates: readonly Candidate[], most: number): Candidate[] =>
  candidates
    .toSorted((one, other) => other.scores.length - one.scores.length || other.mean() - one.mean())
    .slice(0, most);

/** Is one better than another by at least `doubt` standard errors? Both have been tried on the same samples. */
export function isSurelyBetter(one: Candidate, other: Candidate, doubt: number): boolean {
  const { gain, error } = compare(one.scores, other.scores);
  return gain >= doubt * error;
}
