import type { Problem, Result } from '@impulse/engine';
import { readAcceptance, readMatchOffer } from '@impulse/protocol/wire/index.js';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { noSuchMatch } from '../matches/problems.js';
import { RatesByAddress } from '../sockets/rates-by-address.js';
import type { AppParts } from './app.js';

interface OfMatch {
  readonly Params: { readonly match: string };
}

/** Offering, finding and accepting matches. */
export function addMatchRoutes(app: FastifyInstance, { matches, limits, now }: AppParts): void {
  const rates = new RatesByAddress(limits.calls);
  const onRequest = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> =>
    rates.take(request.ip, now()) ? undefined : reply.code(429).send({ problem: tooFast });

  // A page without a server finds a file here that says otherwise.
  app.get('/server.json', { onRequest }, async (_, reply) => answer(reply, { ok: true, value: { matches: true } }));

  app.get('/api/matches', { onRequest }, async () => ({ matches: await matches.open() }));

  app.post('/api/matches', { onRequest }, async (request, reply) => {
    const offer = readMatchOffer(request.body, '');
    return answer(reply, offer.ok ? await matches.offer(offer.value) : offer);
  });

  app.get<OfMatch>('/api/matches/:match', { onRequest }, async (request, reply) => {
    const card = await matches.card(request.params.match, bearer(request));
    return answer(reply, card ? { ok: true, value: { card } } : { ok: false, error: noSuchMatch });
  });

  app.post<OfMatch>('/api/matches/:match/accept', { onRequest }, async (request, reply) => {
    const acceptance = readAcceptance(request.body, '');
    return answer(reply, acceptance.ok ? await matches.accept(request.params.match, acceptance.value) : acceptance);
  });
}

/** The key or invitation of a request, never in the address, where it would end in logs. */
function bearer({ headers }: FastifyRequest): string | null {
  return /^Bearer ([\w-]{43})$/.exec(headers.authorization ?? '')?.[1] ?? null;
}

const statusOf: Readonly<Record<string, number>> = {
  'no-such-match': 404,
  'wrong-invitation': 403,
  'no-free-seat': 409,
  'changed-meanwhile': 409,
};

function answer(reply: FastifyReply, result: Result<unknown>): FastifyReply {
  reply.header('Cache-Control', 'no-store');
  if (result.ok) return reply.send(result.value);
  return reply.code(statusOf[result.error.code] ?? 400).send({ problem: result.error });
}

const tooFast: Problem = { code: 'too-fast', path: '', message: 'Too many requests; please wait a little.' };
