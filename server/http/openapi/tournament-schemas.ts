import {
  type EntrantCard,
  type GameCard,
  type GameOpening,
  type OwnPart,
  type OwnTournament,
  type RoundCard,
  type StandingCard,
  type TournamentCard,
  type TournamentEntry,
  tournamentFormats,
  tournamentStages,
  type TournamentView,
  type TournamentWish,
  type WaitingGame,
} from '@impulse/protocol/wire/index.js';
import { clockTerms, options, playerKind, spectators } from './match-schemas.js';
import { flag, list, named, number, object, oneOf, optional, orNull, text, whole } from './schema.js';

/** Tournaments, their rounds and standings. */

const format = oneOf(...tournamentFormats);

const card = named(
  'TournamentCard',
  object<TournamentCard>({
    tournament: text,
    title: text,
    organiser: text,
    format,
    game: text,
    scenario: text,
    options,
    clock: orNull(clockTerms),
    isRated: flag,
    isOpen: flag,
    admitsBots: flag,
    mostEntrants: whole,
    waitsForOrganiser: flag,
    daysARound: orNull(whole),
    stage: oneOf(...tournamentStages),
    entrants: whole,
    round: whole,
    rounds: whole,
  }),
);

const waits = orNull(object<WaitingGame>({ game: whole, opponent: text, side: text, match: orNull(text) }));
const game = object<GameCard>({
  first: whole,
  second: orNull(whole),
  match: orNull(text),
  result: orNull(object<NonNullable<GameCard['result']>>({ winner: orNull(whole), isForfeit: flag })),
});

export const tournamentView = named(
  'TournamentView',
  object<TournamentView>({
    card,
    entrants: list(object<EntrantCard>({ name: text, kind: playerKind, rating: orNull(number), hasLeft: flag })),
    standings: list(
      object<StandingCard>({
        entrant: whole,
        place: whole,
        points: number,
        won: whole,
        lost: whole,
        strength: number,
        quality: number,
      }),
    ),
    rounds: list(object<RoundCard>({ games: list(game), deadline: orNull(whole) })),
    you: object<OwnPart>({ isOrganiser: flag, entrant: orNull(whole), waits, invitation: orNull(text) }),
  }),
);

export const tournamentCards = object<{ readonly tournaments: readonly TournamentCard[] }>({
  tournaments: list(card),
});
export const ownTournaments = object<{ readonly tournaments: readonly OwnTournament[] }>({
  tournaments: list(object<OwnTournament>({ card, waits })),
});

export const tournamentWish = object<TournamentWish>({
  title: text,
  format,
  rounds: optional(whole),
  game: text,
  scenario: text,
  options: optional(options),
  clock: optional(clockTerms),
  spectators: optional(spectators),
  isRated: optional(flag),
  isOpen: optional(flag),
  admitsBots: optional(flag),
  mostEntrants: optional(whole),
  waitsForOrganiser: optional(flag),
  daysARound: optional(whole),
});
export const tournamentEntry = object<TournamentEntry>({ invitation: optional(text) });
export const gameOpening = object<GameOpening>({ partCommitment: text });
