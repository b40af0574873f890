import os from 'node:os';
import type { FastifyInstance } from 'fastify';
import { Bots } from './bots/bots.js';
import { Computers } from './computers/computers.js';
import { type StartThinking, startThinking } from './computers/thinker.js';
import { ThinkingPool } from './computers/thinking-pool.js';
import { Counters } from './counters.js';
import { Duties } from './duties/duties.js';
import { makeApp } from './http/app.js';
import { endsConnections, listen } from './http/listen.js';
import { type MetricsPlace, startMetrics } from './http/metrics-server.js';
import type { Page } from './http/site.js';
import { type Limits, standardLimits } from './limits.js';
import { type ServerLog, mistake, silent } from './log/log.js';
import type { Mailer } from './mail/mailer.js';
import { Matches } from './matches/matches.js';
import { OpenBattles } from './matches/open-battles.js';
import type { Notices } from './notices/notices.js';
import { databaseClock } from './processes/database-clock.js';
import { OtherProcesses, sayAliveEvery } from './processes/other-processes.js';
import { StandingOrders } from './matches/standing-orders.js';
import { Ratings } from './ratings/ratings.js';
import { forgetAttempts } from './rates/attempts.js';
import { everySoOften } from './repeating.js';
import { type RulesLine, startRules } from './rules/rules-line.js';
import { RulesPool } from './rules/rules-pool.js';
import { OpenSockets } from './sockets/open-sockets.js';
import type { People, PeopleSurroundings } from './people/people.js';
import { steadyClock } from './steady-clock.js';
import type { Store } from './store/store.js';
import type { Tournaments } from './tournaments/tournaments.js';

export interface ServerOptions {
  readonly host: string;
  readonly port: number;
  /** Ports after it that will do as well. */
  readonly otherPorts: number;
  readonly pages: ReadonlyMap<string, Page>;
  readonly answers: (host: string | undefined) => boolean;
  /** The address under which people know the server: links in letters lead there, and nowhere else. */
  readonly site?: string | null;
  /** Numbers are told here; nowhere when it is left out. */
  readonly metrics?: MetricsPlace;
  readonly store: Store;
  /** People have accounts here; without it everybody is a guest. */
  readonly accounts?: boolean;
  /** Without one nobody is written to, nor without a site. */
  readonly mailer?: Mailer | null;
  readonly limits?: Limits;
  /** Threads of the rules. */
  readonly threads?: number;
  /** Starts what holds the battles; a thread of its own when left out. */
  readonly startRules?: (dead: () => void) => RulesLine;
  /** Starts what thinks for computers, in the same way. */
  readonly startThinking?: StartThinking;
  readonly now?: () => number;
  readonly log?: ServerLog;
  /** Proxies whose word about the address of whoever asks is believed; none when left out. */
  readonly trustProxy?: string;
  /** Webhooks of players may lead into the operator's own net. */
  readonly webhooksAtHome?: boolean;
  /** Hears of mistakes of the program. */
  readonly report: (error: unknown) => void;
}

export interface RunningServer {
  readonly port: number;
  /** Null where no numbers are told. */
  readonly metricsPort: number | null;
  readonly matches: Matches;
  readonly notices: () => Promise<Notices>;
  readonly duties: Duties;
  /** Null where nobody has an account. */
  readonly tournaments: Tournaments | null;
  /** Resolves when the server has ended. */
  readonly ended: Promise<void>;
  /** Listens no more, finishes what was asked, says goodbye to all sockets, and closes the store. */
  end(): Promise<void>;
}

/** Sockets and store need a core too; but a slow battle, or computer, leaves room for at least half of the others. */
const usualThreads = Math.max(2, Math.min(8, os.availableParallelism() - 1));

/** In milliseconds. */
const sweepEvery = 5_000;
const forgetEvery = 3_600_000;
const noticeEvery = 10_000;
const tournamentsEvery = 20_000;
const dutiesEvery = 20_000;
const compareEvery = 60_000;

