import type { TournamentStage } from '@impulse/protocol/wire/index.js';
import type { PlayerId } from '../matches/players.js';

/** A tournament; what it is made of is its body (`KeptTournament`). */
export interface TournamentTable {
  readonly id: string;
  readonly version: number;
  readonly created: number;
  readonly stage: TournamentStage;
  /** Everybody finds it. */
  readonly is_open: 0 | 1;
  readonly body: string;
}

/** Whose tournaments they are, so that they are found. The body decides. */
export interface TournamentPlayerTable {
  readonly tournament: string;
  readonly player: PlayerId;
  readonly role: 'organiser' | 'entrant';
}
