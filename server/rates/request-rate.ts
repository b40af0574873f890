/** So many requests may come at once, and so many in a second in the long run. */
export interface RateLimit {
  readonly burst: number;
  readonly perSecond: number;
}

/** Counts the requests of one socket or address. */
export class RequestRate {
  readonly #limit: RateLimit;
  #left: number;
  #at: number;

  constructor(limit: RateLimit, now: number) {
    this.#limit = limit;
    this.#left = limit.burst;
    this.#at = now;
  }

  /** May one more come now, which costs as much as `cost` common ones? Times are in milliseconds. */
  take(now: number, cost = 1): boolean {
    const { burst, perSecond } = this.#limit;
    // A clock that jumps back gives nothing and takes nothing.
    const passed = Math.max(0, now - this.#at);
    this.#left = Math.min(burst, this.#left + (passed / 1000) * perSecond);
    this.#at = now;
    if (this.#left < cost) return false;
    this.#left -= cost;
    return true;
  }
}
