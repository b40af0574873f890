import type { BattleRecord, Ending, Options, Track } from '@impulse/engine';
import type { LevelId } from '@impulse/library/levels.js';

/**
 * Who plays a side: a person at this table, a computer level, or somebody `away` who sends files; `still` never does more
 * than it has to.
 */
export type ControllerId = 'human' | 'away' | LevelId | 'still';

export interface BattleSetup {
  /** Id of the battle's rules. */
  readonly game: string;
  readonly scenario: string;
  readonly options: Options;
  readonly controllers: Readonly<Record<string, ControllerId>>;
  /** A player's own data file, already checked. */
  readonly data?: unknown;
  /** The first dice of a lesson, so that what is explained does happen. */
  readonly dice?: readonly number[];
}

/** A battle in the list of those kept in this browser. */
export interface BattleEntry {
  readonly id: string;
  readonly title: string;
  readonly setup: BattleSetup;
  readonly created: number;
  readonly updated: number;
  readonly summary: BattleSummary;
  /** Only when it is played by file: the other player's file is awaited. */
  readonly awaits?: boolean;
}

/** A battle as it is kept: everything else is derived from the record. */
export interface SavedBattle extends BattleEntry {
  /** With its secret: this browser is the authority. In its place, `sealed` while the battle is under way. */
  readonly record?: BattleRecord;
  readonly sealed?: SealedText;
  /** Only when it is played by file: the correspondence. */
  readonly letters?: SealedText;
  /** Which tab plays it: nobody else may write. */
  readonly holder?: string;
}

/** A record that the page cannot read. */
export interface SealedText {
  readonly nonce: Uint8Array<ArrayBuffer>;
  readonly text: ArrayBuffer;
}

export interface BattleSummary {
  readonly turn: number;
  /** What everybody may read from the tracker, for the kit to say where the battle is; older entries have none. */
  readonly tracks?: readonly Track[];
  readonly events: number;
  /** Whose decision is owed, and which. */
  readonly asked?: { readonly side: string; readonly step: string };
  /** Hexes in which each side stands, as far as everybody may know. */
  readonly stand?: Readonly<Record<string, readonly string[]>>;
  readonly winner: string | null;
  readonly points: number;
  /** Only when people ended the battle before its rules did. */
  readonly ended?: Ending;
}

export type StoreTrouble = 'full' | 'unavailable' | 'failed';

/** Results of storing: a full disk is said, never swallowed. `taken`: another tab plays this battle now. */
export type StoreResult = { readonly ok: true } | { readonly ok: false; readonly reason: StoreTrouble | 'taken' };

/**
 * A battle as a file: its record, or as much sealed, or not at all while something is hidden: where nothing can be sealed,
 * and when the other side is somebody elsewhere (`by-file`), whose secrets this player could lay open with it.
 */
export type Exported =
  | { readonly kind: 'open' | 'sealed'; readonly text: string }
  | { readonly kind: 'withheld' | 'by-file' };
