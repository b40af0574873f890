import { good } from '@impulse/engine';
import { readAcceptance, readMatchOffer } from '@impulse/protocol/wire/index.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { noSuchMatch } from '../matches/problems.js';
import { guest, type Sitter } from '../matches/sitter.js';
import { answer, bearer, limitRate } from './answers.js';
import type { AppParts } from './app.js';
import { welcomer } from './welcome.js';

interface OfMatch {
  readonly Params: { readonly match: string };
}

/** Offering, finding and accepting matches. */
export function addMatchRoutes(app: FastifyInstance, parts: AppParts): void {
  const { matches, people, limits, now } = parts;
  const welcomed = welcomer(parts);
  const onRequest = limitRate(limits.calls, now);
  /** Whoever is signed in sits down under the name of the account; everybody else is a guest who says what to call them. */
  const sitterFor = async (request: FastifyRequest, name: string): Promise<Sitter> => {
    // Loaded when it is needed: a server without accounts starts the sooner.
    const known = people && (await (await import('./visitors.js')).sitterOf(people, request));
    return known ?? guest(name);
  };

  // A page without a server finds a file here that says otherwise.
  app.get('/server.json', { onRequest }, async (_, reply) =>
    answer(
      reply,
      good({ matches: true, accounts: people !== null, letters: people !== null && people.mailer !== null }),
    ),
  );

  app.get('/api/matches', { onRequest }, async () => ({ matches: await matches.open() }));

  app.post('/api/matches', { onRequest }, async (request, reply) => {
    const offer = readMatchOffer(request.body, '');
    if (!offer.ok) return answer(reply, offer);
    return answer(
      reply,
      await welcomed(request, await matches.offer(offer.value, await sitterFor(request, offer.value.name))),
    );
  });

  app.get<OfMatch>('/api/matches/:match', { onRequest }, async (request, reply) => {
    const card = await matches.card(request.params.match, bearer(request));
    return answer(reply, card ? { ok: true, value: { card } } : { ok: false, error: noSuchMatch });
  });

  app.post<OfMatch>('/api/matches/:match/accept', { onRequest }, async (request, reply) => {
    const acceptance = readAcceptance(request.body, '');
    if (!acceptance.ok) return answer(reply, acceptance);
    const sitter = await sitterFor(request, acceptance.value.name);
    return answer(reply, await welcomed(request, await matches.accept(request.params.match, acceptance.value, sitter)));
  });
}
