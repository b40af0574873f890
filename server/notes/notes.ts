import { good, type Result, type Seat } from '@impulse/engine';
import type { HexNote } from '@impulse/protocol/wire/index.js';
import type { LiveMatch } from '../matches/live-match.js';
import type { Store } from '../store/store.js';
import { tooManyNotes } from './problems.js';

/** What a seat has pinned to a hex. */
export interface HexNoteTable {
  readonly match: string;
  readonly seat: string;
  readonly hex: string;
  readonly text: string;
}

/** Of one seat. */
const mostNotes = 200;

/** The notes of players. They are kept with the seat, and nobody in another one hears of them. */
export class Notes {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  async of(match: string, seat: Seat): Promise<readonly HexNote[]> {
    const { database } = await this.#store.tables();
    const notes = database.selectFrom('hex_note').select(['hex', 'text']);
    return notes.where('match', '=', match).where('seat', '=', seat).orderBy('hex').execute();
  }

  /** Pins a note to a hex in place of the one that was there; takes it off when it says nothing. */
  async pin(live: LiveMatch, seat: Seat, note: HexNote): Promise<Result<null>> {
    const match = live.kept.id;
    const kept = await this.#keep(match, seat, note);
    if (!kept.ok) return kept;
    live.audience.tell({ match, note }, (one) => one === seat);
    await this.#store.tell({ kind: 'note', match, seat, note });
    return kept;
  }

  async #keep(match: string, seat: Seat, { hex, text }: HexNote): Promise<Result<null>> {
    const { database } = await this.#store.tables();
    if (text === '') {
      const there = database.deleteFrom('hex_note').where('match', '=', match).where('seat', '=', seat);
      await there.where('hex', '=', hex).execute();
      return good(null);
    }
    const others = (await this.of(match, seat)).filter((note) => note.hex !== hex);
    if (others.length >= mostNotes) return { ok: false, error: tooManyNotes };
    await database
      .insertInto('hex_note')
      .values({ match, seat, hex, text })
      .onConflict((conflict) => conflict.columns(['match', 'seat', 'hex']).doUpdateSet({ text }))
      .execute();
    return good(null);
  }
}
