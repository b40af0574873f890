import websocket from '@fastify/websocket';
import fastify, { type FastifyInstance } from 'fastify';
import type { Bots } from '../bots/bots.js';
import type { Counters } from '../counters.js';
import type { ServerLog } from '../log/log.js';
import type { Matches } from '../matches/matches.js';
import { answerBroken } from './broken-requests.js';
import { addBotRoutes } from './bot-routes.js';
import type { People } from '../people/people.js';
import type { Notices } from '../notices/notices.js';
import { addHealthRoutes } from './health-routes.js';
import { addMatchRoutes } from './match-routes.js';
import { addNoticeRoutes } from './notice-routes.js';
import { safetyHeaders, strictTransport } from './headers.js';
import { addOpenApiRoute } from './openapi/openapi-route.js';
import { isFromHere } from './origins.js';
import { answerWith, type Page } from './site.js';
import { addSocketRoute } from './socket-route.js';
import type { Limits } from '../limits.js';
import type { Store } from '../store/store.js';
import { type Rates, ratesWithin } from '../rates/rates.js';
import type { OpenSockets } from '../sockets/open-sockets.js';
import { boundConnections } from './connections.js';

/** What an app is made of. */
export interface AppOptions {
  readonly pages: ReadonlyMap<string, Page>;
  /** Tells by its `Host` header whether a request is meant for this server. */
  readonly answers: (host: string | undefined) => boolean;
  /** The address under which people know the server; null where it is known by any. */
  readonly site: string | null;
  readonly store: Store;
  readonly matches: Matches;
  readonly bots: Bots;
  /** Null where nobody has an account. */
  readonly people: People | null;
  /** Loaded when somebody asks for them. */
  readonly notices: () => Promise<Notices>;
  readonly limits: Limits;
  readonly counters: Counters;
  readonly sockets: OpenSockets;
  readonly log: ServerLog;
  /** Addresses and networks of proxies, whose word about the address of whoever asks is believed. */
  readonly trustProxy: string | null;
  readonly now: () => number;
  readonly report: (error: unknown) => void;
}

/** What routes share. */
export interface AppParts extends AppOptions {
  readonly rates: Rates;
}

/** In milliseconds: how often connections are looked at whose requests do not come. */
const lookEvery = 2_000;

/** Of what stands in an address: a name in Chinese takes nine characters a sign, a passkey up to 1,364. */
const longestParameter = 1500;

/** No route has a schema for Fastify: what comes in is read by `protocol/`. Its compilers would be loaded all the same. */
function noCompiler(): never {
  throw new Error('Routes are described in openapi/, and have no schemas of their own');
}

/** Everything that is answered over http: the table, matches, the socket, and how the server is. */
export async function makeApp(options: AppOptions): Promise<FastifyInstance> {
  const { pages, answers, site, people, limits, log, trustProxy, now, report } = options;
  const parts: AppParts = { ...options, rates: ratesWithin(limits, now) };
  const app = fastify({
    bodyLimit: limits.body,
    requestTimeout: limits.requestTime,
    http: { headersTimeout: limits.requestTime, connectionsCheckingInterval: lookEvery },
    clientErrorHandler: answerBroken,
    forceCloseConnections: true,
    trustProxy: trustProxy ?? false,
    routerOptions: { maxParamLength: longestParameter },
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(safetyHeaders);
    // Without a site of its own the server knows the line from its proxy, if there is one.
    if (site === null ? request.protocol === 'https' : site.startsWith('https:')) reply.headers(strictTransport);
    const { host, origin } = request.headers;
    if (!answers(host))
      return reply.code(421).type('text/plain').send('This server does not answer under that name.\n');
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    if ((!isReading || request.headers.upgrade !== undefined) && !isFromHere(origin, host, site)) {
      return reply.code(403).send({ problem: { code: 'foreign-page', path: '', message: 'Not from another page.' } });
    }
    return undefined;
  });
  boundConnections(app.server, limits, trustProxy !== null);
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode: status, elapsedTime }) => {
    const milliseconds = Math.round(elapsedTime);
    log({ event: 'request', method, route: routeOptions.url ?? 'a page', status, milliseconds });
  });
  app.setErrorHandler((error: Error & { readonly statusCode?: number; readonly code?: string }, _, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) report(error);
    const message = status >= 500 ? 'The server made a mistake.' : error.message;
    return reply.code(status).send({ problem: { code: error.code ?? 'internal', path: '', message } });
  });
  app.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return reply.code(405).header('Allow', 'GET, HEAD').send();
    const page = pages.get(request.url.split(/[?#]/, 1)[0]);
    if (!page) return reply.code(404).type('text/plain').send('There is no such page.\n');
    const { status, headers, body } = answerWith(page, request.headers);
    return reply
      .code(status)
      .headers(headers)
      .send(request.method === 'HEAD' ? null : body);
  });
  await app.register(websocket, { options: { maxPayload: limits.frame } });
  addOpenApiRoute(app);
  addHealthRoutes(app, parts);
  addMatchRoutes(app, parts);
  addBotRoutes(app, parts);
  addNoticeRoutes(app, parts);
  addSocketRoute(app, parts);
  if (people) {
    (await import('./people-routes.js')).addPeopleRoutes(app, people, parts);
    (await import('./tournament-routes.js')).addTournamentRoutes(app, people, parts);
  }
  await app.ready();
  return app;
}
