import type { Compilable, Kysely } from 'kysely';
import type { SideTables } from './side-tables.js';

/** What is kept beside the matches: read and written by the same statements in both databases. */
export interface Tables {
  readonly database: Kysely<SideTables>;
  /** All of it or nothing; tells how many rows each has changed. */
  together(changes: readonly Compilable[]): Promise<readonly number[]>;
}
