import { flag, mapOf, oneOf, type Options, optional, type Read, record, text, whole } from '@impulse/engine';
import { type ClockTerms, type PlayerKind, spectatorPolicies, type Spectators } from './match-card.js';
import { clockTerms } from './offers.js';
import { dicePart, key } from './values.js';

/** Tournaments of people with accounts, and of bots where they are admitted (docs/server.md). */

export const tournamentFormats = ['round-robin', 'knock-out', 'swiss'] as const;
export type TournamentFormat = (typeof tournamentFormats)[number];

/** What is played in every game. */
export interface TournamentTerms {
  readonly game: string;
  readonly scenario: string;
  readonly options?: Options;
  readonly clock?: ClockTerms;
  readonly spectators?: Spectators;
  readonly isRated?: boolean;
}

/** A tournament that somebody would like to hold. */
export interface TournamentWish extends TournamentTerms {
  readonly title: string;
  readonly format: TournamentFormat;
  /** Of a Swiss; left out for as many as find a winner. */
  readonly rounds?: number;
  /** Everybody finds it and may enter; else whoever has the link. */
  readonly isOpen?: boolean;
  readonly admitsBots?: boolean;
  /** Nobody enters any more when there are so many. */
  readonly mostEntrants?: number;
  /** The organiser begins each round; else it begins when the one before has ended. */
  readonly waitsForOrganiser?: boolean;
  /** Days after which a round ends, whatever is still played; left out for never. */
  readonly daysARound?: number;
}

export const tournamentStages = ['entering', 'playing', 'over'] as const;
export type TournamentStage = (typeof tournamentStages)[number];

/** A tournament in a list. */
export interface TournamentCard {
  readonly tournament: string;
  readonly title: string;
  readonly organiser: string;
  readonly format: TournamentFormat;
  readonly game: string;
  readonly scenario: string;
  readonly options: Options;
  readonly clock: ClockTerms | null;
  readonly isRated: boolean;
  readonly isOpen: boolean;
  readonly admitsBots: boolean;
  readonly mostEntrants: number;
  readonly waitsForOrganiser: boolean;
  readonly daysARound: number | null;
  readonly stage: TournamentStage;
  readonly entrants: number;
  /** The round that is played or was played last, from 1; 0 before the first. */
  readonly round: number;
  /** How many there will be; with entrants still to come, with those there are. */
  readonly rounds: number;
}

export interface EntrantCard {
  readonly name: string;
  readonly kind: PlayerKind;
  /** By which the entrants are seeded; null for those who have none. */
  readonly rating: number | null;
  readonly hasLeft: boolean;
}

export interface StandingCard {
  /** An entrant, by place in the list of entrants. */
  readonly entrant: number;
  readonly place: number;
  readonly points: number;
  readonly won: number;
  readonly lost: number;
  /** The points of all opponents, and of those who were beaten. */
  readonly strength: number;
  readonly quality: number;
}

/** Two entrants, the first with the first side of the battle; alone, who has a bye. */
export interface GameCard {
  readonly first: number;
  readonly second: number | null;
  /** Null until one of them has opened it. */
  readonly match: string | null;
  readonly result: { readonly winner: number | null; readonly isForfeit: boolean } | null;
}

export interface RoundCard {
  readonly games: readonly GameCard[];
  /** In milliseconds since 1970; null where it ends when everything has been played. */
  readonly deadline: number | null;
}

/** A game that waits for whoever asks: to be opened, to be accepted, or to be played. */
export interface WaitingGame {
  /** Its place in the round. */
  readonly game: number;
  readonly opponent: string;
  readonly side: string;
  readonly match: string | null;
}

/** What whoever asks may do, and what waits for them. */
export interface OwnPart {
  readonly isOrganiser: boolean;
  /** Null for those who have not entered. */
  readonly entrant: number | null;
  readonly waits: WaitingGame | null;
  /** Lets others enter; for the organiser and for those who have entered. */
  readonly invitation: string | null;
}

/** One tournament with everything that may be known of it. */
export interface TournamentView {
  readonly card: TournamentCard;
  readonly entrants: readonly EntrantCard[];
  readonly standings: readonly StandingCard[];
  readonly rounds: readonly RoundCard[];
  readonly you: OwnPart;
}

/** A tournament of whoever asks. */
export interface OwnTournament {
  readonly card: TournamentCard;
  readonly waits: WaitingGame | null;
}

/** Most that one tournament holds; a round robin of more would take years. */
export const mostEntrants = { 'round-robin': 32, 'knock-out': 256, swiss: 256 } as const;

const name = text(40);

export const readTournamentWish: Read<TournamentWish> = record<TournamentWish>({
  title: text(60),
  format: oneOf(...tournamentFormats),
  rounds: optional(whole(1, 30)),
  game: name,
  scenario: name,
  options: optional(mapOf(name)),
  clock: optional(clockTerms),
  spectators: optional(oneOf(...spectatorPolicies)),
  isRated: optional(flag),
  isOpen: optional(flag),
  admitsBots: optional(flag),
  mostEntrants: optional(whole(2, 256)),
  waitsForOrganiser: optional(flag),
  daysARound: optional(whole(1, 365)),
});

/** Somebody enters; with the invitation, where not everybody may. */
export interface TournamentEntry {
  readonly invitation?: string;
}

export const readTournamentEntry: Read<TournamentEntry> = record<TournamentEntry>({ invitation: optional(key) });

/** One of the two who are to play opens their match. */
export interface GameOpening {
  readonly partCommitment: string;
}

export const readGameOpening: Read<GameOpening> = record<GameOpening>({ partCommitment: dicePart });
