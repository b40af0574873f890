import { sql } from 'kysely';
import type { Tables } from '../store/tables/tables.js';

/** In milliseconds: a match that is just being offered is not kept yet. */
const newest = 3_600_000;

/** A match that is forgotten has no seats. */
export async function forgetSeats({ database }: Tables, now: number): Promise<void> {
  await sql`
    delete from person_seat where since < ${now - newest}
    and not exists (select id from match where match.id = person_seat.match)`.execute(database);
}
