import type { Result } from '@impulse/engine';
import { statusOf } from './kept-match.js';
import type { LiveMatch } from './live-match.js';
import { noVacation, notPlaying, timeOver } from './problems.js';
import { day, vacationLeft } from './vacations.js';

/**
 * The clock of this seat stands still for so many days from now, in place of what is left of a vacation under way: 0
 * comes back from it. Whoever has no time left has come too late for it.
 */
export async function takeVacation(live: LiveMatch, seat: string, days: number, now: number): Promise<Result<null>> {
  const taken = await live.change((kept) => {
    if (statusOf(kept) !== 'playing') return notPlaying;
    const earlier = (kept.vacations ?? []).map((one) =>
      one.side === seat ? { ...one, until: Math.min(one.until, now) } : one,
    );
    const before = { ...kept, vacations: earlier.filter(({ from, until }) => from < until) };
    if (days === 0) return { kept: before, result: null };
    if (vacationLeft(before, seat) < days * day) return noVacation;
    if ((live.clock?.left[seat] ?? 0) <= 0) return timeOver;
    const vacation = { side: seat, from: now, until: now + days * day };
    return { kept: { ...before, vacations: [...before.vacations, vacation] }, result: null };
  });
  if (taken.ok) live.tellClock();
  return taken;
}
