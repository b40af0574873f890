import { good, type Result } from '@impulse/engine';
import type { BotMatch, RegisteredBot } from '@impulse/protocol/wire/index.js';
import { sideOfKey, statusOf } from '../matches/kept-match.js';
import type { Matches } from '../matches/matches.js';
import { hashKey, newKey } from '../secrets.js';
import type { Store } from '../store/store.js';
import { nameTaken } from './problems.js';

/** A bot that has shown its token. */
export interface Bot {
  readonly name: string;
  readonly folded: string;
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

  /** A name belongs to whoever comes first, however it is written. */
  async register(name: string): Promise<Result<RegisteredBot>> {
    const token = newKey();
    const row = { folded: folded(name), name, token: hashKey(token), created: this.#now() };
    const database = await this.#database();
    const inserted = await database
      .insertInto('bot')
      .values(row)
      .onConflict((conflict) => conflict.column('folded').doNothing())
      .executeTakeFirst();
    return inserted.numInsertedOrUpdatedRows === 1n ? good({ name, token }) : { ok: false, error: nameTaken };
  }

  async find(token: string): Promise<Bot | null> {
    const database = await this.#database();
    const found = database.selectFrom('bot').select(['name', 'folded']).where('token', '=', hashKey(token));
    const row = await found.executeTakeFirst();
    return row ? { ...row, token } : null;
  }

  /** Before the bot sits down, so that it will hear of the match whatever happens in between. */
  async note(bot: Bot, match: string): Promise<void> {
    const database = await this.#database();
    await database
      .insertInto('bot_seat')
      .values({ bot: bot.folded, match, since: this.#now() })
      .onConflict((conflict) => conflict.columns(['bot', 'match']).doNothing())
      .execute();
  }

  /** The matches at which the bot sits and which are not over, the newest first. */
  async matchesOf(bot: Bot): Promise<readonly BotMatch[]> {
    const database = await this.#database();
    const seats = database.selectFrom('bot_seat').select('match').where('bot', '=', bot.folded);
    const rows = await seats.orderBy('since', 'desc').limit(mostListed).execute();
    const matches: BotMatch[] = [];
    for (const { match } of rows) {
      const found = await this.#matchOf(bot, match);
      if (found) matches.push(found);
      else await database.deleteFrom('bot_seat').where('bot', '=', bot.folded).where('match', '=', match).execute();
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

/** Names that look alike are the same. */
const folded = (name: string): string => name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
