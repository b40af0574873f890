import type { Saying } from '@impulse/protocol/wire/index.js';
import type { KeptMatch } from '../matches/kept-match.js';

/** Where matches are kept. What a store has acknowledged is there after any end of the process. */
export interface Store {
  create(match: KeptMatch): Promise<void>;
  find(id: string): Promise<KeptMatch | null>;
  /** Replaces what is kept, if it is still of the version before; false when somebody else was faster. */
  replace(match: KeptMatch): Promise<boolean>;
  /** Public matches with a free seat, the newest first. */
  open(most: number): Promise<readonly KeptMatch[]>;
  /** Adds entries to a journal that has `from` so far; false when it has another length. */
  append(match: string, from: number, entries: readonly KeptEntry[], snapshot?: KeptSnapshot): Promise<boolean>;
  journal(match: string): Promise<KeptJournal>;
  say(match: string, saying: Saying): Promise<void>;
  /** The last things that were said, in their order. */
  said(match: string, most: number): Promise<readonly Saying[]>;
  close(): Promise<void>;
}

/** An entry of a journal and the events it led to, as JSON. */
export interface KeptEntry {
  readonly entry: string;
  readonly events: string;
}

/** The state at a revision at which nothing could be taken back. */
export interface KeptSnapshot {
  readonly revision: number;
  readonly cells: Uint8Array;
}

export interface KeptJournal {
  readonly entries: readonly KeptEntry[];
  readonly snapshot: KeptSnapshot | null;
}
