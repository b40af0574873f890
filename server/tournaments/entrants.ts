/** What pairings and standings are made of; nothing here knows of accounts, matches or clocks. */

/** Somebody who takes part, by their place in the list of entrants: the order in which they are seeded. */
export type Entrant = number;

/** Two who play each other, the first with the first side of the battle; alone, who has a bye. */
export interface Game {
  readonly first: Entrant;
  readonly second: Entrant | null;
}

/** How a game has ended. */
export interface PlayedGame extends Game {
  /** Null where both have lost, by not playing. */
  readonly winner: Entrant | null;
  /** Nobody has won on the map: one of them, or both, did not play. */
  readonly isForfeit: boolean;
}

export type Round = readonly PlayedGame[];

export const hasBye = ({ second }: Game): boolean => second === null;

export const plays = ({ first, second }: Game, entrant: Entrant): boolean => first === entrant || second === entrant;

/** Who plays against this entrant; null for a bye. */
export const opponentIn = ({ first, second }: Game, entrant: Entrant): Entrant | null =>
  first === entrant ? second : first;

/** How often more somebody has played the first side than the second. */
export function sideBalance(rounds: readonly Round[], entrant: Entrant): number {
  let balance = 0;
  for (const game of rounds.flat()) {
    if (!hasBye(game) && plays(game, entrant)) balance += game.first === entrant ? 1 : -1;
  }
  return balance;
}
