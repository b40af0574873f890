import type { Problem, Result } from '@impulse/engine';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RatesByAddress } from '../sockets/rates-by-address.js';
import type { RateLimit } from '../sockets/request-rate.js';

/** What answers over http have in common. */

/** To be asked first: whoever asks too fast is refused for a while. */
export function limitRate(limit: RateLimit, now: () => number) {
  const rates = new RatesByAddress(limit);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> =>
    rates.take(request.ip, now()) ? undefined : reply.code(429).send({ problem: tooFast });
}

/** The key or invitation of a request, never in the address, where it would end in logs. */
export function bearer({ headers }: FastifyRequest): string | null {
  return /^Bearer ([\w-]{43})$/.exec(headers.authorization ?? '')?.[1] ?? null;
}

const statusOf: Readonly<Record<string, number>> = {
  'no-such-match': 404,
  'no-such-letter': 404,
  'wrong-invitation': 403,
  'no-free-seat': 409,
  'changed-meanwhile': 409,
};

export function answer(reply: FastifyReply, result: Result<unknown>): FastifyReply {
  reply.header('Cache-Control', 'no-store');
  if (result.ok) return reply.send(result.value);
  return reply.code(statusOf[result.error.code] ?? 400).send({ problem: result.error });
}

const tooFast: Problem = { code: 'too-fast', path: '', message: 'Too many requests; please wait a little.' };
