import type { KeptMatch } from './kept-match.js';

/** A time for which the clock of a side stands still, in milliseconds since 1970. */
export interface KeptVacation {
  readonly side: string;
  readonly from: number;
  readonly until: number;
}

export const day = 24 * 3_600_000;

/** How much of a side's vacations lies between two times; they do not overlap. */
export const pausedTime = (vacations: readonly KeptVacation[], side: string, from: number, to: number): number =>
  vacations
    .filter((one) => one.side === side)
    .reduce((sum, one) => sum + Math.max(0, Math.min(to, one.until) - Math.max(from, one.from)), 0);

/** What a side has left of the vacation it was granted, in milliseconds; what is booked is spent. */
export function vacationLeft({ clock, vacations = [] }: KeptMatch, side: string): number {
  const spent = pausedTime(vacations, side, 0, Number.MAX_SAFE_INTEGER);
  return (clock?.vacation ?? 0) * day - spent;
}
