import type { Host, News, PublicAction, Seat, Stop } from '@impulse/engine';
import type { Told } from '../messages.js';

type Watchable = Pick<Host<PublicAction>, 'watch'>;

interface Feed {
  readonly seat: Seat;
  stop: Stop;
  /** Length of the log on the page. */
  told: number;
}

/** Seats that the page watches. They stay the same when the battle behind them is taken up anew. */
export class Feeds {
  readonly #tell: (told: Told) => void;
  readonly #feeds = new Map<number, Feed>();

  constructor(tell: (told: Told) => void) {
    this.#tell = tell;
  }

  watch(host: Watchable, id: number, seat: Seat): void {
    const feed: Feed = { seat, stop: () => undefined, told: 0 };
    this.#feeds.set(id, feed);
    feed.stop = host.watch(seat, (news) => this.#pass(id, feed, news));
  }

  #pass(id: number, feed: Feed, news: News): void {
    feed.told += news.events.length - news.dropped;
    this.#tell({ told: 'news', feed: id, news });
  }

  unwatch(id: number): void {
    this.#feeds.get(id)?.stop();
    this.#feeds.delete(id);
  }

  /** Everybody watches this one from now on; its first news take the place of all that was told before. */
  turnTo(host: Watchable): void {
    for (const [id, feed] of this.#feeds) {
      feed.stop();
      let first = true;
      feed.stop = host.watch(feed.seat, (news) => {
        this.#pass(id, feed, first ? { ...news, dropped: feed.told } : news);
        first = false;
      });
    }
  }
}
