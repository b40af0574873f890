import { good, type Result } from '@impulse/engine';
import type { BotMatch, RegisteredBot } from '@impulse/protocol/wire/index.js';
import { type KeptSeat, sideOfKey, statusOf } from '../matches/kept-match.js';
import type { LiveMatch } from '../matches/live-match.js';
import type { Matches } from '../matches/matches.js';
import { botPlayer } from '../matches/players.js';
import { readName } from '../people/names.js';
import { isNameTaken } from '../people/taken-names.js';
import { forgetRatings } from '../ratings/rating-history.js';
import { hashKey, newKey } from '../secrets.js';
import type { Store } from '../store/store.js';
import { nameTaken } from './problems.js';

/** A bot that has shown its token. */
export interface Bot {
  readonly name: string;
  readonly skeleton: string;
  readonly token: string;
}

/** Matches that one bot is told of at once. */
const mostListed = 200;

/** Programs that play under names of their own. A token is the key of every seat that the bot takes. */
export class Bots {
  readonly #store: Store;
  readonly #matches: Matches;
  readonly #now: () => number;

  constructor(store: Store, matches: Matches, now: () => number) {
    this.#store = store;
    this.#matches = matches;
    this.#now = now;
  }

  async #database() {
    return (await this.#store.tables()).database;
  }

  /** A name belongs to whoever comes first, however it is written: a bot is not called like a person either. */
  async register(wanted: string): Promise<Result<RegisteredBot>> {
    const named = readName(wanted);
    if (!named.ok) return named;
    if (await isNameTaken(await this.#store.tables(), wanted)) return { ok: false, error: nameTaken };
    const { name, skeleton } = named.value;
    const token = newKey();
    const row = { skeleton, name, token: hashKey(token), created: this.#now() };
    const database = await this.#database();
    const inserted = await database
      .insertInto('bot')
      .values(row)
      .onConflict((conflict) => conflict.column('skeleton').doNothing())
      .executeTakeFirst();
    return inserted.numInsertedOrUpdatedRows === 1n ? good({ name, token }) : { ok: false, error: nameTaken };
  }

  async find(token: string): Promise<Bot | null> {
    const database = await this.#database();
    const found = database.selectFrom('bot').select(['name', 'skeleton']).where('token', '=', hashKey(token));
    const row = await found.executeTakeFirst();
    return row ? { ...row, token } : null;
  }

  /** Another token in the place of this one, which opens nothing from now on. */
  async rotate(bot: Bot): Promise<Result<RegisteredBot>> {
    const token = newKey();
    const [before, after] = [hashKey(bot.token), hashKey(token)];
    // Both open the seats while the tokens change over, so that a process that dies locks nobody out.
    await this.#changeSeats(bot, (seat) => ({ ...seat, moreKeys: [...(seat.moreKeys ?? []), after] }));
    const database = await this.#database();
    await database.updateTable('bot').set({ token: after }).where('token', '=', before).execute();
    await this.#changeSeats(bot, (seat) => ({ ...seat, key: after, moreKeys: [] }), true);
    return good({ name: bot.name, token });
  }

  /** The name is free again; nobody plays for its seats any more. */
  async delete(bot: Bot): Promise<Result<null>> {
    const lost = hashKey(newKey());
    await this.#changeSeats(bot, (seat) => ({ ...seat, name: '', key: lost, moreKeys: [] }), true);
    const database = await this.#database();
    await database.deleteFrom('bot_seat').where('bot', '=', bot.skeleton).execute();
    await forgetRatings(await this.#store.tables(), botPlayer(bot.skeleton));
    await database.deleteFrom('bot').where('skeleton', '=', bot.skeleton).execute();
    return good(null);
  }

  /** Changes every seat of the bot; whoever sits there is sent away where the key changes (`isLocked`). */
  async #changeSeats(bot: Bot, change: (seat: KeptSeat) => KeptSeat, isLocked = false): Promise<void> {
    const database = await this.#database();
    const rows = await database.selectFrom('bot_seat').select('match').where('bot', '=', bot.skeleton).execute();
    const hash = hashKey(bot.token);
    for (const { match } of rows) {
      const live = await this.#matches.find(match);
      const side = live && sideOfKey(live.kept, hash);
      if (!live || side === null) continue;
      await changeSeat(live, (seat) => (seat.side === side && seat.key === hash ? change(seat) : seat));
      if (isLocked) live.audience.dismissAll(side);
    }
  }

  /** The matches at which the bot sits and which are not over, the newest first. */
  async matchesOf(bot: Bot): Promise<readonly BotMatch[]> {
    const database = await this.#database();
    const seats = database.selectFrom('bot_seat').select('match').where('bot', '=', bot.skeleton);
    const rows = await seats.orderBy('since', 'desc').limit(mostListed).execute();
    const matches: BotMatch[] = [];
    for (const { match } of rows) {
      const found = await this.#matchOf(bot, match);
      if (found) matches.push(found);
      else await database.deleteFrom('bot_seat').where('bot', '=', bot.skeleton).where('match', '=', match).execute();
    }
    return matches;
  }

  async #matchOf({ token }: Bot, match: string): Promise<BotMatch | null> {
    const live = await this.#matches.find(match);
    const seat = live && sideOfKey(live.kept, hashKey(token));
    if (!live || seat === null || statusOf(live.kept) === 'over') return null;
    await live.open();
    return { seat, card: live.card };
  }
}

/** A match that is just being changed elsewhere is tried again. */
const mostTries = 3;

async function changeSeat(live: LiveMatch, change: (seat: KeptSeat) => KeptSeat): Promise<void> {
  for (let tries = 0; tries < mostTries; tries++) {
    const changed = await live.change((kept) => ({
      kept: { ...kept, seats: kept.seats.map(change) },
      result: null,
    }));
    if (changed.ok) return;
  }
}
