import type { BattleRecord } from '@impulse/engine';
import type { MatchOffer } from '@impulse/protocol/wire/index.js';
import { computerSeat } from '../computers/computer-seat.js';
import { hashKey, newSecret } from '../secrets.js';
import type { KeptMatch, KeptSeat } from './kept-match.js';

interface Beginning {
  readonly id: string;
  readonly created: number;
  /** What the battle begins with. */
  readonly record: BattleRecord;
  readonly sides: readonly string[];
  readonly hostSeat: KeptSeat;
  readonly invitation: string;
  /** For whom, and for what, where that is fixed. */
  readonly purpose: Pick<KeptMatch, 'to' | 'tournament'>;
}

/** A match as it is offered: one seat is taken, and the other one free or a computer's. */
export function newMatch(offer: MatchOffer, beginning: Beginning): KeptMatch {
  const { computer, bid, isRated } = offer;
  const { id, created, record, sides, hostSeat, invitation, purpose } = beginning;
  const { side } = hostSeat;
  return {
    id,
    version: 0,
    created,
    record,
    isPublic: offer.isPublic ?? false,
    spectators: offer.spectators ?? 'none',
    seats: sides.map((one) => {
      if (one === side) return hostSeat;
      return computer === undefined ? { side: one, name: null, key: null } : computerSeat(one, computer);
    }),
    host: side,
    partCommitment: offer.partCommitment,
    // The server knows the host's part as little as a person would: this one is no choice either.
    guestPart: computer === undefined ? null : newSecret(),
    invitation: hashKey(invitation),
    proposal: null,
    clock: offer.clock ?? null,
    begun: null,
    rematch: null,
    ...(isRated ? { isRated } : {}),
    ...purpose,
    bid: bid === undefined ? null : { side, offered: bid, points: null },
    isOver: false,
  };
}
