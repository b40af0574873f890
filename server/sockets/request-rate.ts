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

  /** May one more come now? Times are in milliseconds. */
  take(now: number): boolean {
    const { burst, perSecond } = this.#limit;
    // A clock that jumps back gives nothing and takes nothing.
    const passed = Math.max(0, now - this.#at);
    this.#left = Math.min(burst, this.#left + (passed / 1000) * perSecond);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }
}
