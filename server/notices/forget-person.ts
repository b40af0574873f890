import type { Tables } from '../store/tables/tables.js';

/** Nobody is written to any more for the seats of an account that goes. */
export async function forgetNoticesOf(tables: Tables, person: string): Promise<void> {
  const { database } = tables;
  const seats = await database
    .selectFrom('person_seat')
    .select(['match', 'side'])
    .where('person', '=', person)
    .execute();
  for (const { match, side } of seats) {
    await tables.together([
      database.deleteFrom('notice').where('match', '=', match).where('side', '=', side),
      database.deleteFrom('notice_channel').where('match', '=', match).where('side', '=', side),
      database.deleteFrom('notice_choice').where('match', '=', match).where('side', '=', side),
    ]);
  }
}
