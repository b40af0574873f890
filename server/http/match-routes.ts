import { good, type Result } from '@impulse/engine';
import { readAcceptance, readMatchOffer } from '@impulse/protocol/wire/index.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Bot } from '../bots/bots.js';
import { unknownToken } from '../bots/problems.js';
import { guest, type Sitter } from '../matches/sitter.js';
import { noSuchMatch } from '../matches/problems.js';
import { newMatchId } from '../secrets.js';
import { answer, bearer, slowedDown } from './answers.js';
import type { AppParts } from './app.js';

interface OfMatch {
  readonly Params: { readonly match: string };
}

/** Offering, finding and accepting matches. */
export function addMatchRoutes(app: FastifyInstance, { matches, bots, limits, now }: AppParts): void {
  const onRequest = slowedDown(limits.calls, now);

  // A page without a server finds a file here that says otherwise.
  app.get('/server.json', { onRequest }, async (_, reply) => answer(reply, good({ matches: true })));

  app.get('/api/matches', { onRequest }, async () => ({ matches: await matches.open() }));

  app.get('/api/matches/watchable', { onRequest }, async () => ({ matches: await matches.watchable() }));

  /** Whoever shows a token is the bot of that name; everybody else is a guest who says what to call them. */
  const sitterFor = async (request: FastifyRequest, name: string, match: string): Promise<Result<Sitter>> => {
    const token = bearer(request);
    if (token === null) return good(guest(name));
    const bot = await bots.find(token);
    if (!bot) return { ok: false, error: unknownToken };
    await bots.note(bot, match);
    return good(botSitter(bot));
  };

  app.post('/api/matches', { onRequest }, async (request, reply) => {
    const offer = readMatchOffer(request.body, '');
    if (!offer.ok) return answer(reply, offer);
    const id = newMatchId();
    const sitter = await sitterFor(request, offer.value.name, id);
    return answer(reply, sitter.ok ? await matches.offer(offer.value, sitter.value, id) : sitter);
  });

  app.get<OfMatch>('/api/matches/:match', { onRequest }, async (request, reply) => {
    const card = await matches.card(request.params.match, bearer(request));
    return answer(reply, card ? good({ card }) : { ok: false, error: noSuchMatch });
  });

  app.post<OfMatch>('/api/matches/:match/accept', { onRequest }, async (request, reply) => {
    const acceptance = readAcceptance(request.body, '');
    if (!acceptance.ok) return answer(reply, acceptance);
    const { match } = request.params;
    const sitter = await sitterFor(request, acceptance.value.name, match);
    return answer(reply, sitter.ok ? await matches.accept(match, acceptance.value, sitter.value) : sitter);
  });
}

const botSitter = ({ name, token }: Bot): Sitter => ({ name, key: token, kind: 'bot' });
