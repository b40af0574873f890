import { observer } from '@impulse/engine';
import type { MatchCard, SeatCard } from '@impulse/protocol/wire/index.js';
import { onlineWords } from './words.js';

/** Who sits here, as they call themselves; whoever has deleted the account has no name any more. */
export function seatName({ name }: Pick<SeatCard, 'name'>): string {
  const { nobody, guest } = onlineWords.value;
  return name === '' ? guest : (name ?? nobody);
}

/** Who plays a side. */
export function nameOf({ seats }: MatchCard, side: string): string {
  const seat = seats.find((one) => one.side === side);
  return seat ? seatName(seat) : onlineWords.value.nobody;
}

/** The other side. */
export const otherSide = ({ seats }: MatchCard, side: string): string =>
  seats.find((seat) => seat.side !== side)?.side ?? observer;

export const opponentOf = (card: MatchCard, side: string): string => nameOf(card, otherSide(card, side));

/** Whoever has offered a match that is still open. */
export const offererOf = ({ seats }: MatchCard): string =>
  seatName(seats.find(({ name }) => name !== null) ?? { name: null });
