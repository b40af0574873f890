import { observer, type Seat } from '@impulse/engine';
import { levelIds, levelText } from '@impulse/library/levels.js';
import type { MatchCard, SeatCard } from '@impulse/protocol/wire/index.js';
import { language } from '../i18n/index.js';
import { onlineWords } from './words.js';

/** Who sits here: people as they call themselves, a computer by its rank, a bot marked as one; a deleted account has no name. */
export function seatName({ name, kind }: Pick<SeatCard, 'name' | 'kind'>): string {
  const { nobody, guest, bot } = onlineWords.value;
  if (name === null) return nobody;
  if (name === '') return guest;
  if (kind === 'bot') return bot(name);
  const level = kind === 'computer' ? levelIds.find((id) => id === name) : undefined;
  return level === undefined ? name : levelText(level, language.value).name;
}

/** Who plays a side. */
export function nameOf({ seats }: MatchCard, side: string): string {
  const seat = seats.find((one) => one.side === side);
  return seat ? seatName(seat) : onlineWords.value.nobody;
}

/** Is this the seat of a player, and not of somebody who watches? */
export const isPlayer = ({ seats }: MatchCard, seat: Seat | null): boolean => seats.some(({ side }) => side === seat);

/** The other side. */
export const otherSide = ({ seats }: MatchCard, side: string): string =>
  seats.find((seat) => seat.side !== side)?.side ?? observer;

export const opponentOf = (card: MatchCard, side: string): string => nameOf(card, otherSide(card, side));

/** Whoever has offered a match that is still open. */
export const offererOf = ({ seats }: MatchCard): string =>
  seatName(seats.find(({ name }) => name !== null) ?? { name: null, kind: 'person' });
