import { expect, test } from 'vitest';
import { call } from '../../testing/players.js';
import { startTestServer } from '../../testing/server.js';
import { type OpenApi, undescribed } from './openapi.js';
import { routeDescriptions } from './route-descriptions.js';

test('every route is described, and nothing else is', async () => {
  const server = await startTestServer({ accounts: true });
  const { status, body } = await call<OpenApi>(server.port, 'GET', '/api/openapi.json');
  await server.end();
  expect(status).toBe(200);
  const routes = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
  expect(undescribed(routes), 'say what these routes are for in server/http/openapi/route-descriptions.ts').toEqual([]);
  const gone = Object.keys(routeDescriptions).filter((route) => !routes.includes(route));
  expect(gone, 'these routes are described and not there').toEqual([]);
});
