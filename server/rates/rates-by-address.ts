import { neighbourhoodOf } from './neighbourhood.js';
import { type RateLimit, RequestRate } from './request-rate.js';

/** So many neighbourhoods are remembered; then those that have asked for nothing the longest are forgotten. */
const remembered = 10_000;

/** The rates of requests by where they come from. */
export class RatesByAddress {
  readonly #limit: RateLimit;
  readonly #now: () => number;
  readonly #rates = new Map<string, RequestRate>();

  constructor(limit: RateLimit, now: () => number) {
    this.#limit = limit;
    this.#now = now;
  }

  take(address: string, cost = 1): boolean {
    const from = neighbourhoodOf(address);
    const now = this.#now();
    const rate = this.#rates.get(from) ?? new RequestRate(this.#limit, now);
    this.#rates.delete(from);
    this.#rates.set(from, rate);
    const [oldest] = this.#rates.keys();
    if (this.#rates.size > remembered) this.#rates.delete(oldest);
    return rate.take(now, cost);
  }
}
