import { good } from '@impulse/engine';
import { readBotRegistration } from '@impulse/protocol/wire/index.js';
import type { FastifyInstance } from 'fastify';
import { unknownToken } from '../bots/problems.js';
import { answer, bearer, limitRate } from './answers.js';
import type { AppParts } from './app.js';

/** Names for programs, and where they sit (docs/bots.md). */
export function addBotRoutes(app: FastifyInstance, { bots, rates }: AppParts): void {
  app.post('/api/bots', { onRequest: limitRate(rates.registrations) }, async (request, reply) => {
    const registration = readBotRegistration(request.body, '');
    return answer(reply, registration.ok ? await bots.register(registration.value.name) : registration);
  });

  app.get('/api/bots/matches', { onRequest: limitRate(rates.calls) }, async (request, reply) => {
    const token = bearer(request);
    const bot = token === null ? null : await bots.find(token);
    return answer(reply, bot ? good({ matches: await bots.matchesOf(bot) }) : { ok: false, error: unknownToken });
  });
}
