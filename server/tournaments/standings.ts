import type { TournamentFormat } from '@impulse/protocol/wire/index.js';
import { type Entrant, hasBye, opponentIn, plays, type PlayedGame, type Round } from './entrants.js';

/** Who stands where. */

export interface Standing {
  readonly entrant: Entrant;
  /** From 1; shared by those whom nothing tells apart. */
  readonly place: number;
  /** A win, a bye, or an opponent who did not play. */
  readonly points: number;
  /** Games that were won, and lost, on the map. */
  readonly won: number;
  readonly lost: number;
  /** The points of all opponents (Buchholz); a bye counts as one's own. */
  readonly strength: number;
  /** The points of those who were beaten (Sonneborn-Berger). */
  readonly quality: number;
}

export const pointsOf = (rounds: readonly Round[], entrant: Entrant): number =>
  rounds.flat().filter(({ winner }) => winner === entrant).length;

/** All entrants, the best first. */
export function standingsOf(format: TournamentFormat, count: number, rounds: readonly Round[]): readonly Standing[] {
  const games = rounds.flat();
  const points = Array.from({ length: count }, (_, entrant) => pointsOf(rounds, entrant));
  const standings = points.map((own, entrant) => {
    const mine = games.filter((game) => plays(game, entrant));
    const onMap = mine.filter((game) => !hasBye(game) && !game.isForfeit);
    const of = (game: PlayedGame): number => {
      const opponent = opponentIn(game, entrant);
      return opponent === null ? own : points[opponent];
    };
    const beaten = mine.filter((game) => !hasBye(game) && game.winner === entrant);
    return {
      entrant,
      points: own,
      won: onMap.filter(({ winner }) => winner === entrant).length,
      lost: onMap.filter(({ winner }) => winner !== entrant).length,
      strength: sum(mine.map(of)),
      quality: sum(beaten.map(of)),
    };
  });
  return placed(standings.map((one) => ({ ...one, ranks: ranksOf(format, one, standings, games) })));
}

type Row = Omit<Standing, 'place'>;

/** What decides, in this order; more is better. */
function ranksOf(
  format: TournamentFormat,
  one: Row,
  all: readonly Row[],
  games: readonly PlayedGame[],
): readonly number[] {
  const tied = new Set(all.filter(({ points }) => points === one.points).map(({ entrant }) => entrant));
  const against = games.filter(({ first, second }) => second !== null && tied.has(first) && tied.has(second));
  const direct = against.filter(({ winner }) => winner === one.entrant).length;
  const haveAllMet = against.length >= (tied.size * (tied.size - 1)) / 2;
  switch (format) {
    case 'knock-out':
      // How far somebody has come is all there is to tell.
      return [one.points];
    case 'round-robin':
      return [one.points, direct, one.quality, one.won];
    case 'swiss':
      return [one.points, one.strength, one.quality, haveAllMet ? direct : 0, one.won];
  }
}

function placed(rows: readonly (Row & { readonly ranks: readonly number[] })[]): readonly Standing[] {
  const compare = (one: readonly number[], other: readonly number[]): number => {
    const at = one.findIndex((rank, index) => rank !== other[index]);
    return at < 0 ? 0 : other[at] - one[at];
  };
  const sorted = rows.toSorted((one, other) => compare(one.ranks, other.ranks) || one.entrant - other.entrant);
  return sorted.map(({ ranks, ...row }) => ({
    ...row,
    place: sorted.findIndex((other) => compare(other.ranks, ranks) === 0) + 1,
  }));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
