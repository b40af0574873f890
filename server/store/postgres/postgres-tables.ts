import type { Kysely } from 'kysely';
import type { SideTables } from '../tables/side-tables.js';
import type { Tables } from '../tables/tables.js';

/** The tables in PostgreSQL. */
export function postgresTables(database: Kysely<SideTables>): Tables {
  return {
    database,
    together: (changes) =>
      database.transaction().execute(async (transaction) => {
        const counts: number[] = [];
        for (const change of changes) {
          const { numAffectedRows = 0n } = await transaction.executeQuery(change.compile());
          counts.push(Number(numAffectedRows));
        }
        return counts;
      }),
  };
}
