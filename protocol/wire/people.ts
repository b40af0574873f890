import type { Language } from '@impulse/engine';
import type { MatchCard } from './match-card.js';

/** What is asked over http about people with accounts (docs/server.md). */

/** How somebody would like to be told that a decision is owed. */
export interface NoticeChoices {
  readonly mail: boolean;
  readonly push: boolean;
  /** An address that takes a message; null for none. */
  readonly webhook: string | null;
  /** In hours: as often a reminder comes; 0 for never. */
  readonly every: number;
}

/** What a person is told about the own account. */
export interface Account {
  readonly name: string;
  readonly language: Language;
  /** Null until an address has been confirmed. */
  readonly mail: string | null;
  readonly choices: NoticeChoices;
  readonly hasPassword: boolean;
  readonly passkeys: readonly PasskeyCard[];
  /** Where the person is signed in, the last used first. */
  readonly sessions: readonly SessionCard[];
  /** Names of those who may not sit down with this person, nor write. */
  readonly blocked: readonly string[];
  /** From so many places no guest may; for a month each. */
  readonly blockedGuests: number;
}

/** Times are in milliseconds since 1970. */
export interface PasskeyCard {
  readonly id: string;
  readonly label: string;
  readonly created: number;
  readonly used: number;
}

export interface SessionCard {
  readonly id: string;
  /** The address that it was last used from. */
  readonly place: string;
  /** What the browser calls itself. */
  readonly browser: string;
  readonly created: number;
  readonly used: number;
  /** This is the one that asks. */
  readonly isThis: boolean;
}

/** A match that the person sits at, wherever it was begun. */
export interface PersonMatch {
  readonly side: string;
  /** When the person sat down, in milliseconds since 1970. */
  readonly since: number;
  readonly card: MatchCard;
}

export interface SignUp {
  readonly name: string;
  readonly password: string;
  readonly language: Language;
}

export interface SignIn {
  /** The name, or the confirmed mail address. */
  readonly name: string;
  readonly password: string;
}

/** What a passkey is to be used for. */
export type ChallengeWanted =
  | { readonly for: 'sign-in' }
  /** One more way into the account that is signed in. */
  | { readonly for: 'add' }
  | { readonly for: 'sign-up'; readonly name: string; readonly language: Language };

/** What the browser's authenticator has answered; checked by what it has signed. */
export interface PasskeyAnswer {
  readonly response: object;
}

export interface NewPasskey extends PasskeyAnswer {
  /** What the person is to know it by. */
  readonly label: string;
}

export interface LinkWanted {
  readonly mail: string;
  readonly for: 'sign-in' | 'password';
}

export interface LinkUse {
  readonly token: string;
  /** Only where the link was sent for a new one. */
  readonly password?: string;
}

/** What the link that was used has done. */
export interface LinkUsed {
  readonly for: 'sign-in' | 'password' | 'confirm';
}

export interface ProfileChange {
  readonly name?: string;
  readonly language?: Language;
  readonly choices?: NoticeChoices;
}
