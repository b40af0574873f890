import type { ColumnType } from 'kysely';

/** The tables as Kysely reads and writes them. PostgreSQL gives large whole numbers back as text. */
export interface Tables {
  readonly match: {
    readonly id: string;
    readonly version: number;
    readonly created: LargeNumber;
    readonly is_open: boolean;
    readonly body: string;
  };
  readonly entry: {
    readonly match: string;
    readonly number: number;
    readonly entry: string;
    readonly events: string;
    readonly at: LargeNumber;
  };
  readonly snapshot: {
    readonly match: string;
    readonly revision: number;
    readonly cells: Buffer;
  };
  readonly saying: {
    readonly match: string;
    readonly number: number;
    readonly body: string;
  };
}

type LargeNumber = ColumnType<string, number, number>;
