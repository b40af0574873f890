import type { MatchCard } from '@impulse/protocol/wire/index.js';
import { personalOffers } from '../hosts/remote/people.js';
import { account } from './own-account.js';

/** The matches to which somebody has challenged whoever is signed in here; none for guests. */
export async function challengesToMe(): Promise<readonly MatchCard[]> {
  if (!account.peek()) return [];
  const answer = await personalOffers();
  return answer.ok ? answer.value : [];
}
