import type { Problem, Result } from '@impulse/engine';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RatesByAddress } from '../rates/rates-by-address.js';

/** What all routes share: how they answer, and how often one address may ask. */

const statusOf: Readonly<Record<string, number>> = {
  'not-signed-in': 401,
  'sign-in-again': 403,
  'wrong-sign-in': 403,
  'wrong-passkey': 403,
  'wrong-invitation': 403,
  'unknown-token': 403,
  'bad-link': 403,
  blocked: 403,
  'not-organiser': 403,
  'no-such-match': 404,
  'no-such-letter': 404,
  'no-such-person': 404,
  'no-mail': 404,
  'no-such-tournament': 404,
  'no-such-game': 404,
  'no-free-seat': 409,
  'changed-meanwhile': 409,
  'name-taken': 409,
  'own-match': 409,
  'already-entered': 409,
  'already-open': 409,
  'not-entering': 409,
  'not-played-out': 409,
  'mail-taken': 409,
  'last-way-in': 409,
  'too-many-attempts': 429,
  'too-many-offers': 429,
  'too-many-tournaments': 429,
  'letter-not-sent': 502,
};

export function answer(reply: FastifyReply, result: Result<unknown>): FastifyReply {
  reply.header('Cache-Control', 'no-store');
  if (result.ok) return reply.send(result.value);
  return reply.code(statusOf[result.error.code] ?? 400).send({ problem: result.error });
}

/** For `onRequest`: refuses whoever asks too fast. */
export function limitRate(rates: RatesByAddress) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> =>
    rates.take(request.ip) ? undefined : reply.code(429).send({ problem: tooFast });
}

/** The key or invitation of a request, never in the address, where it would end in logs. */
export function bearer({ headers }: FastifyRequest): string | null {
  return /^Bearer ([\w-]{43})$/.exec(headers.authorization ?? '')?.[1] ?? null;
}

const tooFast: Problem = { code: 'too-fast', path: '', message: 'Too many requests; please wait a little.' };
