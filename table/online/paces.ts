import type { MatchOffer } from '@impulse/protocol/wire/index.js';

/** How fast a match is to be played. */
export const paces = ['none', 'live', 'mail'] as const;
export type Pace = (typeof paces)[number];

const minute = 60;
const day = 24 * 60 * minute;

export function clockFor(pace: Pace): Pick<MatchOffer, 'clock'> {
  if (pace === 'none') return {};
  return {
    clock:
      pace === 'live' ? { bank: 90 * minute, increment: minute } : { bank: 14 * day, increment: day, vacation: 14 },
  };
}
