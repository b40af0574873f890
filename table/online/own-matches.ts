import type { MatchCard } from '@impulse/protocol/wire/index.js';
import { matchCard } from '../hosts/remote/matches.js';
import type { HeldSeat } from '../storage/held-seats.js';

/** A match at which this browser holds a seat, as the server tells it. */
export interface OwnMatch {
  readonly held: HeldSeat;
  /** Null when the server does not know it. */
  readonly card: MatchCard | null;
  /** Does it wait for this person? */
  readonly isOwed: boolean;
}

/** Those that wait for this person first, those that are over last, otherwise the newest first. */
export async function ownMatches(seats: readonly HeldSeat[]): Promise<readonly OwnMatch[]> {
  const matches = await Promise.all(
    seats.map(async (held): Promise<OwnMatch> => {
      const answer = await matchCard(held.match, held.key);
      const card = answer.ok ? answer.value : null;
      return { held, card, isOwed: card !== null && isOwed(card, held) };
    }),
  );
  return matches.toSorted((a, b) => rank(a) - rank(b) || b.held.since - a.held.since);
}

/** A decision is owed, or the part of the dice of whoever has offered the match. */
const isOwed = ({ stage, decides }: MatchCard, { side, invitation }: HeldSeat): boolean =>
  stage === 'dice' ? invitation !== undefined : decides === side;

const rank = ({ isOwed: owed, card }: OwnMatch): number => {
  if (owed) return 0;
  return card === null || card.stage === 'over' ? 2 : 1;
};
