import { good, type Problem, type Result } from '@impulse/engine';
import type { Offered } from '@impulse/protocol/wire/index.js';
import type { Matches } from '../matches/matches.js';
import { playerOf } from '../matches/players.js';
import type { SeatTaker } from '../matches/seat-taker.js';
import { newPublicId } from '../secrets.js';
import { arePeers } from '../ratings/ratings.js';
import { opponentIn } from './entrants.js';
import { type Changed, entrantOf, type KeptTournament, presentRound, withMatch } from './kept-tournament.js';
import { alreadyOpen, noSuchGame } from './problems.js';
import { sidesOf } from './tournament-view.js';

/** Keeps a change of the tournament; tells why not. */
type Keep = (change: (kept: KeptTournament) => Changed) => Promise<Problem | null>;

/** Of two who open their game at the same moment one is told to accept the match of the other. */
export async function openGame(
  matches: Matches,
  kept: KeptTournament,
  place: number,
  taker: SeatTaker,
  partCommitment: string,
  keep: Keep,
): Promise<Result<Offered>> {
  const player = playerOf(taker);
  const entrant = entrantOf(kept, player);
  const game = kept.stage === 'playing' ? presentRound(kept)?.games[place] : undefined;
  const number = kept.rounds.length;
  const isOwn = entrant !== null && game && (game.first === entrant || game.second === entrant);
  const opponent = isOwn ? opponentIn(game, entrant) : null;
  if (!isOwn || opponent === null || player === null || game.result) return { ok: false, error: noSuchGame };
  if (game.match !== null) return { ok: false, error: alreadyOpen };
  const [side, other] = game.first === entrant ? sidesOf(kept) : sidesOf(kept).toReversed();
  const to = { player: kept.entrants[opponent].player, name: kept.entrants[opponent].name };
  const id = newPublicId();
  const { title, terms } = kept;
  // A person and a bot are not rated against each other.
  const isRated = terms.isRated === true && arePeers(player, to.player);
  const offer = { ...terms, isRated, side, name: taker.name, partCommitment };
  const tournament = { id: kept.id, title, round: number };
  const offered = await matches.offer(offer, taker, id, { to, tournament });
  if (!offered.ok) return offered;
  const problem = await keep((current) => {
    const present = current.rounds.length === number ? presentRound(current)?.games[place] : undefined;
    if (!present || present.result) return noSuchGame;
    return present.match === null ? withMatch(current, place, id) : alreadyOpen;
  });
  if (problem) {
    // Nobody plays it; like every offer that nobody accepts it is forgotten in the end.
    await (
      await matches.find(id)
    )?.change((match) => ({
      kept: { ...match, ...(match.to ? { to: { ...match.to, isDeclined: true } } : {}) },
      result: null,
    }));
    return { ok: false, error: problem };
  }
  await matches.personalOffers.note({ match: id, player: to.player, host: player, side: other, since: matches.now() });
  return good(offered.value);
}
