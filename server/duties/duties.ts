import { isComputer } from '../matches/kept-match.js';
import type { LiveMatch } from '../matches/live-match.js';
import type { Matches } from '../matches/matches.js';
import { ordersLeftBy } from '../matches/standing-orders.js';
import type { Store } from '../store/store.js';
import { dutyPatience, owesAnything } from './owed.js';
import type { DutyTable } from './tables.js';

const mostAtOnce = 20;
/** Whoever cannot be helped is looked after less and less often: in the end about once in eight hours. */
const mostDoublings = 8;

/**
 * Looks after matches to which a process owed something when it died. The row is kept in the same step as the entry that
 * leaves something to the server, and goes in the same step as what is done about it; so it is done exactly once, and a
 * lease only keeps processes from all doing it at the same time.
 */
export class Duties {
  readonly #store: Store;
  readonly #matches: Matches;
  readonly #now: () => number;

  constructor(store: Store, matches: Matches, now: () => number) {
    this.#store = store;
    this.#matches = matches;
    this.#now = now;
  }

  async work(report: (error: unknown) => void): Promise<void> {
    for (const duty of await this.#due()) {
      const leased = await this.#take(duty);
      // What is wrong with one match is not the others' fault.
      if (leased) await this.#lookAfter(leased).catch(report);
    }
  }

  async #due(): Promise<DutyTable[]> {
    const { database } = await this.#store.tables();
    const due = database.selectFrom('duty').selectAll().where('due', '<=', this.#now());
    return due.orderBy('due').limit(mostAtOnce).execute();
  }

  /** For one of all who ask for it; null for the others. */
  async #take({ match, due, tries }: DutyTable): Promise<DutyTable | null> {
    const { database } = await this.#store.tables();
    const next = { due: this.#now() + dutyPatience * 2 ** Math.min(tries, mostDoublings), tries: tries + 1 };
    const taken = database.updateTable('duty').set(next).where('match', '=', match).where('due', '=', due);
    const { numUpdatedRows } = await taken.where('tries', '=', tries).executeTakeFirst();
    return numUpdatedRows === 1n ? { match, ...next } : null;
  }

  async #lookAfter(duty: DutyTable): Promise<void> {
    const live = await this.#matches.find(duty.match);
    if (live?.isThinking) return;
    await live?.makeUp();
    if (!live || !(await stillOwes(live))) await this.#forget(duty);
  }

  /** Unless the journal has grown since, and left something new. */
  async #forget({ match, due, tries }: DutyTable): Promise<void> {
    const { database } = await this.#store.tables();
    const row = database.deleteFrom('duty').where('match', '=', match).where('due', '=', due);
    await row.where('tries', '=', tries).execute();
  }
}

async function stillOwes(live: LiveMatch): Promise<boolean> {
  const { kept, moment } = live;
  if (!owesAnything(kept, moment)) return false;
  const seat = kept.seats.find(({ side }) => side === moment.turn);
  if (moment.isOver !== kept.isOver || !seat || isComputer(seat)) return true;
  const orders = ordersLeftBy(kept, seat.side);
  return (await live.ask({ do: 'ordered', match: kept.id, seat: seat.side, orders })) !== null;
}
