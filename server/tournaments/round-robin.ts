import type { Game } from './entrants.js';

/** Everybody plays everybody once. */

/** An odd number needs a round more, in which each has a bye once. */
export const roundsOfRobin = (count: number): number => (count < 2 ? 0 : count % 2 === 0 ? count - 1 : count);

/** The games of a round, counted from 0, by the circle method: one stays, all others move on by one place. */
export function robinRound(count: number, round: number): readonly Game[] {
  const places = count + (count % 2);
  const turning = places - 1;
  const at = (place: number): number => (place === 0 ? turning : (place - 1 + round) % turning);
  const games: Game[] = [];
  for (let place = 0; place < places / 2; place++) {
    games.push(gameOf(count, at(place), at(places - 1 - place)));
  }
  return games;
}

function gameOf(count: number, one: number, other: number): Game {
  if (one >= count) return { first: other, second: null };
  if (other >= count) return { first: one, second: null };
  return isFirst(count, one, other) ? { first: one, second: other } : { first: other, second: one };
}

/**
 * In a circle of an odd number each has the first side against the half that follows, so that sides are even; one more than that
 * changes sides from one to the next.
 */
function isFirst(count: number, one: number, other: number): boolean {
  const turning = count + (count % 2) - 1;
  if (one === turning) return other % 2 === 0;
  if (other === turning) return one % 2 === 1;
  return (other - one + turning) % turning <= (turning - 1) / 2;
}
