import type { FastifyInstance, FastifyRequest } from 'fastify';
import { metricsText } from '../counters.js';
import type { AppParts } from './app.js';
import { isLoopback } from './hosts.js';

/** How the server is: that it lives, that it can keep what is played, and numbers for whoever runs it. */
export function addHealthRoutes(app: FastifyInstance, { matches, counters }: AppParts): void {
  app.get('/health', () => ({ status: 'ok' }));

  app.get('/ready', async (_, reply) => {
    try {
      await matches.open();
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ status: 'the store does not answer' });
    }
  });

  app.get('/metrics', (request, reply) => {
    // Numbers tell strangers more than they need to know.
    if (!isLoopback(addressOf(request))) return reply.callNotFound();
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(metricsText(counters));
  });
}

/** An IPv4 address may be written as one of IPv6. */
const addressOf = ({ ip }: FastifyRequest): string => ip.replace(/^::ffff:/, '');
