import type { SessionCard } from '@impulse/protocol/wire/index.js';
import { hashKey, newKey, newPublicId } from '../secrets.js';
import type { Tables } from '../store/tables/tables.js';

/** Where somebody is signed in. The browser holds a token of 256 bits in a cookie; the table holds its hash. */

/** In milliseconds: a session that was not used for so long is over. */
export const sessionTime = 90 * 24 * 3_600_000;
/** The time of the last use is noted so often only. */
const noteEvery = 10 * 60_000;
/** What could hand the account to somebody else needs a session that was begun less than this ago. */
const freshTime = 15 * 60_000;

/** From where and with what somebody asks. */
export interface Visit {
  readonly place: string;
  readonly browser: string;
}

export interface LoginSession {
  readonly id: string;
  readonly person: string;
  readonly created: number;
}

export const isFresh = ({ created }: LoginSession, now: number): boolean => now - created < freshTime;

/** A new session with a new token at every sign-in; the one that the browser had before is over. */
export async function beginSession(
  tables: Tables,
  person: string,
  { place, browser }: Visit,
  before: string | null,
  now: number,
): Promise<string> {
  const { database } = tables;
  const token = newKey();
  const row = { id: newPublicId(), token: hashKey(token), person, place, browser, created: now, used: now };
  await tables.together([
    database.insertInto('session').values(row),
    database.deleteFrom('session').where('token', '=', before === null ? '' : hashKey(before)),
  ]);
  return token;
}

export async function findSession(
  { database }: Tables,
  token: string,
  { place }: Visit,
  now: number,
): Promise<LoginSession | null> {
  const row = await database
    .selectFrom('session')
    .select(['id', 'person', 'created', 'used', 'place'])
    .where('token', '=', hashKey(token))
    .where('used', '>', now - sessionTime)
    .executeTakeFirst();
  if (!row) return null;
  const { id, person, created } = row;
  if (now - row.used > noteEvery || place !== row.place) {
    await database.updateTable('session').set({ used: now, place }).where('id', '=', id).execute();
  }
  return { id, person, created };
}

export async function listSessions(
  { database }: Tables,
  { id: own, person }: LoginSession,
): Promise<readonly SessionCard[]> {
  const rows = await database
    .selectFrom('session')
    .select(['id', 'place', 'browser', 'created', 'used'])
    .where('person', '=', person)
    .orderBy('used', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, isThis: row.id === own }));
}

export async function endSession({ database }: Tables, person: string, id: string): Promise<void> {
  await database.deleteFrom('session').where('person', '=', person).where('id', '=', id).execute();
}

/** All of them, or all but one. */
export async function endSessions({ database }: Tables, person: string, but = ''): Promise<void> {
  await database.deleteFrom('session').where('person', '=', person).where('id', '!=', but).execute();
}

export async function forgetSessions({ database }: Tables, now: number): Promise<void> {
  await database
    .deleteFrom('session')
    .where('used', '<=', now - sessionTime)
    .execute();
}
