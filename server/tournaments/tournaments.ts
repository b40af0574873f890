import { good, type Problem, type Result } from '@impulse/engine';
import type {
  Offered,
  OwnTournament,
  TournamentCard,
  TournamentView,
  TournamentWish,
} from '@impulse/protocol/wire/index.js';
import { forgetHolder } from '../matches/forget-holder.js';
import type { Matches } from '../matches/matches.js';
import { type PlayerId, personIn, playerOf } from '../matches/players.js';
import type { SeatTaker } from '../matches/seat-taker.js';
import { hasBlocked } from '../people/blocks.js';
import { mayTry } from '../rates/attempts.js';
import { isBot, type Ratings } from '../ratings/ratings.js';
import { newPublicId } from '../secrets.js';
import type { Tables } from '../store/tables/tables.js';
import { findResults } from './game-results.js';
import {
  type Changed,
  end,
  enter,
  entrantCalled,
  entrantOf,
  goneOn,
  goOn,
  isProblem,
  type KeptTournament,
  leave,
  start,
} from './kept-tournament.js';
import { newTournament } from './new-tournament.js';
import { openGame } from './open-game.js';
import {
  botsByLink,
  changedMeanwhile,
  noBots,
  noSuchTournament,
  notEntered,
  notOrganiser,
  tooManyTournaments,
} from './problems.js';
import { TournamentStore } from './tournament-store.js';
import { cardOf, mayKnow, viewOf, waitingFor } from './tournament-view.js';

export interface TournamentServices {
  readonly tables: Tables;
  readonly matches: Matches;
  readonly ratings: Ratings;
  readonly now: () => number;
  readonly report: (error: unknown) => void;
}

/** Somebody who is known by an account or as a bot. */
export interface Known {
  readonly player: PlayerId;
  readonly name: string;
}

const mostListed = 100;
const mostLookedAfter = 500;
/** That one player may hold, and take part in, at the same time. */
const mostHeld = 5;
const mostPlayed = 20;
const mostTries = 5;
/** In milliseconds: clocks are looked at so often. */
const clocksEvery = 10 * 60_000;

/** Tournaments: held by a person, or by a bot for bots and those it invites, and played in matches like all others. */
export class Tournaments {
  readonly #services: TournamentServices;
  readonly #store: TournamentStore;
  /** When the clocks of a tournament were last looked at. */
  readonly #looked = new Map<string, number>();

  constructor(services: TournamentServices) {
    this.#services = services;
    this.#store = new TournamentStore(services.tables);
  }

  async hold(wish: TournamentWish, { player, name }: Known): Promise<Result<TournamentView>> {
    const { tables, matches, now } = this.#services;
    if (isBot(player) && (wish.isOpen === true || wish.admitsBots !== true)) return { ok: false, error: botsByLink };
    if (!(await mayTry(tables, 'tournament', player, now()))) return { ok: false, error: tooManyTournaments };
    const held = (await this.#store.of(player, mostListed)).filter(
      ({ organiser, stage }) => organiser?.player === player && stage !== 'over',
    );
    if (held.length >= mostHeld) return { ok: false, error: tooManyTournaments };
    const { game, scenario, options = {} } = wish;
    const id = newPublicId();
    const playable = await matches.begin({ game, scenario, options }, id);
    if (!playable.ok) return playable;
    const kept = newTournament(wish, { id, created: now(), organiser: { player, name } });
    await this.#store.create(kept);
    return good(viewOf(kept, player));
  }

