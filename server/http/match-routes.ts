import { good, type Problem, type Result } from '@impulse/engine';
import { type MatchOffer, readAcceptance, readMatchOffer, type Seated } from '@impulse/protocol/wire/index.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { nameTaken, unknownToken } from '../bots/problems.js';
import { noSuchMatch, tooManyOffers, tooManyOpen } from '../matches/problems.js';
import { guest, type SeatTaker } from '../matches/seat-taker.js';
import { isNameTaken } from '../people/taken-names.js';
import { mayTry } from '../rates/attempts.js';
import { newPublicId } from '../secrets.js';
import { answer, bearer, limitRate } from './answers.js';
import type { AppParts } from './app.js';
import { originFor } from './origins.js';

interface OfMatch {
  readonly Params: { readonly match: string };
}

/** Offering, finding and accepting matches. */
export function addMatchRoutes(app: FastifyInstance, parts: AppParts): void {
  const { site, matches, people, notices, rates, report } = parts;
  const onRequest = limitRate(rates.calls);

  /** Whoever has an account is told of decisions as they have chosen there. */
  const note = async (request: FastifyRequest, { person }: SeatTaker, seated: Result<Seated>): Promise<void> => {
    if (!people || !seated.ok || person === undefined) return;
    const { seat: side, card } = seated.value;
    const { tellAsChosen } = await import('../people/tell-as-chosen.js');
    await tellAsChosen(
      people.tables,
      await notices(),
      person,
      { match: card.match, side },
      originFor(request, site),
    ).catch(report);
  };

  // A page without a server finds a file here that says otherwise.
  app.get('/server.json', { onRequest }, async (_, reply) =>
    answer(
      reply,
      good({ matches: true, accounts: people !== null, letters: people !== null && people.mailer !== null }),
    ),
  );

  app.get('/api/matches', { onRequest }, async () => ({ matches: await matches.open() }));

  app.get('/api/matches/watchable', { onRequest }, async () => ({ matches: await matches.watchable() }));

  app.post('/api/matches', { onRequest }, async (request, reply) => {
    const offer = readMatchOffer(request.body, '');
    if (!offer.ok) return answer(reply, offer);
    const id = newPublicId();
    const taker = await seatTakerFor(parts, request, offer.value.name);
    if (!taker.ok) return answer(reply, taker);
    const tooMany = await whyNotOffer(parts, request, offer.value, id);
    if (tooMany) return answer(reply, { ok: false, error: tooMany });
    const offered = await matches.offer(offer.value, taker.value, id);
    await note(request, taker.value, offered);
    return answer(reply, offered);
  });

  app.get<OfMatch>('/api/matches/:match', { onRequest }, async (request, reply) => {
    const card = await matches.card(request.params.match, bearer(request));
    const seat = await matches.sideFor(request.params.match, bearer(request));
    return answer(reply, card ? good({ card, seat }) : { ok: false, error: noSuchMatch });
  });

  app.post<OfMatch>('/api/matches/:match/accept', { onRequest }, async (request, reply) => {
    const acceptance = readAcceptance(request.body, '');
    if (!acceptance.ok) return answer(reply, acceptance);
    const { match } = request.params;
    const taker = await seatTakerFor(parts, request, acceptance.value.name);
    if (!taker.ok) return answer(reply, taker);
    const seated = await matches.accept(match, acceptance.value, taker.value);
    await note(request, taker.value, seated);
    return answer(reply, seated);
  });
}

/** Why no more may be offered from this address now; null when it may. */
async function whyNotOffer(
  { matches, store, limits, now }: AppParts,
  { ip }: FastifyRequest,
  { computer, isPublic = false }: MatchOffer,
  id: string,
): Promise<Problem | null> {
  const tables = await store.tables();
  if (!(await mayTry(tables, 'offer', ip, now(), limits.offersADay))) return tooManyOffers;
  if (computer !== undefined) {
    return (await mayTry(tables, 'computer', ip, now(), limits.computersADay)) ? null : tooManyOffers;
  }
  return isPublic && !(await matches.openOffers.claim(id, ip, now())) ? tooManyOpen : null;
}

/** Whoever shows a token is the bot of that name, whoever is signed in sits under theirs; guests say what to call them. */
async function seatTakerFor(
  { store, matches, bots, people }: AppParts,
  request: FastifyRequest,
  name: string,
): Promise<Result<SeatTaker>> {
  const token = bearer(request);
  if (token !== null) {
    const bot = await bots.find(token);
    if (!bot) return { ok: false, error: unknownToken };
    return good({ name: bot.name, key: token, kind: 'bot' });
  }
  // Loaded when it is needed: a server without accounts starts the sooner.
  const known = people && (await (await import('./visitors.js')).seatTakerOf(people, request));
  if (known) return good(known);
  if (await isNameTaken(await store.tables(), name)) return { ok: false, error: nameTaken };
  return good({ ...guest(name), ...(people ? { place: await matches.places.of(request.ip) } : {}) });
}
