import type { RateLimit } from './sockets/request-rate.js';

/** What one client may cost. */
export interface Limits {
  /** Bytes of a request over http. */
  readonly body: number;
  /** Bytes of one message over a socket. */
  readonly frame: number;
  /** Requests over one socket. */
  readonly requests: RateLimit;
  /** Requests over http from one address. */
  readonly calls: RateLimit;
  /** Names of bots that one address may register. */
  readonly registrations: RateLimit;
  /** Bytes that may wait for a client that reads slowly. */
  readonly backlog: number;
  /** Sockets from one address, and in all. */
  readonly socketsByAddress: number;
  readonly sockets: number;
}

/** People click a few times in a second; a page that has been away asks for much at once. */
export const standardLimits: Limits = {
  body: 16 * 1024,
  frame: 16 * 1024,
  requests: { burst: 60, perSecond: 20 },
  calls: { burst: 60, perSecond: 5 },
  registrations: { burst: 10, perSecond: 1 / 600 },
  backlog: 4 * 1024 * 1024,
  socketsByAddress: 100,
  sockets: 5_000,
};