  async open(): Promise<readonly TournamentCard[]> {
    return (await this.#store.open(mostListed)).map(cardOf);
  }

  /** Those of a player, with the game that waits for them in each. */
  async of(player: PlayerId): Promise<readonly OwnTournament[]> {
    const own = await this.#store.of(player, mostListed);
    return own.map((kept) => ({ card: cardOf(kept), waits: waitingFor(kept, player) }));
  }

  /** As it stands now; null for those who may not know of it. */
  async view(id: string, player: PlayerId | null, invitation: string | null): Promise<TournamentView | null> {
    const kept = await this.#store.find(id);
    if (!kept || !mayKnow(kept, player, invitation)) return null;
    return viewOf((await this.#lookAfter(kept, false)) ?? kept, player);
  }

  async enter(id: string, { player, name }: Known, invitation: string | null): Promise<Result<TournamentView>> {
    const { tables, now } = this.#services;
    const playing = (await this.#store.of(player, mostListed)).filter(
      (kept) => kept.stage !== 'over' && entrantOf(kept, player) !== null,
    );
    if (playing.length >= mostPlayed) return { ok: false, error: tooManyTournaments };
    const organiser = (await this.#store.find(id))?.organiser?.player;
    const host = organiser === undefined ? undefined : personIn(organiser);
    const person = personIn(player);
    const isBlocked =
      host !== undefined && (await hasBlocked(tables, host, person === undefined ? {} : { person }, now()));
    return this.#change(id, player, (kept) => {
      if (isBlocked || !mayKnow(kept, player, invitation)) return noSuchTournament;
      if (isBot(player) && !kept.admitsBots) return noBots;
      return enter(kept, { player, name, rating: null });
    });
  }

  /** Somebody leaves, or the organiser sends them away. */
  async leave(id: string, player: PlayerId, sent?: string): Promise<Result<TournamentView>> {
    let gone: PlayerId | null = null;
    const left = await this.#change(id, player, (kept) => {
      if (sent !== undefined && kept.organiser?.player !== player) return hidden(kept, player, notOrganiser);
      const entrant = sent === undefined ? entrantOf(kept, player) : entrantCalled(kept, sent);
      if (entrant === null) return hidden(kept, player, notEntered);
      gone = kept.entrants[entrant].player;
      return leave(kept, entrant);
    });
    if (left.ok && gone !== null) await forgetHolder(this.#services.tables, id, gone);
    return left;
  }

  /** The organiser begins the first round, or the next one. */
  async beginRound(id: string, player: PlayerId): Promise<Result<TournamentView>> {
    const kept = await this.#store.find(id);
    if (kept?.stage !== 'entering') {
      // What has been played meanwhile counts.
      if (kept) await this.#lookAfter(kept, false);
      return this.#organise(id, player, (current) => goOn(current, this.#services.now()));
    }
    const ratings = new Map<PlayerId, number>();
    for (const entrant of kept.entrants) {
      const rating = await this.#services.ratings.seatRating(entrant.player, kept.terms.game, false);
      if (rating) ratings.set(entrant.player, rating.value);
    }
    return this.#organise(id, player, (current) => start(current, ratings, this.#services.now()));
  }

  /** Before the first round it goes without a trace; later it is over as it stands. */
  async end(id: string, player: PlayerId): Promise<Result<null>> {
    const kept = await this.#store.find(id);
    if (kept?.stage === 'entering' && kept.organiser?.player === player) {
      await this.#store.remove(id);
      return good(null);
    }
    const ended = await this.#organise(id, player, end);
    return ended.ok ? good(null) : ended;
  }

  /** One of the two who are to play opens their match; the other one accepts it. */
  async openGame(id: string, place: number, taker: SeatTaker, partCommitment: string): Promise<Result<Offered>> {
    const kept = await this.#store.find(id);
    if (!kept || !mayKnow(kept, playerOf(taker), null)) return { ok: false, error: noSuchTournament };
    return openGame(this.#services.matches, kept, place, taker, partCommitment, async (change) => {
      const changed = await this.#changeKept(id, change);
      return changed.ok ? null : changed.error;
    });
  }

