import { type Limits, standardLimits } from '../limits.js';
import { answersTo } from '../http/hosts.js';
import type { Page } from '../http/site.js';
import { type RunningServer, type ServerOptions, startServer } from '../start.js';
import { memoryStore } from './stores.js';
import { rulesAtHome, thinkingAtHome } from './at-home.js';

/** Tests ask faster than people. */
export const hurriedLimits: Limits = {
  ...standardLimits,
  requests: { burst: 10_000, perSecond: 10_000 },
  calls: { burst: 10_000, perSecond: 10_000 },
  requestsByAddress: { burst: 10_000, perSecond: 10_000 },
  openings: { burst: 10_000, perSecond: 10_000 },
  openOffers: Infinity,
  offersADay: Infinity,
  computersADay: Infinity,
  registrations: { burst: 10_000, perSecond: 10_000 },
};

/** A server on a free port, with the rules in the same thread unless told otherwise. */
export const startTestServer = (options: Partial<ServerOptions> = {}): Promise<RunningServer> =>
  startServer({
    host: '127.0.0.1',
    port: 0,
    otherPorts: 0,
    pages: new Map<string, Page>(),
    answers: answersTo('127.0.0.1', 'desk'),
    store: memoryStore(),
    limits: hurriedLimits,
    startRules: rulesAtHome,
    startThinking: thinkingAtHome,
    report: (error) => {
      throw error;
    },
    ...options,
  });
