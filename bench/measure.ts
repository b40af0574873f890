import { yardstick } from './yardstick.js';

/**
 * Times work in slices that alternate with the yardstick, so that both meet the same noise. A second is a second of
 * processor time of all threads of this process: what other programs take does not count, what the compiler and the
 * garbage collector take does.
 */

/** Does some work, about a millisecond or one whole thing of it, and says how many things it did. */
export type Batch = () => number;

export interface MeasuringTime {
  readonly warmUpMs: number;
  readonly rounds: number;
  readonly sliceMs: number;
}

export interface Measurement {
  /** Median of the rounds, per second. */
  readonly perSecond: number;
  /** Median of the rounds, each against the yardstick before and after it. */
  readonly multiple: number;
  readonly yardstick: number;
  /** Every round, for whoever wants to see how much they scatter. */
  readonly rounds: readonly number[];
}

export function measure(batch: Batch, { warmUpMs, rounds, sliceMs }: MeasuringTime): Measurement {
  slice(batch, warmUpMs);
  const speeds: number[] = [];
  const multiples: number[] = [];
  const yards: number[] = [];
  let before = slice(yardstick, sliceMs / 2);
  for (let round = 0; round < rounds; round++) {
    const speed = slice(batch, sliceMs);
    const after = slice(yardstick, sliceMs / 2);
    const yard = (before + after) / 2;
    before = after;
    speeds.push(speed);
    yards.push(yard);
    multiples.push(speed / yard);
  }
  return { perSecond: median(speeds), multiple: median(multiples), yardstick: median(yards), rounds: speeds };
}

/** Things per second, measured for at least `ms` milliseconds. */
function slice(batch: Batch, ms: number): number {
  const start = processorMs();
  let done = 0;
  let elapsed: number;
  do {
    done += batch();
    elapsed = processorMs() - start;
  } while (elapsed < ms);
  return (done / elapsed) * 1000;
}

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
