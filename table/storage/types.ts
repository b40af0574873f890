import type { BattleRecord, Options } from '@impulse/engine';

/** Who plays a side: a person at this table, or a computer level. */
export type ControllerId = 'human' | 'random' | 'greedy' | 'script';

export interface BattleSetup {
  readonly game: 'totensonntag';
  readonly scenario: string;
  readonly options: Options;
  readonly controllers: Readonly<Record<string, ControllerId>>;
  /** A player's own data file, already checked. */
  readonly data?: unknown;
}

/** A battle as it is kept in this browser: everything else is derived from the record. */
export interface SavedBattle {
  readonly id: string;
  readonly title: string;
  readonly setup: BattleSetup;
  /** With its secret: this browser is the authority. */
  readonly record: BattleRecord;
  readonly created: number;
  readonly updated: number;
  /** For the list: turn, couplet, whether it is over, who won, points. */
  readonly summary: BattleSummary;
}

export interface BattleSummary {
  readonly turn: number;
  readonly couplet: number;
  readonly events: number;
  readonly winner: string | null;
  readonly points: number;
}

/** Results of storing: a full disk is said, never swallowed. */
export type StoreResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'full' | 'unavailable' | 'failed' };

export interface BattleStore {
  list(): Promise<readonly SavedBattle[]>;
  load(id: string): Promise<SavedBattle | null>;
  save(battle: SavedBattle): Promise<StoreResult>;
  remove(id: string): Promise<StoreResult>;
}
