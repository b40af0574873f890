import { good, type Result } from '@impulse/engine';
import type { MatchCard } from '@impulse/protocol/wire/index.js';
import { closeOffer } from '../matches/close-offer.js';
import { type Addressee, hasFreeSeat, isFree, waitsFor } from '../matches/kept-match.js';
import type { LiveMatch } from '../matches/live-match.js';
import { personPlayer } from '../matches/players.js';
import { mayTry } from '../rates/attempts.js';
import { hasBlocked } from './blocks.js';
import type { People } from './people.js';
import { findByName } from './persons.js';
import { notYourSeat, notYourself, nobodyToChallenge, tooManyAttempts } from './problems.js';

/** One person challenges another by name. */

/**
 * Whom an offer is for. Whoever has blocked the one who asks is as if they were not there, and every name counts that is
 * tried: nobody reads the names of accounts here.
 */
export async function addresseeFor({ tables, now }: People, host: string, name: string): Promise<Result<Addressee>> {
  if (!(await mayTry(tables, 'naming', host, now()))) return { ok: false, error: tooManyAttempts };
  const other = await findByName(tables, name);
  // Also asked where there is nobody, so that both take as long.
  const isBlocked = await hasBlocked(tables, other?.id ?? '', { person: host }, now());
  if (other?.id === host) return { ok: false, error: notYourself };
  if (!other || isBlocked) return { ok: false, error: nobodyToChallenge };
  return good({ player: personPlayer(other.id), name: other.name });
}

/** The offers that wait for a person and for nobody else, the newest first; none by somebody whom the person has blocked. */
export async function offersTo({ tables, matches, now }: People, person: string): Promise<readonly MatchCard[]> {
  const player = personPlayer(person);
  const cards: MatchCard[] = [];
  for (const { match } of await matches.personalOffers.to(player)) {
    const live = await matches.find(match);
    if (!live || !waitsFor(live.kept, player)) continue;
    const by = live.kept.seats.find((seat) => !isFree(seat))?.person;
    if (by === undefined || !(await hasBlocked(tables, person, { person: by }, now()))) cards.push(live.card);
  }
  return cards;
}

/** The person who is challenged declines, or whoever has challenged takes it back. */
export async function decline(people: People, person: string, match: string): Promise<Result<null>> {
  const live = await people.matches.find(match);
  const player = personPlayer(person);
  // Who does not want to play a game of a tournament leaves the tournament.
  if (live?.kept.tournament) return { ok: false, error: notYourSeat };
  const isOwn = live?.kept.to !== undefined && live.kept.seats.some((seat) => seat.person === person);
  if (!live || !hasFreeSeat(live.kept) || !(isOwn || waitsFor(live.kept, player))) {
    return { ok: false, error: notYourSeat };
  }
  return close(people, live);
}

const close = ({ tables, matches }: People, live: LiveMatch): Promise<Result<null>> =>
  closeOffer(matches, { tables: async () => tables }, live);

/** The account goes, and with it every challenge to and by its person. */
export async function forgetChallenges(people: People, person: string): Promise<void> {
  const player = personPlayer(person);
  const rows = await people.tables.database
    .selectFrom('personal_offer')
    .select('match')
    .where((is) => is.or([is('player', '=', player), is('host', '=', player)]))
    .execute();
  for (const { match } of rows) {
    const live = await people.matches.find(match);
    if (live?.kept.to) await close(people, live);
    await people.matches.personalOffers.release(match);
  }
}
