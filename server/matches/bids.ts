import type { Problem } from '@impulse/engine';
import { type KeptMatch, type KeptSeat, isFree } from './kept-match.js';
import { bidMissing, nobodyBids, noFreeSeat } from './problems.js';

/** The side that is bid for. Whoever has offered the match sits there until the other has bid. */
export interface KeptBid {
  readonly side: string;
  /** Of whoever has offered the match; told to nobody before the other has bid. */
  readonly offered: number;
  /** The higher one, once both have bid. */
  readonly points: number | null;
}

/** The match with the other player in a seat, and the side of that seat. */
export interface SettledBid {
  readonly kept: KeptMatch;
  readonly result: string;
}

/** The other player sits down: in the free seat, or in the one that was bid for, if that bid is the higher one. */
export function settle(
  kept: KeptMatch,
  bid: number | undefined,
  seatAt: (side: string) => KeptSeat,
): SettledBid | Problem {
  const free = kept.seats.find(isFree);
  const hostSeat = kept.seats.find(({ side }) => side === kept.host);
  if (!free || !hostSeat) return noFreeSeat;
  if (kept.bid && bid === undefined) return bidMissing;
  if (!kept.bid && bid !== undefined) return nobodyBids;
  const { offered = 0 } = kept.bid ?? {};
  const answered = bid ?? 0;
  const [own, host] = answered > offered ? [kept.host, free.side] : [free.side, kept.host];
  const seats = kept.seats.map(({ side }) => (side === own ? seatAt(side) : { ...hostSeat, side }));
  const settled = kept.bid ? { ...kept.bid, points: Math.max(answered, offered) } : null;
  return { kept: { ...kept, seats, host, bid: settled }, result: own };
}