/** Serves the table and matches on one port. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const {
    store,
    pages,
    answers,
    limits = standardLimits,
    site = null,
    webhooksAtHome: mayCallHome = false,
    log = silent,
    trustProxy = null,
  } = options;
  const steady = (): number => performance.now();
  const shared = options.now || !store.time ? null : await databaseClock(store.time, steady);
  const now = options.now ?? shared?.now ?? steadyClock(Date.now, steady);
  const processes = new OtherProcesses(now);
  // A link must not lead wherever the request that asked for the letter said it came from.
  const mailer = site === null ? null : (options.mailer ?? null);
  const counters = new Counters();
  const sockets = new OpenSockets();
  const report = (error: unknown): void => {
    counters.add('mistakes_total');
    log(mistake(error));
    options.report(error);
  };
  const rules = new RulesPool(options.threads ?? usualThreads, options.startRules ?? startRules, report);
  const thinking = new ThinkingPool(usualThreads, options.startThinking ?? startThinking, report);
  const computers = new Computers(thinking, report);
  const orders = new StandingOrders(report);
  const ratings = new Ratings(store, now);
  const matches = new Matches({
    store,
    rules,
    ratings,
    counters,
    limits,
    processes,
    openBattles: new OpenBattles(limits.battlesAtOnce, now, report),
    now,
    attend: (live) => {
      computers.attend(live);
      orders.attend(live);
    },
    report,
  });
  store.listen((notice) => void matches.hear(notice).catch(report));
  const people = options.accounts ? await openPeople({ site, store, matches, mailer, now, report }) : null;
  const tournaments = people?.tournaments ?? null;
  let loadedNotices: Promise<Notices> | null = null;
  const notices = (): Promise<Notices> =>
    (loadedNotices ??= import('./notices/notices.js').then((room) =>
      room.Notices.with({ store, matches, tournaments, counters, now, site, mailer, mayCallHome }),
    ));
  const duties = new Duties(store, matches, now);
  const bots = new Bots(store, matches, now);
  const inner = { limits, counters, sockets, log, trustProxy, now, report };
  const app: FastifyInstance = await makeApp({ pages, answers, site, store, matches, bots, people, notices, ...inner });
  const endConnections = endsConnections(app.server);
  const metrics = options.metrics ? await startMetrics(options.metrics, counters) : null;
  const port = await listen(app.server, options.host, options.port, options.otherPorts);
  log({ event: 'listening', host: options.host, port });
  const stopSweeping = everySoOften(sweepEvery, () => matches.sweep(), report);
  const forget = async (): Promise<void> => {
    await matches.forgetOffers();
    await matches.openOffers.forget(now());
    await matches.personalOffers.forget(now());
    await forgetAttempts(await store.tables(), now());
    if (people) await (await import('./people/people.js')).forgetLapsed(people);
  };
  const forgetting = setInterval(() => void forget().catch(report), forgetEvery);
  forgetting.unref();
  const sayAlive = (): Promise<void> => store.tell({ kind: 'alive', process: processes.own });
  const stopTalking = store.time ? everySoOften(sayAliveEvery, sayAlive, report) : null;
  const stopComparing = shared ? everySoOften(compareEvery, shared.compare, report) : null;
  const stopTournaments = people ? everySoOften(tournamentsEvery, () => people.tournaments.work(), report) : null;
  const stopNotices = everySoOften(noticeEvery, async () => (await notices()).work(report), report);
  const stopDuties = everySoOften(dutiesEvery, () => duties.work(report), report);
  const end = async (): Promise<void> => {
    const began = performance.now();
    log({ event: 'ending' });
    await stopSweeping();
    clearInterval(forgetting);
    await stopTournaments?.();
    await stopNotices();
    await stopDuties();
    await stopTalking?.();
    await stopComparing?.();
    await sockets.end();
    endConnections();
    await app.close();
    await metrics?.end();
    await computers.end();
    await matches.retireAll().catch(report);
    await rules.end();
    await store.close();
    log({ event: 'ended', milliseconds: Math.round(performance.now() - began) });
  };
  let tellEnded: (ending: Promise<void>) => void;
  const ended = new Promise<void>((resolve) => (tellEnded = resolve));
  let ending: Promise<void> | null = null;
  return {
    port,
    metricsPort: metrics?.port ?? null,
    matches,
    notices,
    duties,
    tournaments,
    ended,
    end() {
      ending ??= end();
      tellEnded(ending);
      return ending;
    },
  };
}

// Loaded when they are asked for: a server without accounts starts the sooner.
const openPeople = async (around: PeopleSurroundings): Promise<People> =>
  (await import('./people/people.js')).openPeople(around);
