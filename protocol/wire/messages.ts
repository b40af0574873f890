import type { BattleRecord, HostAnswer, News, Problem, ToldEvent } from '@impulse/engine';
import type { MatchCard } from './match-card.js';
import type { HexNote } from './notes.js';
import type { Offered } from './offers.js';

/** What the server says over a socket: answers to requests by their ids, and what it tells unasked of a match. */
export type WireMessage = WireAnswer | MatchMessage;

export type WireAnswer =
  | Watching
  /** To what changes the battle. */
  | { readonly id: number; readonly answer: HostAnswer }
  | { readonly id: number; readonly record: BattleRecord }
  | { readonly id: number; readonly since: readonly ToldEvent[] }
  | { readonly id: number; readonly meanwhile: readonly News[] }
  /** What the seat has pinned to hexes. */
  | { readonly id: number; readonly notes: readonly HexNote[] }
  /** What lets somebody else take this seat over; null when it is offered no more. */
  | { readonly id: number; readonly invitation: string | null }
  /** To whoever offers a rematch. */
  | { readonly id: number; readonly offered: Offered }
  /** To everything else that was done. */
  | { readonly id: number; readonly done: true }
  /** Refused; the id is null when the request could not be read that far. */
  | { readonly id: number | null; readonly problem: Problem };

/** How the match stands; the news of the battle follow, once there is one. */
export interface Watching {
  readonly id: number;
  readonly seat: string;
  readonly card: MatchCard;
  /** What the players have said, the last of it; nothing for those who hold no seat. */
  readonly said: readonly Saying[];
  /** This seat does not hear the other player. */
  readonly muted: boolean;
  /** What the server decides for this seat without asking it. */
  readonly standing: Readonly<Record<string, string>>;
}

export type MatchMessage =
  | { readonly match: string; readonly clock: ClockReading }
  | { readonly match: string; readonly rematch: Rematch }
  | { readonly match: string; readonly news: News }
  | { readonly match: string; readonly card: MatchCard }
  /** The other player's bid was higher: from now on this is the seat of whoever hears it. */
  | { readonly match: string; readonly seat: string }
  | { readonly match: string; readonly said: Saying }
  /** This seat does not hear the other player any more, or does again; perhaps chosen in another window. */
  | { readonly match: string; readonly muted: boolean }
  /** This seat has left other standing orders, perhaps in another window. */
  | { readonly match: string; readonly standing: Readonly<Record<string, string>> }
  /** This seat has changed a note, perhaps in another window. */
  | { readonly match: string; readonly note: HexNote };

/** How much time the sides have, in milliseconds; below nothing when it is over. */
export interface ClockReading {
  readonly left: Readonly<Record<string, number>>;
  /** Who loses time now; null when nobody does. */
  readonly running: string | null;
  /** The share of what passes that is charged: less than all for an answer within an impulse of the other side. */
  readonly rate: number;
  /** Milliseconds from now on for which nothing is charged: a vacation. */
  readonly pause: number;
  /** When it was read, in milliseconds since 1970 by the server's clock. */
  readonly at: number;
}

/** The other player would like to play again, with the sides changed over; told to whoever is invited. */
export interface Rematch {
  readonly by: string;
  readonly match: string;
  readonly invitation: string;
}

export interface Saying {
  readonly by: string;
  /** Plain text: never to be shown as anything else. */
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}
