import type { BattleRecord, HostAnswer, News, Problem, ToldEvent } from '@impulse/engine';
import type { MatchCard } from './match-card.js';
import type { Rematch } from './requests.js';

/** What the server says over a socket: answers to requests by their ids, and what it tells unasked of a match. */
export type WireMessage = WireAnswer | Told;

export type WireAnswer =
  | Watching
  /** To what changes the battle. */
  | { readonly id: number; readonly answer: HostAnswer }
  | { readonly id: number; readonly record: BattleRecord }
  | { readonly id: number; readonly since: readonly ToldEvent[] }
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
}

export type Told =
  | { readonly match: string; readonly news: News }
  | { readonly match: string; readonly card: MatchCard }
  | { readonly match: string; readonly said: Saying };

export interface Saying {
  readonly by: string;
  /** Plain text: never to be shown as anything else. */
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Another match that the other player is invited to. */
  readonly rematch?: Rematch;
}
