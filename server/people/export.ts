import type { Account, RatingEntry, Saying } from '@impulse/protocol/wire/index.js';
import { personPlayer } from '../matches/players.js';
import { ratingsOf } from '../ratings/rating-history.js';
import { accountOf } from './account.js';
import type { People } from './people.js';
import { seatsOf } from './person-seats.js';
import { findPerson } from './persons.js';
import type { LoginSession } from './login-sessions.js';

/** Everything that the server keeps about a person, for that person to take away. */
export interface PersonExport {
  readonly format: 'impulse-person-1';
  readonly created: number;
  readonly account: Account;
  readonly seats: readonly ExportedSeat[];
  readonly rated: readonly RatingEntry[];
}

interface ExportedSeat {
  readonly match: string;
  readonly side: string;
  readonly since: number;
  /** By this person. */
  readonly said: readonly Pick<Saying, 'text' | 'at'>[];
}

export async function exportPerson(people: People, session: LoginSession): Promise<PersonExport | null> {
  const { tables, matches } = people;
  const [person, account] = [await findPerson(tables, session.person), await accountOf(people, session)];
  if (!person || !account) return null;
  const seats: ExportedSeat[] = [];
  for (const { match, side, since } of await seatsOf(tables, person.id)) {
    const said = await matches.talk.saidBy(match, side);
    seats.push({ match, side, since, said: said.map(({ text, at }) => ({ text, at })) });
  }
  const { history: rated } = await ratingsOf(tables, personPlayer(person.id), people.now());
  return { format: 'impulse-person-1', created: person.created, account, seats, rated };
}
