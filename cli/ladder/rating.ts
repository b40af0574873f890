import { makeRandom } from '@impulse/engine';
import type { LadderMatch } from './results.js';

/** Ratings of everybody in a ladder from all its matches (Bradley and Terry), in Elo above the one who is rated 0. */

export interface Rating {
  readonly player: string;
  readonly elo: number;
  /** 95 % interval, from pairs drawn again and again. */
  readonly low: number;
  readonly high: number;
  readonly games: number;
}

/** Wins of each player over each other. */
type Wins = readonly Float64Array[];

/** What might still have come: a few battles that all ended alike do not make anybody certain. */
const unseen: LadderMatch['pairs'] = [
  [true, true],
  [false, false],
];

const redraws = 400;
const rounds = 400;

export function rate(matches: readonly LadderMatch[], anchor: string): Rating[] {
  const players = [...new Set(matches.flatMap(({ players: both }) => both))];
  if (!players.includes(anchor)) return [];
  const at = players.indexOf(anchor);
  const all = matches.map(({ pairs }) => pairs);
  const elos = elosFrom(winsOf(players, matches, all), at);
  const urns = all.map((pairs): LadderMatch['pairs'] => [...pairs, ...unseen]);
  const random = makeRandom('ladder');
  const redrawn = Array.from({ length: redraws }, () => {
    const drawn = urns.map((urn, match) => all[match].map(() => urn[random.below(urn.length)]));
    return elosFrom(winsOf(players, matches, drawn), at);
  });
  const ratings = players.map((player, index): Rating => {
    const sorted = redrawn.map((one) => one[index]).toSorted((a, b) => a - b);
    const games = matches.reduce((sum, one) => sum + (one.players.includes(player) ? 2 * one.pairs.length : 0), 0);
    return {
      player,
      elo: elos[index],
      low: sorted[Math.floor(redraws * 0.025)],
      high: sorted[Math.ceil(redraws * 0.975) - 1],
      games,
    };
  });
  return ratings.toSorted((a, b) => b.elo - a.elo);
}

function winsOf(
  players: readonly string[],
  matches: readonly LadderMatch[],
  pairs: readonly LadderMatch['pairs'][],
): Wins {
  const wins = players.map(() => new Float64Array(players.length));
  matches.forEach(({ players: [one, other] }, match) => {
    if (one === other) return;
    const [first, second] = [players.indexOf(one), players.indexOf(other)];
    // Half a battle each way: whoever never lost has a rating all the same.
    wins[first][second] += 0.5;
    wins[second][first] += 0.5;
    for (const won of pairs[match].flat()) wins[won ? first : second][won ? second : first]++;
  });
  return wins;
}

/** Minorisation and maximisation, after Hunter. */
function elosFrom(wins: Wins, anchor: number): number[] {
  const total = wins.map((row) => row.reduce((sum, one) => sum + one, 0));
  let strength = wins.map(() => 1);
  for (let round = 0; round < rounds; round++) {
    strength = strength.map((own, one) => {
      const met = strength.reduce((sum, its, other) => {
        const games = wins[one][other] + wins[other][one];
        return games === 0 ? sum : sum + games / (own + its);
      }, 0);
      return met === 0 ? own : total[one] / met;
    });
  }
  return strength.map((one) => 400 * Math.log10(one / strength[anchor]));
}
