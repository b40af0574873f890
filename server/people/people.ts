import type { Mailer } from '../mail/mailer.js';
import type { Matches } from '../matches/matches.js';
import { guest, type SeatTaker } from '../matches/seat-taker.js';
import type { Store } from '../store/store.js';
import type { Tables } from '../store/tables/tables.js';
import { forgetAttempts } from './attempts.js';
import { forgetChallenges } from './challenges.js';
import { forgetLinks } from './mail-links.js';
import { forgetSeats } from './gone-seats.js';
import { findPerson } from './persons.js';
import { findSession, forgetSessions, type LoginSession, type Visit } from './login-sessions.js';

/** What a server needs to know to have accounts. */
export interface AccountOptions {
  /** The address under which people know the server, for links in letters; null where it is known by any. */
  readonly site: string | null;
}

/** What everything about people shares. */
export interface People extends AccountOptions {
  readonly tables: Tables;
  readonly matches: Matches;
  /** Null where the server sends no letters, or would not know where their links lead. */
  readonly mailer: Mailer | null;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly report: (error: unknown) => void;
}

/** What a server has besides. */
export interface PeopleSurroundings extends Pick<People, 'matches' | 'mailer' | 'now' | 'report'> {
  readonly store: Store;
}

export async function openPeople({ site }: AccountOptions, around: PeopleSurroundings): Promise<People> {
  const { store, matches, mailer, now, report } = around;
  return { site, tables: await store.tables(), matches, mailer: site === null ? null : mailer, now, report };
}

/** Who asks, by the token in the cookie. */
export async function sessionFor(
  { tables, now }: People,
  token: string | null,
  visit: Visit,
): Promise<LoginSession | null> {
  return token === null ? null : findSession(tables, token, visit, now());
}

/** Whoever is signed in, with a key for one seat; null for guests. */
export async function sitterFor({ tables }: People, session: LoginSession | null): Promise<SeatTaker | null> {
  const person = session && (await findPerson(tables, session.person));
  return person && { ...guest(person.name), person: person.id };
}

/** What has lapsed is not kept. */
export async function forgetLapsed({ tables, now }: People): Promise<void> {
  await forgetSessions(tables, now());
  await forgetChallenges(tables, now());
  await forgetLinks(tables, now());
  await forgetAttempts(tables, now());
  await forgetSeats(tables, now());
}
