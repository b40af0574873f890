import { bad, good, partCommitment, type Result, type Seat } from '@impulse/engine';
import { battleSides, isBattleId } from '@impulse/library/battles.js';
import type { Acceptance, MatchCard, MatchOffer, Offered, Saying, Seated } from '@impulse/protocol/wire/index.js';
import { matchId } from '@impulse/protocol/wire/values.js';
import { computerSeat, hasLevel } from '../computers/computer-seat.js';
import { Notes } from '../notes/notes.js';
import { isBlockedAt } from '../people/blocks.js';
import { noteSeat } from '../people/person-seats.js';
import { hashKey, newKey, newPublicId, newSecret } from '../secrets.js';
import { settle } from './bids.js';
import { cardOf, hasFreeSeat, type KeptMatch, sideOfKey, statusOf } from './kept-match.js';
import { LiveMatch, type MatchServices } from './live-match.js';
import {
  blocked,
  nobodyBids,
  noFreeSeat,
  noSuchMatch,
  notTheHost,
  ownMatch,
  unknownLevel,
  unknownSide,
  wrongInvitation,
  wrongPart,
} from './problems.js';
import { guest, seatOf } from './seat-taker.js';
import { isSpectator, spectatorSeat } from './spectators.js';
import { forgetWatchable, noteWatchable, watchableMatches } from './watchable.js';

const nobody: ReadonlySet<string> = new Set();
const mostListed = 100;
const mostSaid = 200;
/** In milliseconds. */
const idleTime = 60_000;
const quietTime = 10 * 60_000;
const offerTime = 30 * 24 * 3_600_000;

/** All matches: offered, accepted, and those that somebody is at. */
export class Matches {
  readonly #services: MatchServices;
  readonly #live = new Map<string, Promise<LiveMatch | null>>();

  readonly notes: Notes;

  constructor(services: MatchServices) {
    this.#services = services;
    this.notes = new Notes(services.store);
  }

  /** Milliseconds since 1970. */
  now(): number {
    return this.#services.now();
  }

