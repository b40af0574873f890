import type { Entrant, Game, Round } from './entrants.js';
import { knockOutRound, roundsOfKnockOut } from './knock-out.js';
import { robinRound, roundsOfRobin } from './round-robin.js';
import type { TournamentFormat } from '@impulse/protocol/wire/index.js';
import { swissRound } from './swiss.js';

/** What the next round is made of. */
export interface Field {
  readonly format: TournamentFormat;
  /** How many have entered. */
  readonly count: number;
  /** Those who have left meanwhile. */
  readonly gone: ReadonlySet<Entrant>;
  /** Of a Swiss; the others are as long as they are. */
  readonly swissRounds: number;
}

/** How many rounds there will be; in a knock-out fewer, where both have lost a game. */
export function roundsIn({ format, count, swissRounds }: Field): number {
  switch (format) {
    case 'round-robin':
      return roundsOfRobin(count);
    case 'knock-out':
      return roundsOfKnockOut(count);
    case 'swiss':
      return count < 2 ? 0 : swissRounds;
  }
}

/** The games of the next round; none where everything has been played. Who has left is paired only where all places are fixed. */
export function nextRound(field: Field, rounds: readonly Round[]): readonly Game[] {
  if (rounds.length >= roundsIn(field)) return [];
  const { format, count, gone } = field;
  switch (format) {
    case 'round-robin':
      return robinRound(count, rounds.length);
    case 'knock-out':
      return knockOutRound(count, rounds);
    case 'swiss': {
      const playing = Array.from({ length: count }, (_, entrant) => entrant).filter((entrant) => !gone.has(entrant));
      return playing.length < 2 ? [] : swissRound(playing, rounds);
    }
  }
}
