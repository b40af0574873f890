import os from 'node:os';
import type { FastifyInstance } from 'fastify';
import { Bots } from './bots/bots.js';
import { Computers } from './computers/computers.js';
import { type StartThinking, startThinking } from './computers/thinker.js';
import { ThinkingPool } from './computers/thinking-pool.js';
import { Counters } from './counters.js';
import { makeApp } from './http/app.js';
import { endsConnections, listen } from './http/listen.js';
import type { Page } from './http/site.js';
import { type Limits, standardLimits } from './limits.js';
import { Matches } from './matches/matches.js';
import { type RulesLine, startRules } from './rules/rules-line.js';
import { RulesPool } from './rules/rules-pool.js';
import type { Store } from './store/store.js';

export interface ServerOptions {
  readonly host: string;
  readonly port: number;
  /** Ports after it that will do as well. */
  readonly otherPorts: number;
  readonly pages: ReadonlyMap<string, Page>;
  readonly answers: (host: string | undefined) => boolean;
  readonly store: Store;
  readonly limits?: Limits;
  /** Threads of the rules. */
  readonly threads?: number;
  /** Starts what holds the battles; a thread of its own when left out. */
  readonly startRules?: (dead: () => void) => RulesLine;
  /** Starts what thinks for computers, in the same way. */
  readonly startThinking?: StartThinking;
  readonly now?: () => number;
  /** Hears of mistakes of the program. */
  readonly report: (error: unknown) => void;
}

export interface RunningServer {
  readonly port: number;
  readonly matches: Matches;
  /** Resolves when the server has ended. */
  readonly ended: Promise<void>;
  end(): Promise<void>;
}

/** Sockets and store need a core too. */
const usualThreads = Math.max(1, Math.min(8, os.availableParallelism() - 1));
/** A slow computer leaves room for at least one other. */
const thinkingThreads = Math.max(2, usualThreads);

/** In milliseconds. */
const sweepEvery = 30_000;
const forgetEvery = 3_600_000;

/** Serves the table and matches on one port. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { store, pages, answers, limits = standardLimits, now = Date.now } = options;
  const counters = new Counters();
  const report = (error: unknown): void => {
    counters.add('mistakes_total');
    options.report(error);
  };
  const rules = new RulesPool(options.threads ?? usualThreads, options.startRules ?? startRules, report);
  const thinking = new ThinkingPool(thinkingThreads, options.startThinking ?? startThinking, report);
  const computers = new Computers(thinking, report);
  const matches = new Matches({ store, rules, counters, now, attend: computers.attend });
  store.listen((match) => void matches.refresh(match).catch(report));
  const bots = new Bots(store, matches, now);
  const app: FastifyInstance = await makeApp({ pages, answers, matches, bots, limits, counters, now, report });
  const endConnections = endsConnections(app.server);
  const port = await listen(app.server, options.host, options.port, options.otherPorts);
  const sweeping = setInterval(() => void matches.sweep().catch(report), sweepEvery);
  sweeping.unref();
  const forgetting = setInterval(() => void matches.forgetOffers().catch(report), forgetEvery);
  forgetting.unref();
  const ended = new Promise<void>((resolve) => app.server.once('close', resolve));
  return {
    port,
    matches,
    ended,
    async end() {
      clearInterval(sweeping);
      clearInterval(forgetting);
      endConnections();
      await app.close();
      await computers.end();
      await rules.end();
      await store.close();
    },
  };
}
