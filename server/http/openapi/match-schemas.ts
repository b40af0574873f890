import { endings, type Version, type VersionChange } from '@impulse/engine';
import {
  type Acceptance,
  type BotMatch,
  type BotRegistration,
  type ClockTerms,
  type MatchCard,
  type MatchOffer,
  type MatchResult,
  matchStatuses,
  type MatchTournament,
  type Offered,
  type OpenProposal,
  type Proposal,
  type RegisteredBot,
  type Seated,
  type SeatCard,
  type SeatRating,
  type SideBid,
  spectatorPolicies,
  type Vacation,
} from '@impulse/protocol/wire/index.js';
import { anyOf, flag, list, mapOf, named, object, oneOf, optional, orNull, text, whole } from './schema.js';

/** Offers, seats and cards of matches. */

export const spectators = oneOf(...spectatorPolicies);
export const playerKind = oneOf('person', 'computer', 'bot');
export const options = mapOf(text);

export const clockTerms = named(
  'ClockTerms',
  object<ClockTerms>({ bank: whole, increment: whole, vacation: optional(whole) }),
);

const seatRating = object<SeatRating>({ value: whole, deviation: whole, change: orNull(whole) });
const version = object<Version>({ rules: text, dataHash: text });
const proposal = anyOf<Proposal>(
  object<Extract<Proposal, { readonly rewind: number }>>({ rewind: whole }),
  object<Extract<Proposal, { readonly winner: string }>>({ winner: text }),
  object<Extract<Proposal, { readonly computer: string }>>({ computer: text, side: text }),
);

const seatCard = object<SeatCard>({
  side: text,
  name: orNull(text),
  kind: playerKind,
  hasAccount: flag,
  rating: orNull(seatRating),
  present: flag,
});

export const matchCard = named(
  'MatchCard',
  object<MatchCard>({
    match: text,
    game: text,
    rules: text,
    scenario: text,
    options,
    dataHash: text,
    versionChange: orNull(object<VersionChange>({ from: version, to: version })),
    seats: list(seatCard),
    stage: oneOf(...matchStatuses),
    decides: orNull(text),
    isPublic: flag,
    spectators,
    isRated: flag,
    to: orNull(object<NonNullable<MatchCard['to']>>({ name: text, isDeclined: flag })),
    tournament: orNull(object<MatchTournament>({ id: text, title: text, round: whole })),
    commitment: text,
    partCommitment: text,
    proposal: orNull(object<OpenProposal>({ number: whole, by: text, revision: whole, proposal })),
    bid: orNull(object<SideBid>({ side: text, points: orNull(whole) })),
    result: orNull(object<MatchResult>({ winner: text, reason: oneOf('played', ...endings) })),
    clock: orNull(clockTerms),
    deserted: orNull(text),
    vacations: list(object<Vacation>({ side: text, until: whole })),
    vacationLeft: mapOf(whole),
    rematch: orNull(object<NonNullable<MatchCard['rematch']>>({ by: text, match: text })),
  }),
);

export const matchCards = object<{ readonly matches: readonly MatchCard[] }>({ matches: list(matchCard) });

/** A match, and the seat that whoever asks may take. */
export const foundMatch = object<{ readonly card: MatchCard; readonly seat: string | null }>({
  card: matchCard,
  seat: orNull(text),
});

export const seated = named('Seated', object<Seated>({ seat: text, key: text, card: matchCard }));
export const offered = named('Offered', object<Offered>({ seat: text, key: text, card: matchCard, invitation: text }));

export const matchOffer = object<MatchOffer>({
  game: text,
  scenario: text,
  options: optional(options),
  side: text,
  name: text,
  partCommitment: text,
  isPublic: optional(flag),
  spectators: optional(spectators),
  clock: optional(clockTerms),
  isRated: optional(flag),
  to: optional(text),
  computer: optional(text),
  bid: optional(whole),
});
export const acceptance = object<Acceptance>({
  name: text,
  part: text,
  invitation: optional(text),
  bid: optional(whole),
});

export const botRegistration = object<BotRegistration>({ name: text });
export const registeredBot = object<RegisteredBot>({ name: text, token: text });
export const botMatches = object<{ readonly matches: readonly BotMatch[] }>({
  matches: list(object<BotMatch>({ seat: text, card: matchCard })),
});
