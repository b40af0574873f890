import type { Result } from '@impulse/engine/reading/result.js';
import type { NewChannel, NoticeCard, NoticeWishes } from '@impulse/protocol/wire/index.js';
import { call } from './call.js';

/** How a seat of this browser is told that a decision waits. */
export class SeatNotices {
  readonly #path: string;
  readonly #bearer: string;

  constructor(match: string, key: string) {
    this.#path = `matches/${match}/notices`;
    this.#bearer = key;
  }

  card(): Promise<Result<NoticeCard>> {
    return call(this.#path, { bearer: this.#bearer });
  }

  wish(wishes: NoticeWishes): Promise<Result<NoticeCard>> {
    return call(this.#path, { method: 'PUT', body: wishes, bearer: this.#bearer });
  }

  add(channel: NewChannel): Promise<Result<NoticeCard>> {
    return call(`${this.#path}/channels`, { body: channel, bearer: this.#bearer });
  }

  remove(channel: string): Promise<Result<NoticeCard>> {
    return call(`${this.#path}/channels/${channel}`, { method: 'DELETE', bearer: this.#bearer });
  }
}

/** What the reader of a letter asks for with the token in it. */
export const answerMail = (purpose: 'confirm' | 'stop', token: string): Promise<Result<{ readonly done: true }>> =>
  call(`mail/${purpose}`, { body: { token } });
