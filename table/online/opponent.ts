import { observer, type Seat } from '@impulse/engine';
import { levelIds, levelText } from '@impulse/library/levels.js';
import type { MatchCard, SeatCard, Stage } from '@impulse/protocol/wire/index.js';
import { language } from '../i18n/index.js';
import { onlineWords } from './words.js';

/** Who sits here: people as they call themselves, a computer by its rank, a bot marked as one. */
export function seatName({ name, kind }: SeatCard, stage: Stage): string {
  if (name === null) return onlineWords.value[stage === 'open' ? 'nobody' : 'guest'];
  if (kind === 'bot') return onlineWords.value.bot(name);
  const level = kind === 'computer' ? levelIds.find((id) => id === name) : undefined;
  return level === undefined ? name : levelText(level, language.value).name;
}

/** Who plays a side. */
export function nameOf({ seats, stage }: MatchCard, side: string): string {
  const seat = seats.find((one) => one.side === side);
  return seat ? seatName(seat, stage) : onlineWords.value.nobody;
}

/** Is this the seat of a player, and not of somebody who watches? */
export const isPlayer = ({ seats }: MatchCard, seat: Seat | null): boolean => seats.some(({ side }) => side === seat);

/** The other side. */
export const otherSide = ({ seats }: MatchCard, side: string): string =>
  seats.find((seat) => seat.side !== side)?.side ?? observer;

/** Whoever has offered a match that is still open. */
export const offererOf = ({ seats, stage }: MatchCard): string => {
  const seat = seats.find(({ name }) => name !== null);
  return seat ? seatName(seat, stage) : onlineWords.value.nobody;
};

export const opponentOf = (card: MatchCard, side: string): string => nameOf(card, otherSide(card, side));
