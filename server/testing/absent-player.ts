import type { NewChannel, NoticeCard } from '@impulse/protocol/wire/index.js';
import { call } from './players.js';

/** Whoever holds the key of a seat and says over http how to be told; `origin` is that of the page. */
export class AbsentPlayer {
  readonly #port: number;
  readonly #path: string;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(port: number, match: string, key: string) {
    this.#port = port;
    this.#path = `/api/matches/${match}/notices`;
    this.#headers = { authorization: `Bearer ${key}`, origin: `http://127.0.0.1:${port}` };
  }

  #ask(method: string, path: string, body?: unknown) {
    return call<NoticeCard>(this.#port, method, `${this.#path}${path}`, body, this.#headers);
  }

  card() {
    return this.#ask('GET', '');
  }

  wish(remindEvery = 0, language = 'en') {
    return this.#ask('PUT', '', { language, remindEvery });
  }

  add(channel: NewChannel) {
    return this.#ask('POST', '/channels', channel);
  }

  remove(channel: string) {
    return this.#ask('DELETE', `/channels/${channel}`);
  }
}
