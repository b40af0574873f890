import type { Problem, Result } from '@impulse/engine';
import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { RateLimit } from '../sockets/request-rate.js';
import { RatesByAddress } from '../sockets/rates-by-address.js';

/** How requests about matches, bots and so on are let in and answered. */

/** The key, invitation or token of a request, never in the address, where it would end in logs. */
export function bearer({ headers }: FastifyRequest): string | null {
  return /^Bearer ([\w-]{43})$/.exec(headers.authorization ?? '')?.[1] ?? null;
}

const statusOf: Readonly<Record<string, number>> = {
  'no-such-match': 404,
  'wrong-invitation': 403,
  'unknown-token': 403,
  'no-free-seat': 409,
  'changed-meanwhile': 409,
  'name-taken': 409,
  'own-match': 409,
};

export function answer(reply: FastifyReply, result: Result<unknown>): FastifyReply {
  reply.header('Cache-Control', 'no-store');
  if (result.ok) return reply.send(result.value);
  return reply.code(statusOf[result.error.code] ?? 400).send({ problem: result.error });
}

/** Refuses requests that come too fast from one address. */
export function slowedDown(limit: RateLimit, now: () => number): onRequestAsyncHookHandler {
  const rates = new RatesByAddress(limit);
  return async (request, reply) =>
    rates.take(request.ip, now()) ? undefined : reply.code(429).send({ problem: tooFast });
}

const tooFast: Problem = { code: 'too-fast', path: '', message: 'Too many requests; please wait a little.' };
