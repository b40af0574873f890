import { type Entrant, type Game, type Round, sideBalance } from './entrants.js';

/** Whoever loses is out. */

export const roundsOfKnockOut = (count: number): number => (count < 2 ? 0 : Math.ceil(Math.log2(count)));

/** The games of the next round; nobody plays any more where there is a winner. */
export function knockOutRound(count: number, rounds: readonly Round[]): readonly Game[] {
  const places = rounds.length === 0 ? bracket(count) : winners(rounds[rounds.length - 1]);
  const games: Game[] = [];
  for (let place = 0; place < places.length; place += 2) {
    const game = gameOf(places[place], places[place + 1] ?? null, rounds);
    if (game) games.push(game);
  }
  return places.filter((one) => one !== null).length > 1 ? games : [];
}

/** Who is placed where: the best meet last, and have the byes of the first round, where the number is no power of two. */
function bracket(count: number): (Entrant | null)[] {
  let places = [0];
  while (places.length < count) {
    const size = places.length * 2;
    places = places.flatMap((seed) => [seed, size - 1 - seed]);
  }
  return places.map((seed) => (seed < count ? seed : null));
}

/** In the order of their games, so that halves of the bracket stay together; a game that both have lost leaves a gap. */
const winners = (round: Round): (Entrant | null)[] => round.map(({ winner }) => winner);

function gameOf(one: Entrant | null, other: Entrant | null, rounds: readonly Round[]): Game | null {
  if (one === null || other === null) {
    const alone = one ?? other;
    return alone === null ? null : { first: alone, second: null };
  }
  const [left, right] = [sideBalance(rounds, one), sideBalance(rounds, other)];
  const isOneFirst = left === right ? one < other : left < right;
  return isOneFirst ? { first: one, second: other } : { first: other, second: one };
}
