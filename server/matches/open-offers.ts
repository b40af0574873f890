import type { Places } from '../rates/places.js';
import type { Store } from '../store/store.js';
import { hasFreeSeat } from './kept-match.js';

/** A public offer, and where it came from; kept as long as it counts against that place. */
export interface OpenOfferTable {
  readonly match: string;
  /** As `Places` tells it. */
  readonly place: string;
  /** Milliseconds since 1970. */
  readonly since: number;
}

/** In milliseconds: older offers are forgotten themselves. */
const longest = 31 * 24 * 3_600_000;

/** Keeps one address from filling the list of open matches. */
export class OpenOffers {
  readonly #store: Store;
  readonly #places: Places;
  readonly #most: number;

  constructor(store: Store, places: Places, most: number) {
    this.#store = store;
    this.#places = places;
    this.#most = most;
  }

  /** May one more be offered from this address? Then it counts. Counted first, so that many at once do not slip through. */
  async claim(match: string, address: string, now: number): Promise<boolean> {
    if (this.#most === Infinity) return true;
    const { database } = await this.#store.tables();
    const place = await this.#places.of(address);
    await database.insertInto('open_offer').values({ match, place, since: now }).execute();
    const others = (await this.#of(place)).filter((one) => one !== match);
    if (others.length < this.#most) return true;
    let open = 0;
    for (const other of others) {
      if (await this.#isOpen(other, now)) open++;
      else await this.release(other);
    }
    if (open < this.#most) return true;
    await this.release(match);
    return false;
  }

  async release(match: string): Promise<void> {
    const { database } = await this.#store.tables();
    await database.deleteFrom('open_offer').where('match', '=', match).execute();
  }

  /** Those that are gone by now. */
  async forget(now: number): Promise<void> {
    const { database } = await this.#store.tables();
    await database
      .deleteFrom('open_offer')
      .where('since', '<', now - longest)
      .execute();
  }

  async #of(place: string): Promise<readonly string[]> {
    const { database } = await this.#store.tables();
    const rows = await database.selectFrom('open_offer').select('match').where('place', '=', place).execute();
    return rows.map(({ match }) => match);
  }

  async #isOpen(match: string, now: number): Promise<boolean> {
    const kept = await this.#store.find(match);
    if (kept) return hasFreeSeat(kept);
    // It may just be about to be offered.
    const { database } = await this.#store.tables();
    const row = await database.selectFrom('open_offer').select('since').where('match', '=', match).executeTakeFirst();
    return row !== undefined && row.since > now - claimTime;
  }
}

/** In milliseconds: between its claim and its offer. */
const claimTime = 60_000;
