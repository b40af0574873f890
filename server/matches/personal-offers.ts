import { sql } from 'kysely';
import type { Store } from '../store/store.js';
import type { PlayerId } from './players.js';

/** An offer that one player alone may accept, kept until it is answered. */
export interface PersonalOfferTable {
  readonly match: string;
  readonly player: PlayerId;
  /** Whoever has offered it. */
  readonly host: PlayerId;
  /** The seat that waits for the player. */
  readonly side: string;
  /** Milliseconds since 1970. */
  readonly since: number;
}

/** That one player may have open: to the same other player, and in all. */
const mostToOne = 3;
const mostInAll = 20;
const mostListed = 50;
/** In milliseconds: a match that is just being offered is not kept yet. */
const newest = 3_600_000;

/** Who has been challenged to what. The match itself says so too, and decides. */
export class PersonalOffers {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  async #database() {
    return (await this.#store.tables()).database;
  }

  /** May this one be made? Then it counts. Counted first, so that many at once do not slip through. */
  async claim(offer: PersonalOfferTable): Promise<boolean> {
    await this.note(offer);
    const database = await this.#database();
    const rows = await database.selectFrom('personal_offer').select('player').where('host', '=', offer.host).execute();
    const toOne = rows.filter(({ player }) => player === offer.player);
    if (toOne.length <= mostToOne && rows.length <= mostInAll) return true;
    await this.release(offer.match);
    return false;
  }

  async note(offer: PersonalOfferTable): Promise<void> {
    await (await this.#database()).insertInto('personal_offer').values(offer).execute();
  }

  async release(match: string): Promise<void> {
    await (await this.#database()).deleteFrom('personal_offer').where('match', '=', match).execute();
  }

  /** The newest first. */
  async to(player: PlayerId): Promise<readonly PersonalOfferTable[]> {
    const rows = (await this.#database()).selectFrom('personal_offer').selectAll().where('player', '=', player);
    return rows.orderBy('since', 'desc').limit(mostListed).execute();
  }

  /** A match that is forgotten waits for nobody. */
  async forget(now: number): Promise<void> {
    await sql`
      delete from personal_offer where since < ${now - newest}
      and not exists (select id from match where match.id = personal_offer.match)`.execute(await this.#database());
  }
}
