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

export const hasMuted = ({ seats }: KeptMatch, seat: Seat): boolean =>
  seats.some(({ side, mutedSince }) => side === seat && mutedSince !== undefined);

export function mute(live: LiveMatch, seat: Seat, isMuted: boolean, now: number): Promise<Result<null>> {
  return live.change((kept) => {
    const seats = kept.seats.map(({ mutedSince, ...one }) => {
      const since = one.side === seat ? (isMuted ? (mutedSince ?? now) : undefined) : mutedSince;
      return since === undefined ? one : { ...one, mutedSince: since };
    });
    return { kept: { ...kept, seats }, result: null };
  });
}
