import { answersTo } from '../http/hosts.js';
import { standardLimits } from '../limits.js';
import { startServer } from '../start.js';
import { SqliteStore } from '../store/sqlite/sqlite-store.js';

/** A server in a process of its own, on the database file that is named; prints its port. For faults and measurements. */

const hurried = { burst: 1_000_000, perSecond: 1_000_000 };

const { port } = await startServer({
  host: '127.0.0.1',
  port: 0,
  otherPorts: 0,
  pages: new Map(),
  answers: answersTo('127.0.0.1', ''),
  store: SqliteStore.at(process.argv[2]),
  limits: { ...standardLimits, requests: hurried, calls: hurried, socketsByAddress: 5_000 },
  report: (error) => process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`),
});
process.stdout.write(`${port}\n`);
