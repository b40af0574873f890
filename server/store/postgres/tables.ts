import type { SideTables } from '../tables/side-tables.js';

/** The tables as Kysely reads and writes them. */
export interface AllTables extends SideTables {
  readonly match: {
    readonly id: string;
    readonly version: number;
    readonly created: number;
    readonly is_open: boolean;
    readonly body: string;
  };
  readonly entry: {
    readonly match: string;
    readonly number: number;
    readonly entry: string;
    readonly events: string;
    readonly at: number;
  };
  readonly snapshot: {
    readonly match: string;
    readonly revision: number;
    readonly cells: Buffer;
  };
  readonly position: {
    readonly match: string;
    readonly revision: number;
    readonly keyframes: string;
  };
  readonly saying: {
    readonly match: string;
    readonly number: number;
    readonly body: string;
  };
}
