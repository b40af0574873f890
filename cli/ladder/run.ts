import { good, type Result } from '@impulse/engine';
import { workThrough } from '../threads.js';
import type { Pairing, PlayedPair } from './pair.js';
import { type LadderMatch, type LadderHeading, writeLadder } from './results.js';
import { type Test, verdictOf } from './sprt.js';

/** Plays what is missing of a match, and keeps what has been played. */
export interface LadderRun {
  readonly pairing: Pairing;
  readonly heading: LadderHeading;
  /** The match as it stands, named by versions, and all the others of the ladder. */
  readonly match: LadderMatch;
  readonly others: readonly LadderMatch[];
  /** Pairs to be played in all. */
  readonly pairs: number;
  readonly test: Test;
  readonly threads: number;
  readonly file: string;
}

/**
 * Pairs are counted in the order of their numbers, whenever they come in, so that the test ends at the same pair on any
 * number of threads; what has been played beyond it is dropped.
 */
export async function playMatch(run: LadderRun, progress: (done: number) => void): Promise<Result<LadderMatch>> {
  const pairs = [...run.match.pairs];
  const habits = [...run.match.habits];
  const early = new Map<number, PlayedPair>();
  const isSettled = (): boolean => verdictOf(pairs, run.test) !== 'open';
  const kept = (): LadderMatch => ({ ...run.match, pairs, habits });
  const keep = (): Result<null> => writeLadder(run.file, run.heading, [...run.others, kept()]);
  // A file that cannot be written is found out before the work and not after it.
  const writable = keep();
  if (!writable.ok) return writable;
  const failures: Result<never>[] = [];
  const numbers = Array.from({ length: Math.max(0, run.pairs - pairs.length) }, (_, index) => pairs.length + index);
  const isEnough = (): boolean => isSettled() || failures.length > 0;
  await workThrough<number, PlayedPair>(
    { module: 'ladder/worker', plan: run.pairing, jobs: numbers, threads: run.threads, batch: 1, isEnough },
    (played) => {
      for (const pair of played) early.set(pair.number, pair);
      for (let next = early.get(pairs.length); next && !isSettled(); next = early.get(pairs.length)) {
        pairs.push(next.won);
        if (next.habits) habits.push({ number: next.number, counts: next.habits });
      }
      const written = keep();
      if (!written.ok) failures.push(written);
      progress(pairs.length);
    },
  );
  return failures.length > 0 ? failures[0] : good(kept());
}
