import type { KeptMatch } from '../matches/kept-match.js';
import type { Tables } from '../store/tables/tables.js';

/** Who is blocked does not sit down with whoever has blocked them, and is not heard by them. */

async function hasBlocked({ database }: Tables, person: string, whom: string): Promise<boolean> {
  const found = await database
    .selectFrom('block')
    .select('since')
    .where('person', '=', person)
    .where('blocked', '=', whom)
    .executeTakeFirst();
  return found !== undefined;
}

/** Has somebody who sits at this match blocked this person? Guests block nobody and cannot be blocked. */
export async function isBlockedAt(tables: Tables, { seats }: KeptMatch, whom: string): Promise<boolean> {
  for (const { person } of seats) {
    if (person !== undefined && person !== whom && (await hasBlocked(tables, person, whom))) return true;
  }
  return false;
}

export async function blockedNames({ database }: Tables, person: string): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('block')
    .innerJoin('person', 'person.id', 'block.blocked')
    .select('person.name')
    .where('block.person', '=', person)
    .orderBy('person.name')
    .execute();
  return rows.map(({ name }) => name);
}

export async function block({ database }: Tables, person: string, blocked: string, since: number): Promise<void> {
  await database
    .insertInto('block')
    .values({ person, blocked, since })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function unblock({ database }: Tables, person: string, blocked: string): Promise<void> {
  await database.deleteFrom('block').where('person', '=', person).where('blocked', '=', blocked).execute();
}
