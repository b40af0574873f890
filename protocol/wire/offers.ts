import { flag, mapOf, oneOf, type Options, optional, type Read, record, text, whole } from '@impulse/engine';
import { bidPoints } from './bids.js';
import { type ClockTerms, type MatchCard, spectatorPolicies, type Spectators } from './match-card.js';
import { dicePart, key, level, personName, side } from './values.js';

/** What is asked over http, before two people sit at a match (docs/server.md). */

/** A match that somebody would like to play. */
export interface MatchOffer {
  readonly game: string;
  readonly scenario: string;
  readonly options?: Options;
  /** Of whoever offers it. */
  readonly side: string;
  /** What to call this person; a bot goes by its own name. */
  readonly name: string;
  /** What commits to this player's part in the dice (`partCommitment`). */
  readonly partCommitment: string;
  readonly isPublic?: boolean;
  readonly spectators?: Spectators;
  /** Without it nobody is pressed for time. */
  readonly clock?: ClockTerms;
  /** The result counts for the ratings; both need accounts, or are bots. */
  readonly isRated?: boolean;
  /** The name of an account: only that person may accept, and is told. For those who have an account themselves. */
  readonly to?: string;
  /** The level of a computer of the server that takes the other seat at once; without it a person does. */
  readonly computer?: string;
  /** Both bid for the side: this player so many victory points. Whoever bids more plays it. */
  readonly bid?: number;
}

/** Somebody takes the free seat. */
export interface Acceptance {
  readonly name: string;
  /** This player's part in the dice. */
  readonly part: string;
  /** May be left out where the match is public. */
  readonly invitation?: string;
  /** For the side that is bid for; only where there is one. */
  readonly bid?: number;
}

/** Whoever sits is told the key of the seat, once: whoever holds it plays. */
export interface Seated {
  readonly seat: string;
  readonly key: string;
  readonly card: MatchCard;
}

/** Whoever offers a match is told besides what lets another take the free seat. */
export interface Offered extends Seated {
  readonly invitation: string;
}

const name = text(40);
/** In seconds. */
const year = 366 * 24 * 3600;

export const clockTerms: Read<ClockTerms> = record<ClockTerms>({
  bank: whole(60, year),
  increment: whole(0, year),
  vacation: optional(whole(0, 60)),
});

export const readMatchOffer: Read<MatchOffer> = record<MatchOffer>({
  game: name,
  scenario: name,
  options: optional(mapOf(name)),
  side,
  name: personName,
  partCommitment: dicePart,
  isPublic: optional(flag),
  spectators: optional(oneOf(...spectatorPolicies)),
  clock: optional(clockTerms),
  isRated: optional(flag),
  to: optional(personName),
  computer: optional(level),
  bid: optional(bidPoints),
});

export const readAcceptance: Read<Acceptance> = record<Acceptance>({
  name: personName,
  part: dicePart,
  invitation: optional(key),
  bid: optional(bidPoints),
});
