import type { FastifyInstance } from 'fastify';
import type { RouteName } from './openapi.js';

/** Hears of all routes that are added after it, and tells what they are at `/api/openapi.json`. */
export function addOpenApiRoute(app: FastifyInstance): void {
  const routes: RouteName[] = [];
  app.addHook('onRoute', ({ method, url, websocket }) => {
    const methods = [method].flat().filter((one) => one !== 'HEAD');
    if (websocket !== true) routes.push(...methods.map((one) => `${one} ${url}`));
  });
  // Loaded when it is asked for: a server starts the sooner.
  app.get('/api/openapi.json', async () => (await import('./openapi.js')).openApiOf(routes));
}
