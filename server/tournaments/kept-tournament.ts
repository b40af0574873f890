import type { Problem } from '@impulse/engine';
import type { TournamentFormat, TournamentStage, TournamentTerms } from '@impulse/protocol/wire/index.js';
import type { PlayerId } from '../matches/players.js';
import type { Entrant, PlayedGame, Round } from './entrants.js';
import { type Field, nextRound } from './pairing.js';
import { alreadyEntered, notEntering, notPlayedOut, notPlaying, tooFew, tooManyEntrants } from './problems.js';
import { usualSwissRounds } from './swiss.js';

/** A tournament as it is kept, and what may be done to it; every change is made of the one before, and of nothing else. */
export interface KeptTournament {
  readonly id: string;
  /** Rises with every change. */
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly title: string;
  /** Null when that account has been deleted. */
  readonly organiser: { readonly player: PlayerId; readonly name: string } | null;
  readonly format: TournamentFormat;
  /** Of a Swiss; null for as many as find a winner. */
  readonly swissRounds: number | null;
  readonly terms: TournamentTerms;
  readonly isOpen: boolean;
  readonly invitation: string;
  readonly admitsBots: boolean;
  readonly mostEntrants: number;
  readonly waitsForOrganiser: boolean;
  readonly daysARound: number | null;
  readonly stage: TournamentStage;
  /** In the order in which they have entered; once it is played, as they are seeded. */
  readonly entrants: readonly KeptEntrant[];
  readonly rounds: readonly KeptRound[];
}

export interface KeptEntrant {
  readonly player: PlayerId;
  readonly name: string;
  readonly rating: number | null;
  readonly hasLeft?: true;
}

export interface KeptRound {
  /** Milliseconds since 1970. */
  readonly began: number;
  readonly deadline: number | null;
  readonly games: readonly KeptGame[];
}

export interface KeptGame {
  readonly first: Entrant;
  readonly second: Entrant | null;
  readonly match: string | null;
  readonly result: GameResult | null;
}

export interface GameResult {
  readonly winner: Entrant | null;
  readonly isForfeit: boolean;
}

export type Changed = KeptTournament | Problem;

export const isProblem = (changed: Changed): changed is Problem => 'code' in changed;

export const entrantOf = ({ entrants }: KeptTournament, player: PlayerId | null): Entrant | null => {
  const found = entrants.findIndex((entrant) => entrant.player === player);
  return found < 0 ? null : found;
};

/** Names are nobody else's; those whose account has been deleted have none. */
export const entrantCalled = ({ entrants }: KeptTournament, name: string): Entrant | null => {
  const found = name === '' ? -1 : entrants.findIndex((entrant) => entrant.name === name);
  return found < 0 ? null : found;
};

export function enter(kept: KeptTournament, entrant: KeptEntrant): Changed {
  if (kept.stage !== 'entering') return notEntering;
  if (entrantOf(kept, entrant.player) !== null) return alreadyEntered;
  if (kept.entrants.length >= kept.mostEntrants) return tooManyEntrants;
  return { ...kept, entrants: [...kept.entrants, entrant] };
}

/** Somebody leaves, or is sent away: before the first round without a trace, later without games to come. */
export function leave(kept: KeptTournament, entrant: Entrant): Changed {
  if (kept.stage === 'entering') return { ...kept, entrants: kept.entrants.filter((_, index) => index !== entrant) };
  if (kept.stage === 'over') return notPlaying;
  const entrants = kept.entrants.map((one, index) => (index === entrant ? { ...one, hasLeft: true as const } : one));
  return settled({ ...kept, entrants }, new Map());
}

/** The strongest first; who has no rating comes after those who have one, in the order of entering. */
export function start(kept: KeptTournament, ratings: ReadonlyMap<PlayerId, number>, now: number): Changed {
  if (kept.stage !== 'entering') return notEntering;
  if (kept.entrants.length < 2) return tooFew;
  const rated = kept.entrants.map((entrant) => ({ ...entrant, rating: ratings.get(entrant.player) ?? null }));
  const entrants = rated.toSorted((one, other) => (other.rating ?? -1) - (one.rating ?? -1));
  return goOn({ ...kept, stage: 'playing', entrants }, now);
}

