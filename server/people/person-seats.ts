import type { Tables } from '../store/tables/tables.js';

/** Whoever sits down with an account: the seat carries this name, and comes back wherever this person signs in. */
export interface Sitter {
  readonly person: string;
  readonly name: string;
}

const mostListed = 200;

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
    .limit(mostListed)
    .execute();
