import type { Mailer } from '../mail/mailer.js';
import type { Matches } from '../matches/matches.js';
import { guest, type SeatTaker } from '../matches/seat-taker.js';
import type { Store } from '../store/store.js';
import { Tournaments } from '../tournaments/tournaments.js';
import type { Tables } from '../store/tables/tables.js';
import { forgetGuestBlocks } from './blocks.js';
import { forgetChallenges } from './challenges.js';
import { forgetLinks } from './mail-links.js';
import { forgetSeats } from './gone-seats.js';
import { findPerson } from './persons.js';
import { findSession, forgetSessions, type LoginSession, type Visit } from './login-sessions.js';

/** What everything about people shares. */
export interface People {
  /** The address under which people know the server, for links in letters; null where it is known by any. */
  readonly site: string | null;
  readonly tables: Tables;
  readonly matches: Matches;
  readonly tournaments: Tournaments;
  /** Null where the server sends no letters. */
  readonly mailer: Mailer | null;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly report: (error: unknown) => void;
}

/** What a server has besides. */
export interface PeopleSurroundings extends Pick<People, 'site' | 'matches' | 'mailer' | 'now' | 'report'> {
  readonly store: Store;
}

export async function openPeople({ store, ...around }: PeopleSurroundings): Promise<People> {
  const tables = await store.tables();
  const { matches, now, report } = around;
  const tournaments = new Tournaments({ tables, matches, ratings: matches.ratings, now, report });
  return { ...around, tables, tournaments };
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
  await forgetSeats(tables, now());
  await forgetGuestBlocks(tables, now());
}
