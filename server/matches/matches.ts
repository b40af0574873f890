import { bad, type BattleRecord, good, partCommitment, type Result, type Seat } from '@impulse/engine';
import { battleSides, isBattleId } from '@impulse/library/battles.js';
import type { Acceptance, MatchCard, MatchOffer, Offered, Seated } from '@impulse/protocol/wire/index.js';
import { matchId } from '@impulse/protocol/wire/values.js';
import { noteBotSeat } from '../bots/bot-seats.js';
import { hasLevel } from '../computers/computer-seat.js';
import { Notes } from '../notes/notes.js';
import { type Blockable, isBlockedAt } from '../people/blocks.js';
import { noteSeat } from '../people/person-seats.js';
import type { ProcessNotice } from '../processes/process-notice.js';
import { playersOf, type Ratings } from '../ratings/ratings.js';
import type { SetupAsked } from '../rules/messages.js';
import { Places } from '../rates/places.js';
import { hashKey, newKey, newPublicId, newSecret } from '../secrets.js';
import { isInvitedTo, mayKnow } from './admission.js';
import { settle } from './bids.js';
import { changeSides } from './change-sides.js';
import { takeGivenSeat } from './give-seat.js';
import { cardOf, hasFreeSeat, type KeptMatch, type KeptSeat, sideOfKey, statusOf } from './kept-match.js';
import { LiveMatch } from './live-match.js';
import type { MatchServices } from './match-services.js';
import { newMatch } from './new-match.js';
import { OpenOffers } from './open-offers.js';
import { PersonalOffers } from './personal-offers.js';
import { type PlayerId, playerOf } from './players.js';
import {
  blocked,
  nobodyBids,
  noFreeSeat,
  notForOne,
  notRated,
  noSuchMatch,
  notTheHost,
  ownMatch,
  unknownLevel,
  unknownSide,
  wrongInvitation,
  wrongPart,
} from './problems.js';
import { guest, seatOf, type SeatTaker } from './seat-taker.js';
import { Talk } from './talk.js';
import { spectatorSeat } from './spectators.js';
import { day } from './vacations.js';
import { forgetWatchable, noteWatchable, watchableMatches } from './watchable.js';

const nobody: ReadonlySet<string> = new Set();
/** Of a battle that is not in memory. */
const atRest = { decides: null, deserted: null };
const mostListed = 100;
/** In milliseconds. */
const idleTime = 60_000;
/** In threads that have room; else the other one. */
const quietTime = 60_000;
const crowdedQuietTime = 5_000;
/** What several of them leave behind is kept in one write. */
const retiringAtOnce = 8;
const offerTime = 30 * day;
const untouchedTime = 180 * day;

/** All matches: offered, accepted, and those that somebody is at. */
export class Matches {
  readonly #services: MatchServices;
  readonly #live = new Map<string, Promise<LiveMatch | null>>();

  readonly notes: Notes;
  readonly talk: Talk;
  readonly places: Places;
  readonly openOffers: OpenOffers;
  readonly personalOffers: PersonalOffers;

  constructor(services: MatchServices) {
    this.#services = services;
    this.notes = new Notes(services.store);
    this.talk = new Talk(services);
    this.places = new Places(services.store);
    this.openOffers = new OpenOffers(services.store, this.places, services.limits.openOffers);
    this.personalOffers = new PersonalOffers(services.store);
  }

  /** Milliseconds since 1970. */
  now(): number {
    return this.#services.now();
  }

