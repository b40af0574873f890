import type { MatchCard } from '@impulse/protocol/wire/index.js';
import { matchCard } from '../hosts/remote/matches.js';
import { personMatches } from '../hosts/remote/people.js';
import { account } from './own-account.js';
import type { HeldSeat } from '../storage/held-seats.js';

/** A seat as the list needs it. */
export type OwnSeat = Pick<HeldSeat, 'match' | 'side' | 'name' | 'since' | 'invitation'>;

/** A match at which this browser holds a seat, or whoever is signed in here, as the server tells it. */
export interface OwnMatch {
  readonly seat: OwnSeat;
  /** The key is in this browser; else it is fetched when the match is opened. */
  readonly isHeld: boolean;
  /** Null when the server does not know it. */
  readonly card: MatchCard | null;
  /** Does it wait for this person? */
  readonly isOwed: boolean;
}

/** Those that wait for this person first, those that are over last, otherwise the newest first. */
export async function ownMatches(seats: readonly HeldSeat[]): Promise<readonly OwnMatch[]> {
  const held = Promise.all(
    seats.map(async (seat): Promise<OwnMatch> => {
      const answer = await matchCard(seat.match, seat.key);
      return ownMatch(seat, answer.ok ? answer.value : null, true);
    }),
  );
  const matches = [...(await held), ...(await elsewhere(seats))];
  return matches.toSorted((a, b) => rank(a) - rank(b) || b.seat.since - a.seat.since);
}

/** Those of whoever is signed in that were begun in other browsers. */
async function elsewhere(seats: readonly HeldSeat[]): Promise<readonly OwnMatch[]> {
  const name = account.peek()?.name;
  const listed = name === undefined ? null : await personMatches();
  if (name === undefined || !listed?.ok) return [];
  const here = new Set(seats.map(({ match }) => match));
  return listed.value
    .filter(({ card }) => !here.has(card.match) && card.to?.isDeclined !== true)
    .map(({ side, since, card }) => ownMatch({ match: card.match, side, name, since }, card, false));
}

const ownMatch = (seat: OwnSeat, card: MatchCard | null, isHeld: boolean): OwnMatch => ({
  seat,
  isHeld,
  card,
  isOwed: card !== null && isOwed(card, seat),
});

/** A decision is owed, or the part of the dice of whoever has offered the match. */
const isOwed = ({ stage, decides }: MatchCard, { side, invitation }: OwnSeat): boolean =>
  stage === 'dice' ? invitation !== undefined : decides === side;

const rank = ({ isOwed: owed, card }: OwnMatch): number => {
  if (owed) return 0;
  return card === null || card.stage === 'over' ? 2 : 1;
};
