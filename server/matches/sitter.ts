import type { PlayerKind } from '@impulse/protocol/wire/index.js';
import { hashKey, newKey } from '../secrets.js';
import type { KeptSeat } from './kept-match.js';

/** Whoever takes a seat. */
export interface Sitter {
  readonly name: string;
  /** Opens the seat; kept as a hash only. */
  readonly key: string;
  readonly kind: PlayerKind;
  /** The account of this person; guests and bots have none. */
  readonly person?: string;
}

/** Somebody without an account, with a key for this one seat. */
export const guest = (name: string): Sitter => ({ name, key: newKey(), kind: 'person' });

/** The same with an account: the seat comes back wherever this person signs in. */
export const accountHolder = (person: string, name: string): Sitter => ({ ...guest(name), person });

export const seatOf = (side: string, { key, ...sitter }: Sitter): KeptSeat => ({ side, ...sitter, key: hashKey(key) });
