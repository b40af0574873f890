import type { FastifyInstance } from 'fastify';
import { limitRate } from './answers.js';
import type { AppParts } from './app.js';

/** In milliseconds: the store is not asked more often, however many ask. */
const believedFor = 500;

/** How the server is: that it lives, and that it can keep what is played. */
export function addHealthRoutes(app: FastifyInstance, { matches, rates, now }: AppParts): void {
  let asked: { readonly at: number; readonly ready: Promise<boolean> } | null = null;
  const isReady = (): Promise<boolean> => {
    if (!asked || Math.abs(now() - asked.at) >= believedFor) {
      const ready = matches.open().then(
        () => true,
        () => false,
      );
      asked = { at: now(), ready };
    }
    return asked.ready;
  };

  app.get('/health', () => ({ status: 'ok' }));

  app.get('/ready', { onRequest: limitRate(rates.calls) }, async (_, reply) =>
    (await isReady()) ? { status: 'ready' } : reply.code(503).send({ status: 'the store does not answer' }),
  );
}
