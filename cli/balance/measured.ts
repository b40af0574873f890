import type { Share } from '../simulate/tally.js';

/** How often the first side won in one setting, between two opponents of the same level. */
export interface MeasuredBalance {
  readonly name: string;
  readonly level: string;
  readonly version: number;
  readonly battles: number;
  readonly wins: Share;
}

export const percent = (share: number): string => (100 * share).toFixed(0);
