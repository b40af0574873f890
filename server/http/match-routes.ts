import { good } from '@impulse/engine';
import { readAcceptance, readMatchOffer } from '@impulse/protocol/wire/index.js';
import type { FastifyInstance } from 'fastify';
import { sideFor } from '../matches/admission.js';
import { withdrawOffer } from '../matches/close-offer.js';
import { noSuchMatch } from '../matches/problems.js';
import { scenarioEdges } from '../ratings/rating-history.js';
import { answer, bearer, limitRate } from './answers.js';
import type { AppParts } from './app.js';
import { playerFor, seatTakerFor, tellOf } from './askers.js';
import { offerMatch } from './offering.js';

interface OfMatch {
  readonly Params: { readonly match: string };
}

/** Offering, finding and accepting matches. */
export function addMatchRoutes(app: FastifyInstance, parts: AppParts): void {
  const { matches, store, people, rates } = parts;
  const onRequest = limitRate(rates.calls);

  // A page without a server finds a file here that says otherwise.
  app.get('/server.json', { onRequest }, async (_, reply) =>
    answer(
      reply,
      good({ matches: true, accounts: people !== null, letters: people !== null && people.mailer !== null }),
    ),
  );

  app.get('/api/matches', { onRequest }, async () => ({ matches: await matches.open() }));

  app.get('/api/matches/watchable', { onRequest }, async () => ({ matches: await matches.watchable() }));

  app.get('/api/ratings/scenarios', { onRequest }, async () => ({
    scenarios: await scenarioEdges(await store.tables()),
  }));

  app.post('/api/matches', { onRequest }, async (request, reply) => {
    const offer = readMatchOffer(request.body, '');
    return answer(reply, offer.ok ? await offerMatch(parts, request, offer.value) : offer);
  });

  app.get<OfMatch>('/api/matches/:match', { onRequest }, async (request, reply) => {
    const [{ match }, key] = [request.params, bearer(request)];
    const kept = (await matches.find(match))?.kept;
    const player = kept?.to ? await playerFor(parts, request) : null;
    const card = await matches.card(match, key, player);
    if (!card || !kept) return answer(reply, { ok: false, error: noSuchMatch });
    return answer(reply, good({ card, seat: sideFor(kept, key, player) }));
  });

  app.delete<OfMatch>('/api/matches/:match', { onRequest }, async (request, reply) => {
    const withdrawn = await withdrawOffer(matches, store, request.params.match, bearer(request));
    return answer(reply, withdrawn.ok ? good({ done: true }) : withdrawn);
  });

  app.post<OfMatch>('/api/matches/:match/accept', { onRequest }, async (request, reply) => {
    const acceptance = readAcceptance(request.body, '');
    if (!acceptance.ok) return answer(reply, acceptance);
    const { match } = request.params;
    const taker = await seatTakerFor(parts, request, acceptance.value.name);
    if (!taker.ok) return answer(reply, taker);
    const seated = await matches.accept(match, acceptance.value, taker.value);
    if (seated.ok) await tellOf(parts, request, taker.value.person, seated.value);
    return answer(reply, seated);
  });
}
