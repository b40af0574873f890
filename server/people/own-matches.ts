import { good, observer, type Result } from '@impulse/engine';
import type { PersonMatch, Seated } from '@impulse/protocol/wire/index.js';
import { type KeptSeat, statusOf } from '../matches/kept-match.js';
import type { LiveMatch } from '../matches/live-match.js';
import { blocked } from '../matches/problems.js';
import { hashKey, newKey } from '../secrets.js';
import { isBlockedAt } from './blocks.js';
import type { People } from './people.js';
import { noteSeat, seatsOf } from './person-seats.js';
import { notYourSeat } from './problems.js';
import type { PersonRow } from './tables.js';

/** The matches of a person, wherever they were begun. */

/** A seat has the key that it was taken with, and as many more as its person has browsers, about. */
const mostMoreKeys = 10;
/** Of the matches of a person so many are listed. */
const mostListed = 200;
/** A match that is just being changed elsewhere is tried again. */
const mostTries = 3;

interface OwnSeat {
  readonly live: LiveMatch;
  readonly side: string;
  readonly since: number;
}

async function* ownSeats({ tables, matches }: People, person: string): AsyncGenerator<OwnSeat> {
  for (const { match, side, since } of await seatsOf(tables, person)) {
    const live = await matches.find(match);
    if (live && isOwn(live, side, person)) yield { live, side, since };
  }
}

const isOwn = ({ kept }: LiveMatch, side: string, person: string): boolean =>
  kept.seats.some((seat) => seat.side === side && seat.person === person);

/** The newest first. */
export async function personMatches(people: People, person: string): Promise<readonly PersonMatch[]> {
  const listed: PersonMatch[] = [];
  for await (const { live, side, since } of ownSeats(people, person)) {
    // Who decides is known once the battle is open; one that cannot be opened is listed all the same.
    if (statusOf(live.kept) === 'playing') await live.open().catch(people.report);
    listed.push({ side, since, card: live.card });
    if (listed.length >= mostListed) break;
  }
  return listed;
}

/** One more key for a seat that is this person's own, for another browser. */
export async function anotherKey({ matches }: People, person: string, match: string): Promise<Result<Seated>> {
  const live = await matches.find(match);
  const side = live?.kept.seats.find((seat) => seat.person === person)?.side;
  if (!live || side === undefined) return { ok: false, error: notYourSeat };
  const key = newKey();
  const changed = await changeSeat(live, side, (seat) =>
    seat.person === person
      ? { ...seat, moreKeys: [...(seat.moreKeys ?? []), hashKey(key)].slice(-mostMoreKeys) }
      : seat,
  );
  return changed.ok ? good({ seat: side, key, card: live.card }) : changed;
}

/** Whoever holds the key of a guest's seat makes it the own one. */
export async function bindSeat(
  { matches, tables, now }: People,
  { id: person, name }: Pick<PersonRow, 'id' | 'name'>,
  match: string,
  key: string,
): Promise<Result<null>> {
  const live = await matches.find(match);
  const side = live && matches.seatFor(live, key);
  if (!live || side === null || side === observer) return { ok: false, error: notYourSeat };
  const owner = live.kept.seats.find((seat) => seat.side === side)?.person;
  if (owner !== undefined && owner !== person) return { ok: false, error: notYourSeat };
  if (await isBlockedAt(tables, live.kept, { person }, now())) return { ok: false, error: blocked };
  const bound = await changeSeat(live, side, (seat) => (seat.person === owner ? { ...seat, person, name } : seat));
  if (bound.ok) await noteSeat(tables, person, match, side, now());
  return bound;
}

/** Changes every seat of a person. */
export async function changeSeats(people: People, person: string, change: (seat: KeptSeat) => KeptSeat): Promise<void> {
  for await (const { live, side } of ownSeats(people, person)) {
    for (let tries = 0; tries < mostTries && isOwn(live, side, person); tries++) {
      const changed = await changeSeat(live, side, (seat) => (seat.person === person ? change(seat) : seat));
      if (changed.ok) break;
    }
  }
}

const changeSeat = (live: LiveMatch, side: string, change: (seat: KeptSeat) => KeptSeat): Promise<Result<null>> =>
  live.change((kept) => ({
    kept: { ...kept, seats: kept.seats.map((seat) => (seat.side === side ? change(seat) : seat)) },
    result: null,
  }));
