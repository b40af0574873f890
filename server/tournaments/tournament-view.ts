import { battleSides, isBattleId } from '@impulse/library/battles.js';
import type { OwnPart, TournamentCard, TournamentView, WaitingGame } from '@impulse/protocol/wire/index.js';
import type { PlayerId } from '../matches/players.js';
import { isBot } from '../ratings/ratings.js';
import { opponentIn, plays } from './entrants.js';
import { entrantOf, fieldOf, type KeptTournament, presentRound, roundsPlayed } from './kept-tournament.js';
import { roundsIn } from './pairing.js';
import { standingsOf } from './standings.js';

/** What is told of a tournament. */

export const cardOf = (kept: KeptTournament): TournamentCard => ({
  tournament: kept.id,
  title: kept.title,
  organiser: kept.organiser?.name ?? '',
  format: kept.format,
  game: kept.terms.game,
  scenario: kept.terms.scenario,
  options: kept.terms.options ?? {},
  clock: kept.terms.clock ?? null,
  isRated: kept.terms.isRated === true,
  isOpen: kept.isOpen,
  admitsBots: kept.admitsBots,
  mostEntrants: kept.mostEntrants,
  waitsForOrganiser: kept.waitsForOrganiser,
  daysARound: kept.daysARound,
  stage: kept.stage,
  entrants: kept.entrants.length,
  round: kept.rounds.length,
  rounds: Math.max(kept.rounds.length, roundsIn(fieldOf(kept))),
});

export const viewOf = (kept: KeptTournament, player: PlayerId | null): TournamentView => ({
  card: cardOf(kept),
  entrants: kept.entrants.map(({ player: id, name, rating, hasLeft = false }) => ({
    name,
    kind: isBot(id) ? 'bot' : 'person',
    rating,
    hasLeft,
  })),
  standings: standingsOf(kept.format, kept.entrants.length, roundsPlayed(kept)),
  rounds: kept.rounds.map(({ games, deadline }) => ({ games, deadline })),
  you: ownPart(kept, player),
});

function ownPart(kept: KeptTournament, player: PlayerId | null): OwnPart {
  const isOrganiser = player !== null && kept.organiser?.player === player;
  const entrant = entrantOf(kept, player);
  const isInside = isOrganiser || entrant !== null;
  return { isOrganiser, entrant, waits: waitingFor(kept, player), invitation: isInside ? kept.invitation : null };
}

/** The game of the present round that a player has still to play. */
export function waitingFor(kept: KeptTournament, player: PlayerId | null): WaitingGame | null {
  const entrant = entrantOf(kept, player);
  const games = kept.stage === 'playing' ? (presentRound(kept)?.games ?? []) : [];
  if (entrant === null) return null;
  const place = games.findIndex((game) => game.result === null && plays(game, entrant));
  const opponent = place < 0 ? null : opponentIn(games[place], entrant);
  if (opponent === null) return null;
  const { first, match } = games[place];
  return {
    game: place,
    opponent: kept.entrants[opponent].name,
    side: sidesOf(kept)[first === entrant ? 0 : 1],
    match,
  };
}

export const sidesOf = ({ terms: { game } }: KeptTournament): readonly string[] =>
  isBattleId(game) ? battleSides[game] : [];

/** Who may know of it: everybody, or those who take part, and whoever has the invitation. */
export const mayKnow = (kept: KeptTournament, player: PlayerId | null, invitation: string | null): boolean =>
  kept.isOpen ||
  kept.invitation === invitation ||
  (player !== null && (kept.organiser?.player === player || entrantOf(kept, player) !== null));
