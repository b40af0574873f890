import { type RateLimit, RequestRate } from './request-rate.js';

/** So many addresses are remembered; then the longest known are forgotten. */
const remembered = 10_000;

/** The rates of requests by the address they come from. */
export class RatesByAddress {
  readonly #limit: RateLimit;
  readonly #rates = new Map<string, RequestRate>();

  constructor(limit: RateLimit) {
    this.#limit = limit;
  }

  take(address: string, now: number): boolean {
    const rate = this.#rates.get(address) ?? new RequestRate(this.#limit, now);
    this.#rates.delete(address);
    this.#rates.set(address, rate);
    const [oldest] = this.#rates.keys();
    if (this.#rates.size > remembered) this.#rates.delete(oldest);
    return rate.take(now);
  }
}
