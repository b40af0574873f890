import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { Statement, StatementResult } from '../tables/thread-dialect.js';

type Prepared = ReturnType<DatabaseSyncInstance['prepare']>;

/** Statements that are remembered: the program has fewer of them. */
const mostPrepared = 500;

/** Carries out statements that others have written, within the transaction of whoever calls. */
export class FreeStatements {
  readonly #database: DatabaseSyncInstance;
  readonly #prepared = new Map<string, Prepared>();

  constructor(database: DatabaseSyncInstance) {
    this.#database = database;
  }

  carryOut({ sql, parameters }: Statement): StatementResult {
    const statement = this.#prepare(sql);
    const values = [...parameters] as (string | number | null)[];
    if (statement.columns().length === 0) return { rows: [], changes: Number(statement.run(...values).changes) };
    // The rows of the driver have no prototype, and would not be equal to what was written.
    const rows = statement.all(...values).map((row) => ({ ...(row as object) }));
    return { rows, changes: rows.length };
  }

  #prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql);
    if (known) return known;
    if (this.#prepared.size >= mostPrepared) this.#prepared.clear();
    const statement = this.#database.prepare(sql);
    this.#prepared.set(sql, statement);
    return statement;
  }
}
