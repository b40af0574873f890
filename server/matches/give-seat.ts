import { good, type Result, type Seat } from '@impulse/engine';
import { hashKey, newKey } from '../secrets.js';
import { type KeptMatch, type KeptSeat, statusOf, withSeat } from './kept-match.js';
import type { LiveMatch } from './live-match.js';
import { notPlaying, ofTournament, ratedSeat, wrongInvitation } from './problems.js';

/** A player hands the own seat over to somebody else, while the battle is played. */

/** Offers the seat to whoever has the invitation that is answered, or to nobody any more. */
export function giveSeat(live: LiveMatch, seat: Seat, isOffered: boolean): Promise<Result<string | null>> {
  const invitation = isOffered ? newKey() : null;
  return live.change((kept) => {
    if (statusOf(kept) !== 'playing') return notPlaying;
    if (kept.isRated && isOffered) return ratedSeat;
    // What comes of the game counts for whoever has entered.
    if (kept.tournament && isOffered) return ofTournament;
    const seats = kept.seats.map(({ offeredTo, ...one }) => {
      const offered = one.side === seat ? invitation && hashKey(invitation) : offeredTo;
      return offered === undefined || offered === null ? one : { ...one, offeredTo: offered };
    });
    return { kept: { ...kept, seats }, result: invitation };
  });
}

/** The side whose seat is offered to whoever has this invitation; null when none is. */
export const sideGivenTo = (kept: KeptMatch, invitation: string): string | null => {
  if (statusOf(kept) !== 'playing') return null;
  const hash = hashKey(invitation);
  return kept.seats.find(({ offeredTo }) => offeredTo === hash)?.side ?? null;
};

/** Takes a seat that its player gives away; what opened it before opens it no more. Null when none is given. */
export async function takeGivenSeat(
  live: LiveMatch,
  invitation: string,
  seatAt: (side: string) => KeptSeat,
): Promise<Result<string> | null> {
  const side = sideGivenTo(live.kept, invitation);
  if (side === null) return null;
  const taken = await live.changeHolder(side, (kept) =>
    sideGivenTo(kept, invitation) === side ? { kept: withSeat(kept, seatAt(side)), result: null } : wrongInvitation,
  );
  return taken.ok ? good(side) : taken;
}
