import type { RateLimit } from './rates/request-rate.js';

/** What one client may cost. What is said of an address is said of a network of 64 bits in IPv6 (`neighbourhoodOf`). */
export interface Limits {
  /** Bytes of a request over http. */
  readonly body: number;
  /** In milliseconds: a request over http must have come whole by then. */
  readonly requestTime: number;
  /** Beyond this number, battles leave the threads after five seconds in which nothing was asked of them; else after a minute. */
  readonly battlesAtRest: number;
  /** Beyond this number those leave at once at which nothing has happened for longest, a second at least. */
  readonly battlesAtOnce: number;
  /** Bytes of one message over a socket. */
  readonly frame: number;
  /** Requests over one socket, and over all sockets from one address; some count as several (`requestCosts`). */
  readonly requests: RateLimit;
  readonly requestsByAddress: RateLimit;
  /** Requests over http from one address. */
  readonly calls: RateLimit;
  /** Sockets that one address may open, however short they live. */
  readonly openings: RateLimit;
  /** Names of bots that one address may register. */
  readonly registrations: RateLimit;
  /** Public offers of one address that nobody has accepted yet. */
  readonly openOffers: number;
  /** Matches that one address may offer in a day, and those of them against a computer of the server. */
  readonly offersADay: number;
  readonly computersADay: number;
  /** Bytes that may wait for a client that reads slowly. */
  readonly backlog: number;
  /** Sockets from one address, and in all. */
  readonly socketsByAddress: number;
  readonly sockets: number;
  /** Connections of any kind from one address, unless it is that of a proxy, and in all. */
  readonly connectionsByAddress: number;
  readonly connections: number;
}

/** People click a few times in a second; a page that has been away asks for much at once, and several may share an address. */
export const standardLimits: Limits = {
  body: 16 * 1024,
  requestTime: 10_000,
  battlesAtRest: 50,
  battlesAtOnce: 100,
  frame: 16 * 1024,
  requests: { burst: 240, perSecond: 20 },
  requestsByAddress: { burst: 600, perSecond: 60 },
  calls: { burst: 60, perSecond: 5 },
  openings: { burst: 120, perSecond: 2 },
  registrations: { burst: 10, perSecond: 1 / 600 },
  openOffers: 5,
  offersADay: 100,
  computersADay: 40,
  backlog: 4 * 1024 * 1024,
  socketsByAddress: 100,
  sockets: 5_000,
  connectionsByAddress: 200,
  connections: 6_000,
};
