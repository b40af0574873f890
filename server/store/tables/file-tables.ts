import { Kysely } from 'kysely';
import type { SideTables } from './side-tables.js';
import type { Tables } from './tables.js';
import { type CarryOut, threadDialect } from './thread-dialect.js';

/** The tables in a database file. */
export function fileTables(carryOut: CarryOut): Tables {
  return {
    database: new Kysely<SideTables>({ dialect: threadDialect(carryOut) }),
    async together(changes) {
      const results = await carryOut(changes.map((change) => change.compile()));
      return results.map((result) => result.changes);
    },
  };
}
