import type { PlayerId } from '../matches/players.js';

/** What a rated match has changed for one of its players. The last row of a player in a battle is their rating. */
export interface RatingStepTable {
  readonly match: string;
  readonly side: string;
  readonly player: PlayerId;
  readonly opponent: PlayerId;
  readonly game: string;
  /** As `edgeName` tells it. */
  readonly scenario: string;
  /** Counts the rated matches of the player in this battle, from 1. */
  readonly number: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly has_won: 0 | 1;
  readonly value: number;
  readonly deviation: number;
  /** By which the match has changed the value. */
  readonly change: number;
}

/** What a rated match has told about the edge of a battle's first side. The last row of a scenario is what is known. */
export interface EdgeStepTable {
  readonly match: string;
  readonly game: string;
  readonly scenario: string;
  /** Counts the rated matches of the scenario, from 1. */
  readonly number: number;
  readonly value: number;
  readonly deviation: number;
}
