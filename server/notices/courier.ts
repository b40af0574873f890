import type { ChannelKind } from '@impulse/protocol/wire/index.js';
import type { Counters } from '../counters.js';
import type { NoticeBody } from './body.js';
import type { Carrier, Delivery } from './carrier.js';
import type { Channels } from './channels.js';
import type { DueNotice, NoticeQueue } from './notice-queue.js';

export type Carriers = Readonly<Partial<Record<ChannelKind, Carrier>>>;

/** Notices under way at once: so many at most are sent again when the process dies. */
const lanes = 8;

/** Whoever is reached and never answers may have got each of them. */
const furtherAttempts = { later: Infinity, unsure: 1, refused: 0 } as const;

/** Brings what is due to its addresses. */
export class Courier {
  readonly #queue: NoticeQueue;
  readonly #channels: Channels;
  readonly #carriers: Carriers;
  readonly #counters: Counters;
  readonly #now: () => number;

  constructor(queue: NoticeQueue, channels: Channels, carriers: Carriers, counters: Counters, now: () => number) {
    this.#queue = queue;
    this.#channels = channels;
    this.#carriers = carriers;
    this.#counters = counters;
    this.#now = now;
  }

  async deliver(): Promise<void> {
    this.#counters.add('notices_repeated_total', await this.#queue.recover(this.#now()));
    const due = (await this.#queue.due(this.#now())).values();
    const lane = async (): Promise<void> => {
      for (const notice of due) await this.#send(notice);
    };
    await Promise.all(Array.from({ length: lanes }, lane));
  }

  async #send(notice: DueNotice): Promise<void> {
    if (!(await this.#queue.take(notice, this.#now()))) return;
    const delivery = await this.#carry(notice);
    if (delivery === 'sent') {
      this.#counters.add('notices_sent_total');
      await this.#queue.sent(notice);
      return;
    }
    this.#counters.add('notices_failed_total');
    if (delivery === 'gone') {
      await this.#channels.remove(notice.channel);
      return;
    }
    const isRepeated = await this.#queue.failed(notice, furtherAttempts[delivery], this.#now());
    if (isRepeated && delivery === 'unsure') this.#counters.add('notices_repeated_total');
  }

  async #carry({ kind, sending, body, id }: DueNotice): Promise<Delivery> {
    const carrier = this.#carriers[kind];
    if (!carrier) return 'refused';
    try {
      return await carrier.send(sending, JSON.parse(body) as NoticeBody, id);
    } catch {
      // Nobody answered there, or not in time.
      return 'later';
    }
  }
}
