import type { Tables } from '../store/tables/tables.js';

/** What the match itself says of its seats decides: whoever lists them passes over those that are not taken. */
export async function noteSeat(tables: Tables, person: string, match: string, side: string, at: number): Promise<void> {
  await tables.database
    .insertInto('person_seat')
    .values({ match, side, person, since: at })
    .onConflict((conflict) => conflict.columns(['match', 'side']).doUpdateSet({ person, since: at }))
    .execute();
}

/** The newest first. */
export const seatsOf = ({ database }: Tables, person: string) =>
  database
    .selectFrom('person_seat')
    .select(['match', 'side', 'since'])
    .where('person', '=', person)
    .orderBy('since', 'desc')
    .execute();
