import type { Tables } from '../store/tables/tables.js';
import type { NoticeBody } from './body.js';
import type { SendingChannel } from './carrier.js';
import { noticeId } from './notice-id.js';
import { nextReminder } from './progress.js';
import type { NoticeChannelTable, NoticeChoiceTable, NoticeTable } from './tables.js';

/** A notice with the channel it goes to. */
export interface DueNotice extends Pick<NoticeTable, 'channel' | 'decision' | 'number' | 'attempts' | 'body'> {
  /** The same whenever it is sent. */
  readonly id: string;
  readonly kind: NoticeChannelTable['kind'];
  readonly sending: SendingChannel;
}

/** In milliseconds: whoever has taken a notice and has not said what came of it by then has died. */
const leaseTime = 60_000;
/** In milliseconds, before each further attempt. */
const backOff = [60_000, 5 * 60_000, 30 * 60_000, 2 * 3_600_000];
const mostAtOnce = 100;

/**
 * What is to be sent, in the same database as the matches: each notice once, whoever sends it. Where nobody knows whether it
 * arrived, it goes out again as the same notice: one that comes twice is seen for what it is, one that is missed may end a battle.
 */
export class NoticeQueue {
  readonly #tables: Tables;
  /** Where all links lead, whatever was noted with a wish; null where that counts. */
  readonly #home: string | null;

  constructor(tables: Tables, home: string | null = null) {
    this.#tables = tables;
    this.#home = home;
  }

  /** For each channel of the seat, once for each decision and reminder, however many queue it. */
  async queue(choice: NoticeChoiceTable, channels: readonly string[], body: NoticeBody, now: number): Promise<void> {
    const { database } = this.#tables;
    const { match, side, decision, told, cadence } = choice;
    if (decision === null) return;
    const notices = channels.map((channel) =>
      database
        .insertInto('notice')
        .values({
          channel,
          decision,
          number: told,
          match,
          side,
          body: JSON.stringify(body),
          state: 'queued',
          attempts: 0,
          due: now,
        })
        .onConflict((conflict) => conflict.doNothing()),
    );
    const next = database
      .updateTable('notice_choice')
      .set({ told: told + 1, due: nextReminder(cadence, now) })
      .where('match', '=', match)
      .where('side', '=', side)
      .where('decision', '=', decision)
      .where('told', '=', told);
    await this.#tables.together([...notices, next]);
  }

  /** What was queued for decisions before this one is out of date; null when there is none. */
  async clear({ match, side }: NoticeChoiceTable, decision: number | null): Promise<void> {
    const old = this.#tables.database.deleteFrom('notice').where('match', '=', match).where('side', '=', side);
    await (decision === null ? old : old.where('decision', '<', decision)).execute();
  }

  /** Somebody died while sending these: they are to be sent again, unless that has been so too often. Tells how many. */
  async recover(now: number): Promise<number> {
    const left = this.#tables.database.updateTable('notice').where('state', '=', 'sending').where('due', '<=', now);
    const again = left.where('attempts', '<=', backOff.length).set({ state: 'queued' });
    const { numUpdatedRows } = await again.executeTakeFirst();
    await left.where('attempts', '>', backOff.length).set({ state: 'given-up' }).execute();
    return Number(numUpdatedRows);
  }

  async due(now: number): Promise<DueNotice[]> {
    const rows = await this.#tables.database
      .selectFrom('notice')
      .innerJoin('notice_channel as channel', 'channel.id', 'notice.channel')
      .innerJoin('notice_choice as choice', (join) =>
        join.onRef('choice.match', '=', 'notice.match').onRef('choice.side', '=', 'notice.side'),
      )
      .select(['notice.channel', 'notice.decision', 'notice.number', 'notice.attempts', 'notice.body'])
      .select(['channel.kind', 'channel.address', 'choice.origin'])
      .where('notice.state', '=', 'queued')
      .where('notice.due', '<=', now)
      .orderBy('notice.due')
      .limit(mostAtOnce)
      .execute();
    return rows.map(({ kind, address, origin, ...notice }) => ({
      ...notice,
      id: noticeId(notice),
      kind,
      sending: { id: notice.channel, address, origin: this.#home ?? origin },
    }));
  }

  /** True for one of all who ask for it: that one sends it. */
  async take(notice: DueNotice, now: number): Promise<boolean> {
    const taken = this.#row(notice)
      .set({ state: 'sending', attempts: notice.attempts + 1, due: now + leaseTime })
      .where('state', '=', 'queued')
      .where('attempts', '=', notice.attempts);
    return (await taken.executeTakeFirst()).numUpdatedRows === 1n;
  }

  async sent(notice: DueNotice): Promise<void> {
    await this.#row(notice).set({ state: 'sent' }).execute();
  }

  /** It has not arrived: it is tried again later, as often as `most` at most. Tells whether it will be. */
  async failed(notice: DueNotice, most: number, now: number): Promise<boolean> {
    const again = notice.attempts < most ? backOff.at(notice.attempts) : undefined;
    const change =
      again === undefined ? { state: 'given-up' as const } : { state: 'queued' as const, due: now + again };
    await this.#row(notice).set(change).execute();
    return again !== undefined;
  }

  #row({ channel, decision, number }: DueNotice) {
    return this.#tables.database
      .updateTable('notice')
      .where('channel', '=', channel)
      .where('decision', '=', decision)
      .where('number', '=', number);
  }
}
