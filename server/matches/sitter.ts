import type { PlayerKind } from '@impulse/protocol/wire/index.js';
import { hashKey, newKey } from '../secrets.js';
import type { KeptSeat } from './kept-match.js';

/** Whoever takes a seat. */
export interface Sitter {
  readonly name: string;
  /** Opens the seat; kept as a hash only. */
  readonly key: string;
  readonly kind: PlayerKind;
}

/** Somebody without an account, with a key for this one seat. */
export const guest = (name: string): Sitter => ({ name, key: newKey(), kind: 'person' });

export const seatOf = (side: string, { name, key, kind }: Sitter): KeptSeat => ({
  side,
  name,
  key: hashKey(key),
  kind,
});
