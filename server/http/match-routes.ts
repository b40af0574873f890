import { good, type Result } from '@impulse/engine';
import { readAcceptance, readMatchOffer, type Seated } from '@impulse/protocol/wire/index.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { unknownToken } from '../bots/problems.js';
import { noSuchMatch } from '../matches/problems.js';
import { guest, type SeatTaker } from '../matches/seat-taker.js';
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
    const taker = await seatTakerFor(parts, request, offer.value.name, id);
    if (!taker.ok) return answer(reply, taker);
    const offered = await matches.offer(offer.value, taker.value, id);
    await note(request, taker.value, offered);
    return answer(reply, offered);
  });

  app.get<OfMatch>('/api/matches/:match', { onRequest }, async (request, reply) => {
    const card = await matches.card(request.params.match, bearer(request));
    return answer(reply, card ? good({ card }) : { ok: false, error: noSuchMatch });
  });

  app.post<OfMatch>('/api/matches/:match/accept', { onRequest }, async (request, reply) => {
    const acceptance = readAcceptance(request.body, '');
    if (!acceptance.ok) return answer(reply, acceptance);
    const { match } = request.params;
    const taker = await seatTakerFor(parts, request, acceptance.value.name, match);
    if (!taker.ok) return answer(reply, taker);
    const seated = await matches.accept(match, acceptance.value, taker.value);
    await note(request, taker.value, seated);
    return answer(reply, seated);
  });
}

/** Whoever shows a token is the bot of that name, whoever is signed in sits under theirs; guests say what to call them. */
async function seatTakerFor(
  { bots, people }: AppParts,
  request: FastifyRequest,
  name: string,
  match: string,
): Promise<Result<SeatTaker>> {
  const token = bearer(request);
  if (token !== null) {
    const bot = await bots.find(token);
    if (!bot) return { ok: false, error: unknownToken };
    await bots.note(bot, match);
    return good({ name: bot.name, key: token, kind: 'bot' });
  }
  // Loaded when it is needed: a server without accounts starts the sooner.
  const known = people && (await (await import('./visitors.js')).seatTakerOf(people, request));
  return good(known ?? guest(name));
}
