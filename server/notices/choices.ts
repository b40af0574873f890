import type { NoticeWishes } from '@impulse/protocol/wire/index.js';
import type { Tables } from '../store/tables/tables.js';
import { nextReminder, type NoticeProgress, quietTime } from './progress.js';
import type { NoticeChoiceTable } from './tables.js';

/** A seat that wants to be told. */
export interface NoticeSeat {
  readonly match: string;
  readonly side: string;
}

const hour = 3_600_000;
/** Seats looked after at a time; the others wait for the next one. */
const mostAtOnce = 500;

/** How seats want to be told, as it is kept. */
export class Choices {
  readonly #tables: Tables;
  /** Where all links lead, whatever was noted with a wish; null where that counts. */
  readonly #home: string | null;

  constructor(tables: Tables, home: string | null) {
    this.#tables = tables;
    this.#home = home;
  }

  #read(row: NoticeChoiceTable): NoticeChoiceTable {
    return this.#home === null ? row : { ...row, origin: this.#home };
  }

  async find({ match, side }: NoticeSeat): Promise<NoticeChoiceTable | null> {
    const { database } = this.#tables;
    const found = database.selectFrom('notice_choice').selectAll().where('match', '=', match).where('side', '=', side);
    const row = await found.executeTakeFirst();
    return row ? this.#read(row) : null;
  }

  /** What a seat wishes from now on; what it has been told stays told. */
  async wish(seat: NoticeSeat, { language, remindEvery }: NoticeWishes, origin: string, now: number): Promise<void> {
    const { database } = this.#tables;
    const cadence = remindEvery * hour;
    const wished = { language, cadence, origin };
    const first = { ...seat, ...wished, looked: -1, decision: null, told: 0, due: now + quietTime };
    const put = database
      .insertInto('notice_choice')
      .values(first)
      .onConflict((conflict) => conflict.columns(['match', 'side']).doUpdateSet(wished));
    const remind = database
      .updateTable('notice_choice')
      .set({ due: nextReminder(cadence, now) })
      .where('match', '=', seat.match)
      .where('side', '=', seat.side)
      .where('told', '>', 0);
    await this.#tables.together([put, remind]);
  }

  /** Seats whose match has gone on since they were last looked after, or that are due until `soon`. */
  async toLookAfter(soon: number): Promise<NoticeChoiceTable[]> {
    const rows = await this.#tables.database
      .selectFrom('notice_choice as choice')
      .selectAll('choice')
      .where((is) =>
        is.or([
          is('choice.due', '<=', soon),
          is.exists(
            is
              .selectFrom('entry')
              .select('entry.number')
              .whereRef('entry.match', '=', 'choice.match')
              .whereRef('entry.number', '>=', 'choice.looked'),
          ),
        ]),
      )
      .orderBy('choice.due')
      .limit(mostAtOnce)
      .execute();
    return rows.map((row) => this.#read(row));
  }

  /** Notes how far a seat has come, unless somebody else has looked in the meantime. */
  async note({ match, side, looked, told }: NoticeChoiceTable, progress: NoticeProgress): Promise<boolean> {
    const { numUpdatedRows } = await this.#tables.database
      .updateTable('notice_choice')
      .set(progress)
      .where('match', '=', match)
      .where('side', '=', side)
      .where('looked', '=', looked)
      .where('told', '=', told)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  /** The match is over or gone: nothing of it is kept. */
  async forget(match: string): Promise<void> {
    const { database } = this.#tables;
    await this.#tables.together([
      database.deleteFrom('notice').where('match', '=', match),
      database.deleteFrom('notice_channel').where('match', '=', match),
      database.deleteFrom('notice_choice').where('match', '=', match),
    ]);
  }
}
