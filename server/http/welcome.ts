import type { Result } from '@impulse/engine';
import type { Seated } from '@impulse/protocol/wire/index.js';
import type { FastifyRequest } from 'fastify';
import type { AppParts } from './app.js';
import { originOf } from './origins.js';

/** Whoever sits down with an account is told of decisions as that account says. */
export const welcomer =
  ({ people, notices }: AppParts) =>
  async <T extends Seated>(request: FastifyRequest, seated: Result<T>): Promise<Result<T>> => {
    if (!people || !seated.ok) return seated;
    const { card, seat } = seated.value;
    await (await notices()).welcome({ match: card.match, side: seat }, originOf(request));
    return seated;
  };
