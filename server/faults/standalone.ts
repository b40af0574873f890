import { answersTo } from '../http/hosts.js';
import { standardLimits } from '../limits.js';
import { startServer } from '../start.js';
import { openStore } from '../store/open-store.js';

/** A server in a process of its own, on the store at the place that is named; prints its port. For faults and measurements. */

const hurried = { burst: 1_000_000, perSecond: 1_000_000 };

const report = (error: unknown): void => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
};

const server = await startServer({
  host: '127.0.0.1',
  port: 0,
  otherPorts: 0,
  pages: new Map(),
  answers: answersTo('127.0.0.1', ''),
  store: await openStore(process.argv[2], report),
  limits: {
    ...standardLimits,
    requests: hurried,
    requestsByAddress: hurried,
    calls: hurried,
    openings: hurried,
    openOffers: Infinity,
    offersADay: Infinity,
    computersADay: Infinity,
    socketsByAddress: 5_000,
    connectionsByAddress: 6_000,
  },
  report,
});
process.once('SIGTERM', () => void server.end());
process.stdout.write(`${server.port}\n`);
