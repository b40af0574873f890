import type { Tables } from '../store/tables/tables.js';

/** In milliseconds, and how often within it one address is asked. */
const day = 24 * 3_600_000;
const mostADay = 3;

/** Keeps people from being bothered: who names an address need not be its owner. */
export class LetterQuestions {
  readonly #tables: Tables;

  constructor(tables: Tables) {
    this.#tables = tables;
  }

  /** May an address be asked once more whether letters are wanted there? Then it counts as asked. */
  async mayAsk(mark: string, now: number): Promise<boolean> {
    const { database } = this.#tables;
    await this.#tables.together([
      database.deleteFrom('letter_question').where('at', '<', now - day),
      database.insertInto('letter_question').values({ mark, at: now }),
    ]);
    const asked = await database.selectFrom('letter_question').select('at').where('mark', '=', mark).execute();
    return asked.length <= mostADay;
  }
}
