import type { News, Seat, Stop } from '@impulse/engine';
import type { AuthorityLine } from './authority-line.js';

/** Seats watched over a line to the authority. */
export class WatchedSeats {
  readonly #line: AuthorityLine;
  readonly #hear = new Map<number, (news: News) => void>();
  #opened = 0;

  constructor(line: AuthorityLine) {
    this.#line = line;
    line.listen((told) => {
      if (told.told === 'news') this.#hear.get(told.feed)?.(told.news);
    });
  }

  watch(seat: Seat, hear: (news: News) => void): Stop {
    const feed = this.#opened++;
    this.#hear.set(feed, hear);
    this.#line.call('watch', { feed, seat }).catch((error: unknown) => console.error(error));
    return () => {
      // Whatever is still on its way is for nobody.
      if (this.#hear.delete(feed)) this.#line.call('unwatch', { feed }).catch(() => undefined);
    };
  }
}
