import { good, type Result } from '@impulse/engine';
import { block, blockGuest } from './blocks.js';
import type { People } from './people.js';
import { noSuchPerson, notYourSeat } from './problems.js';

/** Blocks whoever sits opposite at a match of one's own: by their account, or as a guest by where they came from. */
export async function blockOpposite(
  { tables, matches, now }: People,
  id: string,
  match: string,
): Promise<Result<null>> {
  const seats = (await matches.find(match))?.kept.seats ?? [];
  if (!seats.some(({ person }) => person === id)) return { ok: false, error: notYourSeat };
  const { person, place } = seats.find((seat) => seat.person !== id) ?? {};
  if (person !== undefined) await block(tables, id, person, now());
  else if (place !== undefined) await blockGuest(tables, id, place, now());
  else return { ok: false, error: noSuchPerson };
  return good(null);
}
