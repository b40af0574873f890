import { anotherKey } from '../hosts/remote/people.js';
import { holdSeat } from '../storage/held-seats.js';
import { account, accountKnown } from './own-account.js';

/** Whoever is signed in takes a seat of their own in this browser too; false where the seat is not theirs. */
export async function takeOwnSeat(match: string): Promise<boolean> {
  await accountKnown();
  const name = account.peek()?.name;
  if (name === undefined) return false;
  const seated = await anotherKey(match);
  if (!seated.ok) return false;
  const { seat: side, key, card } = seated.value;
  const { commitment, partCommitment } = card;
  // The part in the dice stays with the browser that has drawn it.
  holdSeat({ match, side, key, name, commitment, partCommitment, since: Date.now() });
  return true;
}