  /** The server commits to its secret before anybody else puts anything into the dice. */
  async offer(
    offer: MatchOffer,
    host = guest(offer.name),
    id = newPublicId(),
    purpose: Pick<KeptMatch, 'to' | 'tournament'> = {},
  ): Promise<Result<Offered>> {
    const { game, scenario, options = {}, side, computer } = offer;
    if (!isBattleId(game)) return bad('unknown-game', 'game', 'There is no such battle.');
    const sides = battleSides[game];
    if (!sides.includes(side)) return { ok: false, error: unknownSide };
    if (computer !== undefined && !hasLevel(game, computer))
      return { ok: false, error: { ...unknownLevel, path: 'computer' } };
    if (computer !== undefined && offer.bid !== undefined) return { ok: false, error: nobodyBids };
    if (purpose.to && (computer !== undefined || offer.isPublic)) return { ok: false, error: notForOne };
    const isRated = offer.isRated === true;
    const known = playerOf(host);
    if (isRated && (known === null || computer !== undefined)) return { ok: false, error: notRated };
    const hostSeat = seatOf(side, await this.#withRating(host, game, isRated));
    const begun = await this.begin({ game, scenario, options }, id);
    if (!begun.ok) return begun;
    const invitation = newKey();
    const created = this.#services.now();
    const match = newMatch(offer, { id, created, record: begun.value, sides, hostSeat, invitation, purpose });
    await this.#noteSeats(match);
    await this.#services.store.create(match);
    this.#services.counters.add('offers_total');
    return good({ seat: side, key: host.key, invitation, card: cardOf(match, nobody, atRest, this.#services.now()) });
  }

  /** What such a battle begins with, if it can be played. */
  async begin(setup: SetupAsked, match: string): Promise<Result<BattleRecord>> {
    return (await this.#services.rules.ask({ do: 'start', setup, match, secret: newSecret() })).answer;
  }

  get ratings(): Ratings {
    return this.#services.ratings;
  }

  async accept(id: string, acceptance: Acceptance, taker = guest(acceptance.name)): Promise<Result<Seated>> {
    const { part, invitation } = acceptance;
    const live = await this.find(id);
    if (!live) return { ok: false, error: noSuchMatch };
    // Whoever enters a tournament plays everybody there.
    const isBlocked = !live.kept.tournament && (await this.#isBlocked(live, taker));
    const { key } = taker;
    const player = playerOf(taker);
    const { record, isRated = false } = live.kept;
    const sitter = await this.#withRating(taker, record.game, isRated);
    const seatAt = (side: string): KeptSeat => seatOf(side, sitter);
    const given =
      invitation === undefined || isBlocked || sideOfKey(live.kept, hashKey(key)) !== null
        ? null
        : await takeGivenSeat(live, invitation, seatAt);
    if (given) return given.ok ? this.#seated(live, given.value, key) : given;
    const { host } = live.kept;
    const seated = await live.change((kept) => {
      const isInvited = isInvitedTo(kept, invitation ?? null, player);
      if (!isInvited && !kept.isPublic) return invitation === undefined || kept.to ? noSuchMatch : wrongInvitation;
      if (isBlocked) return blocked;
      if (sideOfKey(kept, hashKey(key)) !== null) return hasFreeSeat(kept) ? ownMatch : noFreeSeat;
      const settled = settle(kept, acceptance.bid, seatAt);
      if (!('code' in settled) && isRated && !playersOf(settled.kept.seats)) return notRated;
      return 'code' in settled ? settled : { ...settled, kept: { ...settled.kept, guestPart: part } };
    });
    if (!seated.ok) return seated;
    if (live.kept.to) await this.personalOffers.release(id);
    if (live.kept.host !== host) await changeSides(await this.#services.store.tables(), id, host, live.kept.host);
    return this.#seated(live, seated.value, key);
  }

  async #seated(live: LiveMatch, seat: string, key: string): Promise<Result<Seated>> {
    // Bids may have changed the sides over.
    await this.#noteSeats(live.kept);
    return good({ seat, key, card: live.card });
  }

  async #withRating(taker: SeatTaker, game: string, isRated: boolean): Promise<SeatTaker> {
    const rating = await this.#services.ratings.seatRating(playerOf(taker), game, isRated);
    return rating ? { ...taker, rating } : taker;
  }

  async #isBlocked({ kept }: LiveMatch, whom: Blockable): Promise<boolean> {
    return isBlockedAt(await this.#services.store.tables(), kept, whom, this.#services.now());
  }

  async #noteSeats({ id, seats }: KeptMatch): Promise<void> {
    const { store, now } = this.#services;
    for (const { side, person, kind, key } of seats) {
      if (person !== undefined) await noteSeat(await store.tables(), person, id, side, now());
      if (kind === 'bot' && key !== null) await noteBotSeat(await store.tables(), key, id, now());
    }
  }

  /** Whoever offered the match tells the part that was committed to; then the battle begins. */
  async reveal(live: LiveMatch, seat: Seat, part: string): Promise<Result<null>> {
    const { now, store } = this.#services;
    const { spectators, id } = live.kept;
    const revealed = await live.change((kept) => {
      const { record, guestPart } = kept;
      if (seat !== kept.host) return notTheHost;
      if (partCommitment(part) !== kept.partCommitment) return wrongPart;
      // It may be told again; before the guest has told theirs it would be too early.
      if (record.parts || guestPart === null) return { kept, result: null };
      const parts = { host: part, guest: guestPart };
      return { kept: { ...kept, record: { ...record, parts }, begun: now() }, result: null };
    });
    if (revealed.ok && spectators !== 'none' && statusOf(live.kept) === 'playing')
      await noteWatchable(store, id, now());
    return revealed;
  }

  /** Those that are played before everybody, the newest first. */
  async watchable(): Promise<readonly MatchCard[]> {
    const { store } = this.#services;
    const cards: MatchCard[] = [];
    for (const id of await watchableMatches(store, mostListed)) {
      const kept = await store.find(id);
      if (kept && statusOf(kept) === 'playing') cards.push(cardOf(kept, nobody, atRest, this.#services.now()));
      else await forgetWatchable(store, id);
    }
    return cards;
  }

  async open(): Promise<readonly MatchCard[]> {
    const open = await this.#services.store.open(mostListed);
    return open.map((match) => cardOf(match, nobody, atRest, this.#services.now()));
  }

  /** The card, for those who may know of the match (`mayKnow`). */
  async card(id: string, key: string | null, player: PlayerId | null = null): Promise<MatchCard | null> {
    const live = await this.find(id);
    if (!live || !mayKnow(live.kept, key, player)) return null;
    await live.open();
    return live.card;
  }

  /** Which seat a key gives; without one a spectator's, where everybody may watch. */
  seatFor({ kept }: LiveMatch, key: string | undefined): Seat | null {
    if (key !== undefined) return sideOfKey(kept, hashKey(key));
    return spectatorSeat(kept.spectators);
  }

  /** The match with everybody who is at it; null when there is none. */
  async find(id: string): Promise<LiveMatch | null> {
    // Names stand in addresses, too: what cannot be one is not looked for.
    if (!matchId(id, '').ok) return null;
    const known = this.#live.get(id) ?? this.#load(id);
    this.#live.set(id, known);
    let live: LiveMatch | null = null;
    try {
      live = await known;
    } finally {
      // Neither what is not there nor what could not be read just now is remembered.
      if (live === null) this.#live.delete(id);
    }
    if (live) live.usedAt = this.#services.now();
    return live;
  }

  async #load(id: string): Promise<LiveMatch | null> {
    const kept = await this.#services.store.find(id);
    if (!kept) return null;
    this.#services.counters.add('matches_live');
    return new LiveMatch(kept, this.#services);
  }

  /** What another process tells; null when something may have been missed. */
  async hear(notice: ProcessNotice | null): Promise<void> {
    if (notice === null) {
      for (const found of this.#live.values()) await (await found)?.catchUp();
    } else if (notice.kind === 'alive') this.#services.processes.hear(notice.process);
    else await (await this.#live.get(notice.match))?.hear(notice);
  }

  /** An offer whose battle has not begun within a month is forgotten, and a battle in which nobody ever did anything. */
  forgetOffers(): Promise<number> {
    const { store, now } = this.#services;
    return store.forgetOffers(now() - offerTime, now() - untouchedTime);
  }

  /** Matches that nobody has been at for a while need no memory, and those at which nothing happens no thread. */
  async sweep(): Promise<void> {
    const { now: tell, limits } = this.#services;
    const now = tell();
    const all = await Promise.all([...this.#live].map(async ([id, found]) => [id, await found] as const));
    const isCrowded = all.filter(([, live]) => live?.isOpen).length > limits.battlesAtRest;
    const quietSince = now - (isCrowded ? crowdedQuietTime : quietTime);
    const leaving: LiveMatch[] = [];
    for (const [id, live] of all) {
      if (!live || live.isThinking) continue;
      live.lookAgain();
      const isDeserted = live.audience.isEmpty && live.usedAt <= now - idleTime;
      if (!isDeserted && live.askedAt > quietSince) continue;
      if (isDeserted) {
        this.#live.delete(id);
        this.#services.counters.add('matches_live', -1);
      }
      leaving.push(live);
    }
    const next = leaving.values();
    const lane = async (): Promise<void> => {
      for (const live of next) await live.retire();
    };
    await Promise.all(Array.from({ length: retiringAtOnce }, lane));
  }

  /** The server ends. */
  async retireAll(): Promise<void> {
    const live = await Promise.all(this.#live.values());
    await Promise.all(live.flatMap((one) => one?.retire() ?? []));
  }
}