/** The next round begins, or everything has been played. */
export function goOn(kept: KeptTournament, now: number): Changed {
  if (kept.stage !== 'playing') return notPlaying;
  if (!isRoundOver(kept)) return notPlayedOut;
  const games = nextRound(fieldOf(kept), roundsPlayed(kept));
  if (games.length === 0) return { ...kept, stage: 'over' };
  const { daysARound } = kept;
  const round: KeptRound = {
    began: now,
    deadline: daysARound === null ? null : now + daysARound * day,
    games: games.map((game) => ({ ...game, match: null, result: null })),
  };
  return settled({ ...kept, rounds: [...kept.rounds, round] }, new Map());
}

const day = 24 * 3_600_000;

/** The organiser ends it before everything has been played. */
export const end = (kept: KeptTournament): Changed =>
  kept.stage === 'playing' ? { ...kept, stage: 'over' } : notPlaying;

export const presentRound = ({ rounds }: KeptTournament): KeptRound | null => rounds.at(-1) ?? null;

export const isRoundOver = (kept: KeptTournament): boolean =>
  presentRound(kept)?.games.every(({ result }) => result !== null) ?? true;

export const fieldOf = ({ format, entrants, swissRounds }: KeptTournament): Field => ({
  format,
  count: entrants.length,
  gone: new Set(entrants.flatMap(({ hasLeft }, index) => (hasLeft ? [index] : []))),
  swissRounds: swissRounds ?? usualSwissRounds(entrants.length),
});

/** Games that have ended, as far as they have. */
export const roundsPlayed = ({ rounds }: KeptTournament): readonly Round[] =>
  rounds.map(({ games }) =>
    games.flatMap(({ first, second, result }): PlayedGame[] => (result ? [{ first, second, ...result }] : [])),
  );

/** The present round with what is known by now: byes, who has left, and what was found out about games by their place. */
export function settled(kept: KeptTournament, found: ReadonlyMap<number, GameResult>): KeptTournament {
  const round = presentRound(kept);
  if (!round) return kept;
  const games = round.games.map((game, index) =>
    game.result ? game : { ...game, result: found.get(index) ?? withoutPlay(kept, game) },
  );
  return { ...kept, rounds: [...kept.rounds.slice(0, -1), { ...round, games }] };
}

/** With these results; with the next round, where nobody is waited for; over, where there is none. */
export function goneOn(kept: KeptTournament, found: ReadonlyMap<number, GameResult>, now: number): KeptTournament {
  const next = settled(kept, found);
  const gone = next.stage === 'playing' && isRoundOver(next) ? goOn(next, now) : next;
  return isProblem(gone) || (gone.stage !== 'over' && next.waitsForOrganiser) ? next : gone;
}

/** What a game comes to that nobody needs to play; null for one that has to be played. */
function withoutPlay({ entrants }: KeptTournament, { first, second }: KeptGame): GameResult | null {
  const isFirstGone = entrants[first].hasLeft === true;
  if (second === null) return { winner: isFirstGone ? null : first, isForfeit: isFirstGone };
  const isSecondGone = entrants[second].hasLeft === true;
  if (!isFirstGone && !isSecondGone) return null;
  return { winner: isFirstGone ? (isSecondGone ? null : second) : first, isForfeit: true };
}

/** The match of a game of the present round, once one of the two has opened it. */
export function withMatch(kept: KeptTournament, place: number, match: string): KeptTournament {
  const round = presentRound(kept);
  if (!round) return kept;
  const games = round.games.map((game, index) => (index === place ? { ...game, match } : game));
  return { ...kept, rounds: [...kept.rounds.slice(0, -1), { ...round, games }] };
}
