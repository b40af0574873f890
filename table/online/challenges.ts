import type { MatchCard, OwnTournament } from '@impulse/protocol/wire/index.js';
import { personalOffers } from '../hosts/remote/people.js';
import { ownTournaments } from '../hosts/remote/tournaments.js';
import { account } from './own-account.js';

/** A match to which somebody has challenged this person. */
export type Challenge = MatchCard;

/** The matches to which somebody has challenged whoever is signed in here; none for guests. */
export async function challengesToMe(): Promise<readonly Challenge[]> {
  if (!account.peek()) return [];
  const answer = await personalOffers();
  return answer.ok ? answer.value : [];
}

/** A game of a tournament that waits to be begun. */
export type PairedGame = OwnTournament;

/** Games that neither of the two has begun yet; all others are matches like any. */
export async function gamesToBegin(): Promise<readonly PairedGame[]> {
  const own = account.peek() ? await ownTournaments() : null;
  return own?.ok ? own.value.filter(({ waits }) => waits?.match === null) : [];
}
