import { type KeptMatch, statusOf } from '../matches/kept-match.js';
import type { LiveMatch } from '../matches/live-match.js';
import type { Matches } from '../matches/matches.js';
import type { Entrant } from './entrants.js';
import type { GameResult, KeptGame, KeptTournament } from './kept-tournament.js';
import { presentRound } from './kept-tournament.js';
import { sidesOf } from './tournament-view.js';

/** In milliseconds: whose time is over for so long has lost the game, also when the other one does not claim it. */
const graceTime = 24 * 3_600_000;

/** What has come of the games of the present round, by their places; of those that are still played, nothing. */
export async function findResults(
  kept: KeptTournament,
  matches: Matches,
  now: number,
  /** Clocks are looked at too, for which battles have to be opened. */
  looksAtClocks: boolean,
): Promise<ReadonlyMap<number, GameResult>> {
  const found = new Map<number, GameResult>();
  const round = presentRound(kept);
  if (kept.stage !== 'playing' || !round) return found;
  const isLate = round.deadline !== null && now >= round.deadline;
  for (const [place, game] of round.games.entries()) {
    if (game.result) continue;
    const live = game.match === null ? null : await matches.find(game.match);
    const result =
      (live && played(kept, game, live.kept)) ??
      (isLate || looksAtClocks ? await withoutEnd(kept, game, live, isLate) : null);
    if (result) found.set(place, result);
  }
  return found;
}

const bySide = (kept: KeptTournament, { first, second }: KeptGame, side: string): Entrant | null =>
  side === sidesOf(kept)[0] ? first : second;

const played = (kept: KeptTournament, game: KeptGame, { result }: KeptMatch): GameResult | null =>
  result ? { winner: bySide(kept, game, result.winner), isForfeit: false } : null;

/** Of a game that has not come to its end: whoever owes something has lost it, when the round or their time is over. */
async function withoutEnd(
  kept: KeptTournament,
  game: KeptGame,
  live: LiveMatch | null,
  isLate: boolean,
): Promise<GameResult | null> {
  const lost = (side: string | null): GameResult => ({
    winner: side === null ? null : bySide(kept, game, sidesOf(kept).find((one) => one !== side) ?? side),
    isForfeit: true,
  });
  if (!live) return isLate ? lost(null) : null;
  const status = statusOf(live.kept);
  if (status === 'open') {
    const { seats } = live.kept;
    return isLate ? lost(seats.find(({ key }) => key === null)?.side ?? null) : null;
  }
  if (status === 'dice') return isLate ? lost(live.kept.host) : null;
  if (!isLate && live.kept.clock === null) return null;
  await live.open();
  const { outOfTime, clock, decides } = live;
  if (outOfTime !== null && (isLate || (clock?.left[outOfTime] ?? 0) <= -graceTime)) return lost(outOfTime);
  return isLate && decides !== null ? lost(decides) : null;
}
