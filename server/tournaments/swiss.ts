import type { Entrant, Game, Round } from './entrants.js';
import { augment, type Joined, largestMatching } from './matching.js';

/** Everybody plays every round against somebody with about as many points, and nobody twice as long as that can be had. */

export const usualSwissRounds = (count: number): number => (count < 2 ? 0 : Math.max(1, Math.ceil(Math.log2(count))));

/** What the rounds so far mean for an entrant. */
interface Past {
  points: number;
  byes: number;
  /** How often more somebody has played the first side than the second, and which one last: 1 or -1. */
  balance: number;
  lastSide: number;
  readonly met: Set<Entrant>;
}

function pastOf(playing: readonly Entrant[], rounds: readonly Round[]): ReadonlyMap<Entrant, Past> {
  const past = new Map<Entrant, Past>(
    playing.map((one) => [one, { points: 0, byes: 0, balance: 0, lastSide: 0, met: new Set() }]),
  );
  const note = (entrant: Entrant, opponent: Entrant | null, side: number, hasWon: boolean): void => {
    const own = past.get(entrant);
    if (!own) return;
    if (hasWon) own.points++;
    if (opponent === null) own.byes++;
    else {
      own.met.add(opponent);
      own.balance += side;
      own.lastSide = side;
    }
  };
  for (const { first, second, winner } of rounds.flat()) {
    note(first, second, 1, winner === first);
    if (second !== null) note(second, first, -1, winner === second);
  }
  return past;
}

/** Somebody who is to be paired, with their past. */
interface Ranked extends Past {
  readonly entrant: Entrant;
}

/** The games of the next round between those who still play. */
export function swissRound(playing: readonly Entrant[], rounds: readonly Round[]): readonly Game[] {
  const past = pastOf(playing, rounds);
  const ranked = [...past]
    .map(([entrant, known]): Ranked => ({ entrant, ...known }))
    .toSorted((one, other) => other.points - one.points || one.entrant - other.entrant);
  const alone = ranked.length % 2 === 1 ? byeOf(ranked) : null;
  const games = pairUp(ranked.filter((one) => one !== alone)).map(withSides);
  return alone === null ? games : [...games, { first: alone.entrant, second: null }];
}

/** The last of those who have had the fewest byes, if all others can then be paired anew; else the last of them. */
function byeOf(ranked: readonly Ranked[]): Ranked {
  const fewest = Math.min(...ranked.map(({ byes }) => byes));
  const candidates = ranked.filter(({ byes }) => byes === fewest).toReversed();
  const allowsAll = (one: Ranked): boolean => {
    const others = ranked.filter((other) => other !== one);
    return largestMatching(others.length, newGames(others)).every((partner) => partner >= 0);
  };
  return candidates.find(allowsAll) ?? candidates[0];
}

/** Joins those who have not played each other yet. */
const newGames =
  (ranked: readonly Ranked[]): Joined =>
  (one, other) =>
    one !== other && !ranked[one].met.has(ranked[other].entrant);

type Pair = readonly [Ranked, Ranked];

/**
 * From the top: each gets the best opponent who leaves new opponents for all others. Those for whom there is none any more play
 * somebody again, as few as possible.
 */
function pairUp(ranked: readonly Ranked[]): readonly Pair[] {
  const isNew = newGames(ranked);
  const partner = largestMatching(ranked.length, isNew);
  const again = ranked.flatMap((_, index) => (partner[index] < 0 ? [index] : []));
  const isDone = ranked.map((_, index) => partner[index] < 0);
  const joined: Joined = (a, b) => !isDone[a] && !isDone[b] && isNew(a, b);
  const pairs: Pair[] = [];
  for (let one = 0; one < ranked.length; one++) {
    if (isDone[one]) continue;
    const free = ranked.flatMap((_, index) => (joined(one, index) ? [index] : []));
    isDone[one] = true;
    const other = inOrder(one, free, ranked).find((index) => isPossible(partner, one, index, isDone, joined));
    if (other === undefined) throw new Error('A matching has lost somebody');
    isDone[other] = true;
    pairs.push([ranked[one], ranked[other]]);
  }
  for (let index = 0; index < again.length; index += 2) pairs.push([ranked[again[index]], ranked[again[index + 1]]]);
  return pairs;
}

/** Can all others still be paired when these two play each other? Then `partner` says how. */
function isPossible(partner: number[], one: number, other: number, isDone: boolean[], joined: Joined): boolean {
  if (partner[one] === other) return true;
  const tried = [...partner];
  const [left, right] = [partner[one], partner[other]];
  tried[left] = -1;
  tried[right] = -1;
  tried[one] = other;
  tried[other] = one;
  isDone[other] = true;
  const found = augment(tried, left, joined);
  isDone[other] = false;
  if (found) partner.splice(0, partner.length, ...tried);
  return found;
}

/** So much more of one side is too much, if it can be helped. */
const tooMuch = 2;

/**
 * Opponents for one, the best first: nobody who would have to play the same side too often, too; those with about as many
 * points; rather somebody who wants the other side; and among those with as many points whoever stands half of them below, so
 * that the best do not meet at once.
 */
function inOrder(one: number, free: readonly number[], ranked: readonly Ranked[]): number[] {
  const own = ranked[one];
  const group = free.filter((index) => ranked[index].points === own.points);
  const middle = group[Math.floor(group.length / 2)] ?? one;
  const costs = new Map(
    free.map((index) => {
      const { balance, points } = ranked[index];
      const clashes = Math.abs(balance) >= tooMuch && Math.abs(own.balance) >= tooMuch && balance * own.balance > 0;
      const distance = points === own.points ? Math.abs(index - middle) : index;
      return [index, [clashes ? 1 : 0, Math.abs(points - own.points), Math.abs(balance + own.balance), distance]];
    }),
  );
  const costOf = (index: number): readonly number[] => costs.get(index) ?? [];
  return free.toSorted((a, b) => {
    const [left, right] = [costOf(a), costOf(b)];
    const at = left.findIndex((cost, which) => cost !== right[which]);
    return at < 0 ? a - b : left[at] - right[at];
  });
}

/** Who has had the second side more often gets the first, else who had it last; else both sides come in turn down the list. */
function withSides([one, other]: Pair, index: number): Game {
  const lean = one.balance - other.balance || one.lastSide - other.lastSide || (index % 2 === 0 ? -1 : 1);
  const [first, second] = lean < 0 ? [one, other] : [other, one];
  return { first: first.entrant, second: second.entrant };
}
