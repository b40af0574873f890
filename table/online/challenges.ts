import type { MatchCard } from '@impulse/protocol/wire/index.js';
import { personalOffers } from '../hosts/remote/people.js';
import { account } from './own-account.js';

/** A match to which somebody has challenged this person. */
export type Challenge = MatchCard;

/** The matches to which somebody has challenged whoever is signed in here; none for guests. */
export async function challengesToMe(): Promise<readonly Challenge[]> {
  if (!account.peek()) return [];
  const answer = await personalOffers();
  return answer.ok ? answer.value : [];
}
