import type { Result, Seat } from '@impulse/engine';
import type { Saying } from '@impulse/protocol/wire/index.js';
import type { KeptMatch } from './kept-match.js';
import type { LiveMatch } from './live-match.js';
import { isSpectator } from './spectators.js';

/** Whoever does not want to hear the other player any more does not; nobody else learns of it. */

/** Does this seat hear what was said? */
export function mayHear({ seats }: KeptMatch, seat: Seat, { by, at }: Saying): boolean {
  if (isSpectator(seat)) return false;
  const { mutedSince = Infinity } = seats.find(({ side }) => side === seat) ?? {};
  return by === seat || at < mutedSince;
}

/** The earliest time at which something can be said now, so that whoever has muted the other player does not hear it. */
export const sayableFrom = ({ seats }: KeptMatch): number =>
  Math.max(0, ...seats.map(({ mutedSince = 0 }) => mutedSince));

export const hasMuted = ({ seats }: KeptMatch, seat: Seat): boolean =>
  seats.some(({ side, mutedSince }) => side === seat && mutedSince !== undefined);

/** From `from` on the seat does not hear the other player, or (null) hears everything again. */
export function mute(live: LiveMatch, seat: Seat, from: number | null): Promise<Result<null>> {
  return live.change((kept) => {
    const seats = kept.seats.map(({ mutedSince, ...one }) => {
      const since = one.side === seat ? (from === null ? undefined : (mutedSince ?? from)) : mutedSince;
      return since === undefined ? one : { ...one, mutedSince: since };
    });
    return { kept: { ...kept, seats }, result: null };
  });
}
