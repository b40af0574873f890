import type { Ending, Options, VersionChange } from '@impulse/engine';
import type { SideBid } from './bids.js';

/** What everybody at a match may know besides the battle itself. */
export interface MatchCard {
  readonly match: string;
  readonly game: string;
  readonly rules: string;
  readonly scenario: string;
  readonly options: Options;
  readonly dataHash: string;
  /** Only where the battle goes on from where it stood in another version; `rules` and `dataHash` are those of now. */
  readonly versionChange: VersionChange | null;
  /** In the order of the battle's sides. */
  readonly seats: readonly SeatCard[];
  readonly stage: MatchStatus;
  /** The side that owes a decision; null before the battle has begun and when it is over. */
  readonly decides: string | null;
  /** Anybody may take the free seat, not only who has the invitation. */
  readonly isPublic: boolean;
  readonly spectators: Spectators;
  /** The result changes the ratings of both players. */
  readonly isRated: boolean;
  /** The one person who may accept; null where anybody with the invitation may; with an empty name an offer that was withdrawn. */
  readonly to: { readonly name: string; readonly isDeclined: boolean } | null;
  /** The tournament, and its round, that the match is a game of. */
  readonly tournament: MatchTournament | null;
  /** What the server has committed to before anybody else put anything into the dice. */
  readonly commitment: string;
  /** What whoever offered the match has committed to. */
  readonly partCommitment: string;
  /** What is proposed and not yet answered. */
  readonly proposal: OpenProposal | null;
  /** Null where the sides were chosen. */
  readonly bid: SideBid | null;
  /** Null until the battle is over. */
  readonly result: MatchResult | null;
  /** Null where nobody is pressed for time. */
  readonly clock: ClockTerms | null;
  /** The side that its player has deserted: the other one may give it to a computer (`replace`). Null when there is none. */
  readonly deserted: string | null;
  /** Those that are not over. */
  readonly vacations: readonly Vacation[];
  /** What each side has left of the days it was granted, in milliseconds. */
  readonly vacationLeft: Readonly<Record<string, number>>;
  /** The match that one of the players has offered after this one. */
  readonly rematch: { readonly by: string; readonly match: string } | null;
}

export interface MatchTournament {
  readonly id: string;
  readonly title: string;
  readonly round: number;
}

/** How a match has ended: played to its end, or by people. */
export interface MatchResult {
  /** With a bid, this need not be who has won by the rules. */
  readonly winner: string;
  readonly reason: 'played' | Ending;
}

/** In seconds: what each side has for the whole battle, and gets whenever it hands over. */
export interface ClockTerms {
  readonly bank: number;
  readonly increment: number;
  /** Days for which each side may let its clock stand still; none where it is left out. */
  readonly vacation?: number;
}

/** The clock of a side stands still until then, in milliseconds since 1970. */
export interface Vacation {
  readonly side: string;
  readonly until: number;
}

export interface SeatCard {
  readonly side: string;
  /** Of whoever sits here, for a computer its level; null while the seat is free, empty for a deleted account. */
  readonly name: string | null;
  readonly kind: PlayerKind;
  /** The name is that of an account, and nobody else's. */
  readonly hasAccount: boolean;
  /** In this battle, from when they sat down until the match has changed it; null for those who have none. */
  readonly rating: SeatRating | null;
  /** Has a line open now; computers always do. */
  readonly present: boolean;
}

/** How strong a player is taken to be in a battle: most likely `value`, within `deviation` two times out of three. */
export interface SeatRating {
  readonly value: number;
  readonly deviation: number;
  /** By which this match has changed the value; null as long as it has not. */
  readonly change: number | null;
}

/** Who plays a side: a person, a computer of the server, or somebody else's program. A free seat is a person's. */
export type PlayerKind = 'person' | 'computer' | 'bot';

/**
 * `open`: a seat is free. `dice`: everybody sits, and whoever offered the match has still to tell the part that was
 * committed to. Then it is played, until it is over.
 */
export const matchStatuses = ['open', 'dice', 'playing', 'over'] as const;
export type MatchStatus = (typeof matchStatuses)[number];

/**
 * Who may watch without a seat: nobody; everybody, as the battle's observer; or everybody, the whole truth as it was at least
 * one turn ago.
 */
export const spectatorPolicies = ['none', 'public', 'delayed'] as const;
export type Spectators = (typeof spectatorPolicies)[number];

/**
 * To go back to an earlier revision, to end the battle with a winner, or to let a computer of this level play on for a side,
 * one's own or the other.
 */
export type Proposal =
  | { readonly rewind: number }
  | { readonly winner: string }
  | { readonly computer: string; readonly side: string };

export interface OpenProposal {
  /** No two proposals of a match have the same: a reply names it, so that it answers what its sender has read. */
  readonly number: number;
  readonly by: string;
  /** It stands as long as the battle stands here. */
  readonly revision: number;
  readonly proposal: Proposal;
}