  /** The server commits to its secret before anybody else puts anything into the dice. */
  async offer(offer: MatchOffer, host = guest(offer.name), id = newPublicId()): Promise<Result<Offered>> {
    const { game, scenario, options = {}, side, computer } = offer;
    if (!isBattleId(game)) return bad('unknown-game', 'game', 'There is no such battle.');
    const sides = battleSides[game];
    if (!sides.includes(side)) return { ok: false, error: unknownSide };
    if (computer !== undefined && !hasLevel(game, computer))
      return { ok: false, error: { ...unknownLevel, path: 'computer' } };
    if (computer !== undefined && offer.bid !== undefined) return { ok: false, error: nobodyBids };
    const { answer: begun } = await this.#services.rules.ask({
      do: 'start',
      setup: { game, scenario, options },
      match: id,
      secret: newSecret(),
    });
    if (!begun.ok) return begun;
    const invitation = newKey();
    const match: KeptMatch = {
      id,
      version: 0,
      created: this.#services.now(),
      record: begun.value,
      isPublic: offer.isPublic ?? false,
      spectators: offer.spectators ?? 'none',
      seats: sides.map((one) => {
        if (one === side) return seatOf(side, host);
        return computer === undefined ? { side: one, name: null, key: null } : computerSeat(one, computer);
      }),
      host: side,
      partCommitment: offer.partCommitment,
      // The server knows the host's part as little as a person would: this one is no choice either.
      guestPart: computer === undefined ? null : newSecret(),
      invitation: hashKey(invitation),
      proposal: null,
      clock: offer.clock ?? null,
      begun: null,
      rematch: null,
      bid: offer.bid === undefined ? null : { side, offered: offer.bid, points: null },
      isOver: false,
    };
    await this.#noteSeats(match);
    await this.#services.store.create(match);
    this.#services.counters.add('offers_total');
    return good({ seat: side, key: host.key, invitation, card: cardOf(match, nobody, null, this.#services.now()) });
  }

  async accept(id: string, acceptance: Acceptance, taker = guest(acceptance.name)): Promise<Result<Seated>> {
    const { part, invitation } = acceptance;
    const live = await this.find(id);
    if (!live) return { ok: false, error: noSuchMatch };
    const isBlocked = await this.#isBlocked(live, taker.person);
    const { key } = taker;
    const seated = await live.change((kept) => {
      const isInvited = invitation !== undefined && hashKey(invitation) === kept.invitation;
      if (!isInvited && !kept.isPublic) return invitation === undefined ? noSuchMatch : wrongInvitation;
      if (isBlocked) return blocked;
      if (sideOfKey(kept, hashKey(key)) !== null) return hasFreeSeat(kept) ? ownMatch : noFreeSeat;
      const settled = settle(kept, acceptance.bid, (side) => seatOf(side, taker));
      return 'code' in settled ? settled : { ...settled, kept: { ...settled.kept, guestPart: part } };
    });
    if (!seated.ok) return seated;
    // Bids may have changed the sides over.
    await this.#noteSeats(live.kept);
    return good({ seat: seated.value, key, card: live.card });
  }

  /** Guests cannot be told from each other: nobody blocks them. */
  async #isBlocked({ kept }: LiveMatch, person: string | undefined): Promise<boolean> {
    return person !== undefined && isBlockedAt(await this.#services.store.tables(), kept, person);
  }

  async #noteSeats({ id, seats }: KeptMatch): Promise<void> {
    const { store, now } = this.#services;
    for (const { side, person } of seats) {
      if (person !== undefined) await noteSeat(await store.tables(), person, id, side, now());
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
      if (kept && statusOf(kept) === 'playing') cards.push(cardOf(kept, nobody, null, this.#services.now()));
      else await forgetWatchable(store, id);
    }
    return cards;
  }

  async open(): Promise<readonly MatchCard[]> {
    const open = await this.#services.store.open(mostListed);
    return open.map((match) => cardOf(match, nobody, null, this.#services.now()));
  }

  /** The card, for those who may know of the match: with a key or the invitation, or if it is public. */
  async card(id: string, key: string | null): Promise<MatchCard | null> {
    const live = await this.find(id);
    if (!live) return null;
    const { kept } = live;
    const hash = key === null ? null : hashKey(key);
    const mayKnow =
      (hash !== null && (sideOfKey(kept, hash) !== null || hash === kept.invitation)) ||
      (kept.isPublic && hasFreeSeat(kept)) ||
      kept.spectators !== 'none';
    if (!mayKnow) return null;
    await live.open();
    return live.card;
  }

  /** Which seat a key gives; without one a spectator's, where everybody may watch. */
  seatFor({ kept }: LiveMatch, key: string | undefined): Seat | null {
    if (key !== undefined) return sideOfKey(kept, hashKey(key));
    return spectatorSeat(kept.spectators);
  }

  /** Whoever holds a seat says something to those who hold one. */
  async say(live: LiveMatch, seat: Seat, text: string): Promise<Result<null>> {
    const match = live.kept.id;
    const speaker = live.kept.seats.find(({ side }) => side === seat)?.person;
    if (await this.#isBlocked(live, speaker)) return { ok: false, error: blocked };
    const said = { by: seat, text, at: this.#services.now() };
    await this.#services.store.say(match, said);
    live.audience.tell({ match, said }, (one) => !isSpectator(one));
    return good(null);
  }

  said(match: string): Promise<readonly Saying[]> {
    return this.#services.store.said(match, mostSaid);
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

  /** Another process has changed this match, or, as far as is known, any of them. */
  async refresh(id: string | null): Promise<void> {
    const ids = id === null ? [...this.#live.keys()] : [id];
    for (const one of ids) {
      const live = await this.#live.get(one);
      await live?.refresh();
    }
  }

  /** An offer that nobody has accepted within a month is forgotten. */
  forgetOffers(): Promise<number> {
    return this.#services.store.forgetOffers(this.#services.now() - offerTime);
  }

  /** Matches that nobody has been at for a while need no memory, and those at which nothing happens no thread. */
  async sweep(): Promise<void> {
    const now = this.#services.now();
    for (const [id, found] of this.#live) {
      const live = await found;
      if (!live || live.isThinking) continue;
      const isDeserted = live.audience.isEmpty && live.usedAt <= now - idleTime;
      if (!isDeserted && live.askedAt > now - quietTime) continue;
      if (isDeserted) {
        this.#live.delete(id);
        this.#services.counters.add('matches_live', -1);
      }
      await live.retire();
    }
  }

  /** The server ends. */
  async retireAll(): Promise<void> {
    const live = await Promise.all(this.#live.values());
    await Promise.all(live.flatMap((one) => one?.retire() ?? []));
  }
}
