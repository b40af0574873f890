import { hashKey, newKey } from '../secrets.js';
import type { KeptSeat } from './kept-match.js';

/** Whoever takes a seat. */
export interface Sitter {
  readonly name: string;
  /** Opens the seat; kept as a hash only. */
  readonly key: string;
  /** Whoever sits down with an account: the seat comes back wherever this person signs in. */
  readonly person?: string;
}

/** Somebody without an account, with a key for this one seat. */
export const guest = (name: string): Sitter => ({ name, key: newKey() });

export const seatOf = (side: string, { name, key, person }: Sitter): KeptSeat => ({
  side,
  name,
  key: hashKey(key),
  ...(person === undefined ? {} : { person }),
});
