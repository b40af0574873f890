import type { MatchResult } from '@impulse/protocol/wire/index.js';
import type { Ended } from '../rules/messages.js';
import type { KeptMatch } from './kept-match.js';

/** Who has won a match: a side that was bid for needs its bid besides, unless people have ended the battle. */
export function verdictOf(
  { winner, reason, lead }: Ended,
  { bid, seats }: Pick<KeptMatch, 'bid' | 'seats'>,
): MatchResult {
  if (!lead || !bid?.points) return { winner, reason };
  const points = lead.points + (bid.side === lead.side ? -bid.points : bid.points);
  const other = seats.find(({ side }) => side !== lead.side)?.side ?? winner;
  return { winner: points >= 0 ? lead.side : other, reason };
}
