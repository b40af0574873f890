import type { Result } from '@impulse/engine/reading/result.js';
import { endSession, personMatches } from '../hosts/remote/people.js';
import { giveSeatUp } from '../storage/held-seats.js';

/**
 * Signs out in this browser, which gives up the seats of the account: whoever sits down here next plays none of them. A seat
 * whose battle has not begun stays, since its part of the dice is nowhere else.
 */
export async function signOutHere(session: string): Promise<Result<unknown>> {
  const own = await personMatches();
  const ended = await endSession(session);
  if (!own.ok || !ended.ok) return ended;
  for (const { card } of own.value) {
    if (card.stage === 'playing' || card.stage === 'over') giveSeatUp(card.match);
  }
  return ended;
}
