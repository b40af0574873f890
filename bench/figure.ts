import type { Batch } from './measure.js';

/** What the bench reports: speeds, which are measured, and sizes, which are counted. */

/** A target or goal: in yardsticks, per second, or as a multiple of another measured speed. */
export interface Aim {
  readonly in: 'J' | 'per-second' | 'milliseconds' | 'share';
  readonly target: number;
  readonly goal?: number;
  /** What the closest program of others reached, in the same measure, where it is known. */
  readonly peer?: number;
}

export interface Speed {
  readonly id: string;
  readonly what: string;
  readonly unit: string;
  readonly aim?: Aim;
  /** Printed as milliseconds for one instead of how many in a second. */
  readonly inMilliseconds?: boolean;
  /** The id of the speed measured before, of which this one is given as a share. */
  readonly shareOf?: string;
  readonly batch: Batch;
}

export interface Size {
  readonly id: string;
  readonly what: string;
  readonly bytes: number;
  /** At most. */
  readonly limit?: number;
}
