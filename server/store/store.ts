import type { Saying } from '@impulse/protocol/wire/index.js';
import type { KeptMatch } from '../matches/kept-match.js';
import type { ProcessNotice } from '../processes/process-notice.js';
import type { Compilable } from 'kysely';
import type { Tables } from './tables/tables.js';

/** Where matches are kept. What a store has acknowledged is there after any end of the process. */
export interface Store {
  create(match: KeptMatch): Promise<void>;
  find(id: string): Promise<KeptMatch | null>;
  /**
   * Replaces what is kept, if it is still of the version before, and the journal, where that matters, still of this length;
   * false when somebody else was faster. `rows` are added in the same transaction: when one is there already, nothing is
   * changed, and the answer is false.
   */
  replace(match: KeptMatch, revision?: number, rows?: readonly Compilable[]): Promise<boolean>;
  /** Public matches with a free seat, the newest first. */
  open(most: number): Promise<readonly KeptMatch[]>;
  /** Any matches, the newest first. */
  list(most: number): Promise<readonly KeptMatch[]>;
  /** Adds entries at the end of a journal; false when it has another length than they follow upon. */
  append(addition: Addition): Promise<boolean>;
  journal(match: string): Promise<KeptJournal>;
  /** The entries after the first `from` of a journal. */
  entries(match: string, from: number): Promise<readonly KeptEntry[]>;
  /** Keeps positions of a battle in the place of earlier ones. */
  keepPositions(match: string, positions: KeptPositions): Promise<void>;
  positions(match: string): Promise<KeptPositions | null>;
  /** Puts other events into the place of those that the entries have led to, in their order, and forgets the state. */
  rewrite(match: string, events: readonly string[]): Promise<void>;
  /** Only the last things that were said are kept, `mostKept` of them. */
  say(match: string, saying: Saying): Promise<void>;
  /** The last things that were said, in their order. */
  said(match: string, most: number): Promise<readonly Saying[]>;
  /**
   * Forgets matches that were offered before this time and whose battle has not begun, and those in which nothing at all has
   * happened since another one; tells how many.
   */
  forgetOffers(before: number, untouchedBefore: number): Promise<number>;
  /** Tells all other processes something; what is kept they are told by themselves. */
  tell(notice: ProcessNotice): Promise<void>;
  /** From now on `hear` is called with what other processes tell, and with null when something may have been missed. */
  listen(hear: (notice: ProcessNotice | null) => void): void;
  /** The time that all processes share, in milliseconds since 1970; null where there is only one. */
  readonly time: (() => Promise<number>) | null;
  /** What is kept beside the matches. */
  tables(): Promise<Tables>;
  close(): Promise<void>;
}

/** Of what was said at one match. */
export const mostKept = 1_000;

/** An entry of a journal and the events it led to, as JSON. */
export interface NewEntry {
  readonly entry: string;
  readonly events: string;
}

export interface KeptEntry extends NewEntry {
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Entries that follow upon the first `from` of a journal. */
export interface Addition {
  readonly match: string;
  readonly from: number;
  readonly entries: readonly NewEntry[];
  readonly at: number;
  readonly snapshot?: KeptSnapshot;
  /**
   * Kept in the same step: from when on it is looked whether the server has done what it owes the match after these
   * entries (`Duties`); null when it owes nothing, left out where nothing is to be changed.
   */
  readonly dutyDue?: number | null;
}

/** The state at a revision at which nothing could be taken back. */
export interface KeptSnapshot {
  readonly revision: number;
  readonly cells: Uint8Array;
}

/** What programs of another version can go on from, or show: positions on the way, as the keyframes of a record in JSON. */
export interface KeptPositions {
  /** That of the last one. */
  readonly revision: number;
  readonly keyframes: string;
}

export interface KeptJournal {
  readonly entries: readonly KeptEntry[];
  readonly snapshot: KeptSnapshot | null;
}
