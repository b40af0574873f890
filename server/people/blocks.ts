import type { KeptMatch } from '../matches/kept-match.js';
import type { Tables } from '../store/tables/tables.js';

/** Who is blocked does not sit down with whoever has blocked them, and is not heard by them. */

/** Somebody with an account, or a guest by the place they come from. */
export interface Blockable {
  readonly person?: string;
  readonly place?: string;
}

/** In milliseconds: addresses change hands, so guests are not blocked for ever. */
const guestTime = 30 * 24 * 3_600_000;

export async function hasBlocked({ database }: Tables, person: string, whom: Blockable, now: number): Promise<boolean> {
  if (whom.person !== undefined) {
    const persons = database.selectFrom('block').select('since').where('person', '=', person);
    return (await persons.where('blocked', '=', whom.person).executeTakeFirst()) !== undefined;
  }
  if (whom.place === undefined) return false;
  const guests = database.selectFrom('guest_block').select('since').where('person', '=', person);
  const found = await guests.where('place', '=', whom.place).executeTakeFirst();
  return found !== undefined && found.since > now - guestTime;
}

/** Has somebody who sits at this match blocked them? Guests block nobody. */
export async function isBlockedAt(
  tables: Tables,
  { seats }: KeptMatch,
  whom: Blockable,
  now: number,
): Promise<boolean> {
  for (const { person } of seats) {
    if (person !== undefined && person !== whom.person && (await hasBlocked(tables, person, whom, now))) return true;
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

/** How many places of guests a person has blocked. */
export async function blockedGuests({ database }: Tables, person: string, now: number): Promise<number> {
  const rows = database.selectFrom('guest_block').select('since').where('person', '=', person);
  return (await rows.where('since', '>', now - guestTime).execute()).length;
}

export async function block({ database }: Tables, person: string, blocked: string, since: number): Promise<void> {
  await database
    .insertInto('block')
    .values({ person, blocked, since })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function blockGuest({ database }: Tables, person: string, place: string, since: number): Promise<void> {
  await database
    .insertInto('guest_block')
    .values({ person, place, since })
    .onConflict((conflict) => conflict.columns(['person', 'place']).doUpdateSet({ since }))
    .execute();
}

export async function unblock({ database }: Tables, person: string, blocked: string): Promise<void> {
  await database.deleteFrom('block').where('person', '=', person).where('blocked', '=', blocked).execute();
}

export async function unblockGuests({ database }: Tables, person: string): Promise<void> {
  await database.deleteFrom('guest_block').where('person', '=', person).execute();
}

export async function forgetGuestBlocks({ database }: Tables, now: number): Promise<void> {
  await database
    .deleteFrom('guest_block')
    .where('since', '<=', now - guestTime)
    .execute();
}
