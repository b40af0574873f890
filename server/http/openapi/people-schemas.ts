import { languages } from '@impulse/engine';
import {
  type Account,
  type BattleRating,
  type ChallengeWanted,
  type ChannelCard,
  channelKinds,
  type LetterToken,
  type LinkUse,
  type LinkWanted,
  type MailChannel,
  type MatchCard,
  type NewChannel,
  type NewPasskey,
  type NoticeCard,
  type NoticeChoices,
  type NoticeWishes,
  type OwnRatings,
  type PasskeyAnswer,
  type PasskeyCard,
  type PersonMatch,
  type ProfileChange,
  type PushChannel,
  type RatingEntry,
  type ScenarioEdge,
  type SessionCard,
  type SignIn,
  type SignUp,
  type WebhookChannel,
} from '@impulse/protocol/wire/index.js';
import type { PersonExport } from '../../people/export.js';
import { matchCard } from './match-schemas.js';
import { anyObject, anyOf, flag, list, named, object, oneOf, optional, orNull, text, whole } from './schema.js';

/** Accounts, ratings, and how people are told. */

const language = oneOf(...languages);

const noticeChoices = object<NoticeChoices>({ mail: flag, push: flag, webhook: orNull(text), every: whole });

const account = named(
  'Account',
  object<Account>({
    name: text,
    language,
    mail: orNull(text),
    choices: noticeChoices,
    hasPassword: flag,
    passkeys: list(object<PasskeyCard>({ id: text, label: text, created: whole, used: whole })),
    sessions: list(
      object<SessionCard>({ id: text, place: text, browser: text, created: whole, used: whole, isThis: flag }),
    ),
    blocked: list(text),
    blockedGuests: whole,
  }),
);
export const ownAccount = object<{ readonly account: Account | null }>({ account: orNull(account) });

const ratingEntry = object<RatingEntry>({
  match: text,
  game: text,
  scenario: text,
  side: text,
  opponent: orNull(text),
  hasWon: flag,
  value: whole,
  deviation: whole,
  change: whole,
  at: whole,
});
export const ownRatings = object<OwnRatings>({
  ratings: list(object<BattleRating>({ game: text, value: whole, deviation: whole, matches: whole })),
  history: list(ratingEntry),
});
export const scenarioEdges = object<{ readonly scenarios: readonly ScenarioEdge[] }>({
  scenarios: list(
    object<ScenarioEdge>({
      game: text,
      scenario: text,
      isBid: flag,
      isOfBots: flag,
      edge: whole,
      deviation: whole,
      matches: whole,
    }),
  ),
});

type ExportedSeat = PersonExport['seats'][number];
export const personExport = object<PersonExport>({
  format: oneOf('impulse-person-1'),
  created: whole,
  account,
  seats: list(
    object<ExportedSeat>({
      match: text,
      side: text,
      since: whole,
      said: list(object<ExportedSeat['said'][number]>({ text, at: whole })),
    }),
  ),
  rated: list(ratingEntry),
});

export const personMatches = object<{ readonly matches: readonly PersonMatch[] }>({
  matches: list(object<PersonMatch>({ side: text, since: whole, card: matchCard })),
});
export const personalOffers = object<{ readonly offers: readonly MatchCard[] }>({ offers: list(matchCard) });

export const signUp = object<SignUp>({ name: text, password: text, language });
export const signIn = object<SignIn>({ name: text, password: text });
export const challengeWanted = anyOf<ChallengeWanted>(
  object<Extract<ChallengeWanted, { for: 'sign-in' }>>({ for: oneOf('sign-in') }),
  object<Extract<ChallengeWanted, { for: 'add' }>>({ for: oneOf('add') }),
  object<Extract<ChallengeWanted, { for: 'sign-up' }>>({ for: oneOf('sign-up'), name: text, language }),
);
export const passkeyAnswer = object<PasskeyAnswer>({ response: anyObject });
export const newPasskey = object<NewPasskey>({ response: anyObject, label: text });
export const linkWanted = object<LinkWanted>({ mail: text, for: oneOf('sign-in', 'password') });
export const linkUse = object<LinkUse>({ token: text, password: optional(text) });
export const profileChange = object<ProfileChange>({
  name: optional(text),
  language: optional(language),
  choices: optional(noticeChoices),
});
export const newPassword = object<{ readonly password: string }>({ password: text });
export const newMail = object<{ readonly mail: string }>({ mail: text });
export const namedPerson = object<{ readonly name: string }>({ name: text });
export const opposite = object<{ readonly match: string }>({ match: text });
export const heldKey = object<{ readonly key: string }>({ key: text });

const channelKind = oneOf(...channelKinds);
export const noticeWishes = object<NoticeWishes>({ language, remindEvery: whole });
export const noticeCard = named(
  'NoticeCard',
  object<NoticeCard>({
    language,
    remindEvery: whole,
    channels: list(object<ChannelCard>({ id: text, kind: channelKind, label: text, isConfirmed: flag })),
    offered: list(channelKind),
    pushKey: text,
  }),
);
export const newChannel = anyOf<NewChannel>(
  object<PushChannel>({ kind: oneOf('push'), endpoint: text, p256dh: text, auth: text }),
  object<WebhookChannel>({ kind: oneOf('webhook'), address: text }),
  object<MailChannel>({ kind: oneOf('mail'), address: text }),
);
export const letterToken = object<LetterToken>({ token: text });
