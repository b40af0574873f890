import type { Host, PublicAction, Seat, Stop } from '@impulse/engine';
import type { AuthorityMessage } from '../messages.js';

type Watchable = Pick<Host<PublicAction>, 'watch'>;

interface Feed {
  readonly seat: Seat;
  stop: Stop;
}

/** Seats that the page watches. They stay the same when the battle behind them is taken up anew. */
export class Feeds {
  readonly #tell: (told: AuthorityMessage) => void;
  readonly #feeds = new Map<number, Feed>();
  /** News that wait; null while they go out at once. */
  #held: AuthorityMessage[] | null = null;

  constructor(tell: (told: AuthorityMessage) => void) {
    this.#tell = tell;
  }

  watch(host: Watchable, id: number, seat: Seat): void {
    this.#feeds.set(id, { seat, stop: this.#open(host, id, seat) });
  }

  #open(host: Watchable, id: number, seat: Seat): Stop {
    return host.watch(seat, (news) => this.#say({ told: 'news', feed: id, news }));
  }

  #say(told: AuthorityMessage): void {
    if (this.#held) this.#held.push(told);
    else this.#tell(told);
  }

  /** From now on nobody is told anything. */
  hold(): void {
    this.#held ??= [];
  }

  /** Everybody is told what has happened meanwhile. */
  release(): void {
    const held = this.#held ?? [];
    this.#held = null;
    for (const told of held) this.#tell(told);
  }

  unwatch(id: number): void {
    this.#feeds.get(id)?.stop();
    this.#feeds.delete(id);
  }

  /** Everybody watches this one from now on; its first news take the place of all that was told before. */
  turnTo(host: Watchable): void {
    for (const [id, feed] of this.#feeds) {
      feed.stop();
      feed.stop = this.#open(host, id, feed.seat);
    }
  }
}
