import type { PlayerKind, SeatRating } from '@impulse/protocol/wire/index.js';
import { hashKey, newKey } from '../secrets.js';
import type { KeptSeat } from './kept-match.js';

/** Whoever takes a seat. */
export interface SeatTaker {
  readonly name: string;
  /** Opens the seat; kept as a hash only. */
  readonly key: string;
  /** A person where nothing is said. */
  readonly kind?: PlayerKind;
  /** Where a guest comes from (`Places`), where people have accounts. */
  readonly place?: string;
  /** In the battle that is played here. */
  readonly rating?: SeatRating;
  /** Whoever sits down with an account: the seat comes back wherever this person signs in. */
  readonly person?: string;
}

/** Somebody without an account, with a key for this one seat. */
export const guest = (name: string): SeatTaker => ({ name, key: newKey() });

export const seatOf = (side: string, taker: SeatTaker): KeptSeat => ({ ...taker, side, key: hashKey(taker.key) });
