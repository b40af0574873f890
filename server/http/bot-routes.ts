import { good, type Result } from '@impulse/engine';
import { readBotRegistration } from '@impulse/protocol/wire/index.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Bot } from '../bots/bots.js';
import { unknownToken } from '../bots/problems.js';
import { botPlayer } from '../matches/players.js';
import { ratingsOf } from '../ratings/rating-history.js';
import { answer, bearer, limitRate } from './answers.js';
import type { AppParts } from './app.js';

/** Names for programs, and where they sit (docs/bots.md). */
export function addBotRoutes(app: FastifyInstance, { bots, store, people, rates, now }: AppParts): void {
  app.post('/api/bots', { onRequest: limitRate(rates.registrations) }, async (request, reply) => {
    const registration = readBotRegistration(request.body, '');
    return answer(reply, registration.ok ? await bots.register(registration.value.name) : registration);
  });

  const asBot = async (request: FastifyRequest, work: (bot: Bot) => Promise<Result<unknown>>) => {
    const token = bearer(request);
    const bot = token === null ? null : await bots.find(token);
    return bot ? work(bot) : ({ ok: false, error: unknownToken } as const);
  };

  app.post('/api/bots/token', { onRequest: limitRate(rates.registrations) }, async (request, reply) =>
    answer(reply, await asBot(request, (bot) => bots.rotate(bot))),
  );

  app.delete('/api/bots', { onRequest: limitRate(rates.registrations) }, async (request, reply) => {
    const deleted = await asBot(request, async (bot) => {
      await people?.tournaments.forget(botPlayer(bot.skeleton));
      return bots.delete(bot);
    });
    return answer(reply, deleted.ok ? good({ done: true }) : deleted);
  });

  app.get('/api/bots/matches', { onRequest: limitRate(rates.calls) }, async (request, reply) =>
    answer(reply, await asBot(request, async (bot) => good({ matches: await bots.matchesOf(bot) }))),
  );

  app.get('/api/bots/ratings', { onRequest: limitRate(rates.calls) }, async (request, reply) =>
    answer(
      reply,
      await asBot(request, async ({ skeleton }) =>
        good(await ratingsOf(await store.tables(), botPlayer(skeleton), now())),
      ),
    ),
  );
}
