import type { LogEvent, Outcome, PublicAction, Refusal, Seat } from './game.js';
import type { Problem } from './reading/result.js';

/**
 * What feeds a seat: the match in a worker, a server, a file, a film. A host tells a seat what it may know and
 * nothing else, and it is the only one that changes the battle.
 */
export interface Host<A extends PublicAction> {
  /** Plays an action of the seat, if the battle is still where the seat saw it. */
  act(seat: Seat, revision: number, command: string, action: A): Promise<HostAnswer>;
  /** Takes back the last `steps` actions of the seat. */
  undo(seat: Seat, revision: number, command: string, steps: number): Promise<HostAnswer>;
  /** Tells the seat how the battle stands, then everything that happens, until stopped. Watching again tells it anew. */
  watch(seat: Seat, hear: (news: News) => void): Stop;
}

export type Stop = () => void;

/** What a seat is told: how the battle stands, first as a whole, and then by what has changed. */
export type News = WholeNews | LaterNews;

/** Stands for everything that was told before. */
export interface WholeNews extends NewsHead {
  /** What the seat may know, as the game's `view` makes it. */
  readonly view: unknown;
  /** The whole log of the seat. */
  readonly events: readonly LogEvent[];
}

/** Follows upon other news. */
export interface LaterNews extends NewsHead {
  /** The revision of the news that it follows upon. */
  readonly since: number;
  /** What has changed in the view, as the game's `viewDeltas` make it. */
  readonly delta: unknown;
  /** How many entries of the seat's log have been taken back before `events` are added. */
  readonly dropped: number;
  readonly events: readonly LogEvent[];
}

interface NewsHead {
  /** Rises with everything that happens to the battle, taking back included. */
  readonly revision: number;
  /** Who acted; null when nobody did: the first news, or something taken back. */
  readonly by: string | null;
  /** How many of the seat's last actions can be taken back. */
  readonly undoable: number;
  /** How people have ended the battle; null as long as its rules decide. */
  readonly outcome: Outcome | null;
  /** Where the journal is a chain: its link after the last entry, the same for every seat. It tells nothing by itself. */
  readonly link?: string;
}

export type HostAnswer =
  | { readonly kind: 'done'; readonly revision: number }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** The battle has moved on since the revision the seat acted on; the news tell how. */
  | { readonly kind: 'stale'; readonly revision: number }
  | { readonly kind: 'malformed'; readonly problem: Problem };
