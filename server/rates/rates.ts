import type { Limits } from '../limits.js';
import { RatesByAddress } from './rates-by-address.js';

/** What is counted by address, over all routes and sockets. */
export interface Rates {
  readonly calls: RatesByAddress;
  readonly openings: RatesByAddress;
  readonly requests: RatesByAddress;
  readonly registrations: RatesByAddress;
}

export const ratesWithin = (limits: Limits, now: () => number): Rates => ({
  calls: new RatesByAddress(limits.calls, now),
  openings: new RatesByAddress(limits.openings, now),
  requests: new RatesByAddress(limits.requestsByAddress, now),
  registrations: new RatesByAddress(limits.registrations, now),
});