  /** What the notices ask: the round in which a game waits for this player; null when the tournament is over or gone. */
  async asked(id: string, player: string): Promise<Asked | null> {
    const kept = await this.#store.find(id);
    if (!kept || kept.stage === 'over') return null;
    const waits = waitingFor(kept, player as PlayerId);
    const isBegun = waits?.match !== undefined && waits.match !== null && (await this.#isBegun(waits.match, player));
    return { title: kept.title, round: kept.rounds.length, opponent: waits && !isBegun ? waits.opponent : null };
  }

  /** From then on the match itself tells its players what waits for them. */
  async #isBegun(match: string, player: string): Promise<boolean> {
    const kept = (await this.#services.matches.find(match))?.kept;
    return kept !== undefined && kept.to?.player !== player;
  }

  /** Goes on with all that are played; in any number of processes, each change happens once. */
  async work(): Promise<void> {
    const { now, report } = this.#services;
    for (const kept of await this.#store.inStage('playing', mostLookedAfter)) {
      const isDue = (this.#looked.get(kept.id) ?? 0) <= now() - clocksEvery;
      if (isDue) this.#looked.set(kept.id, now());
      await this.#lookAfter(kept, isDue).catch(report);
    }
    for (const [id, at] of this.#looked) if (at < now() - 2 * clocksEvery) this.#looked.delete(id);
  }

  /** Notes what has been played meanwhile, and begins the next round where nobody is waited for. */
  async #lookAfter(kept: KeptTournament, looksAtClocks: boolean): Promise<KeptTournament | null> {
    const { matches, now } = this.#services;
    const found = await findResults(kept, matches, now(), looksAtClocks);
    const next = goneOn(kept, found, now());
    const isSame = next.stage === kept.stage && next.rounds.length === kept.rounds.length;
    if (found.size === 0 && isSame) return kept;
    const changed = await this.#changeKept(kept.id, (current) =>
      current.version === kept.version ? next : changedMeanwhile,
    );
    return changed.ok ? changed.value : this.#store.find(kept.id);
  }

  /** Names are nobody else's: whoever takes another is called so here, too. */
  async rename(player: PlayerId, name: string): Promise<void> {
    for (const { id } of await this.#store.of(player, mostListed)) {
      await this.#changeKept(id, (kept) => ({
        ...kept,
        organiser: kept.organiser?.player === player ? { player, name } : kept.organiser,
        entrants: kept.entrants.map((one) => (one.player === player ? { ...one, name } : one)),
      }));
    }
  }

  /** The account goes: its person plays in none any more, and those that they held go on by themselves. */
  async forget(player: PlayerId): Promise<void> {
    for (const { id, stage } of await this.#store.of(player, mostListed)) {
      const kept = await this.#store.find(id);
      if (kept?.organiser?.player === player && stage === 'entering') {
        await this.#store.remove(id);
        continue;
      }
      await this.#changeKept(id, (current) => {
        const entrant = entrantOf(current, player);
        const left = entrant === null || current.stage === 'over' ? current : leave(current, entrant);
        if (isProblem(left)) return left;
        const isOwn = left.organiser?.player === player;
        return {
          ...left,
          ...(isOwn ? { organiser: null, waitsForOrganiser: false } : {}),
          entrants: left.entrants.map((one) =>
            one.player === player ? { ...one, player: gonePlayer, name: '' } : one,
          ),
        };
      });
      await forgetHolder(this.#services.tables, id, player);
    }
    await this.#store.forgetPlayer(player);
  }

  #organise(id: string, player: PlayerId, change: (kept: KeptTournament) => Changed): Promise<Result<TournamentView>> {
    return this.#change(id, player, (kept) =>
      kept.organiser?.player === player ? change(kept) : hidden(kept, player, notOrganiser),
    );
  }

  async #change(
    id: string,
    player: PlayerId,
    change: (kept: KeptTournament) => Changed,
  ): Promise<Result<TournamentView>> {
    const changed = await this.#changeKept(id, change);
    return changed.ok ? good(viewOf(changed.value, player)) : changed;
  }

  /** Of what is kept now; when somebody else was faster, of what that has come to. */
  async #changeKept(id: string, change: (kept: KeptTournament) => Changed): Promise<Result<KeptTournament>> {
    for (let tries = 0; tries < mostTries; tries++) {
      const kept = await this.#store.find(id);
      if (!kept) return { ok: false, error: noSuchTournament };
      const changed = change(kept);
      if (isProblem(changed)) return { ok: false, error: changed };
      const next = { ...changed, version: kept.version + 1 };
      if (await this.#store.replace(next)) return good(next);
    }
    return { ok: false, error: changedMeanwhile };
  }
}

/** What a round asks of a player who is away. */
export interface Asked {
  readonly title: string;
  readonly round: number;
  /** Null when nothing waits for them. */
  readonly opponent: string | null;
}

/** Of somebody whose account has been deleted. */
const gonePlayer: PlayerId = 'person/';

/** Strangers are not told that there is such a tournament. */
const hidden = (kept: KeptTournament, player: PlayerId, problem: Problem): Problem =>
  mayKnow(kept, player, null) ? problem : noSuchTournament;
