import { observer } from '@impulse/engine';
import type { MatchCard } from '@impulse/protocol/wire/index.js';
import { onlineWords } from './words.js';

/** Who plays a side, as they call themselves. */
export const nameOf = ({ seats, stage }: MatchCard, side: string): string =>
  seats.find((seat) => seat.side === side)?.name ?? onlineWords.value[stage === 'open' ? 'nobody' : 'guest'];

/** The other side. */
export const otherSide = ({ seats }: MatchCard, side: string): string =>
  seats.find((seat) => seat.side !== side)?.side ?? observer;

export const opponentOf = (card: MatchCard, side: string): string => nameOf(card, otherSide(card, side));
