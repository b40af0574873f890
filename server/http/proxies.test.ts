import { expect, test } from 'vitest';
import { call } from '../testing/players.js';
import { hurriedLimits, startTestServer } from '../testing/server.js';

const limits = { ...hurriedLimits, calls: { burst: 1, perSecond: 0 } };
const askedFor = (port: number, address: string) =>
  call(port, 'GET', '/api/matches', undefined, { 'x-forwarded-for': address });

test('behind a proxy that is trusted, those who ask are told apart by the addresses it tells', async () => {
  const server = await startTestServer({ limits, trustProxy: '127.0.0.1' });
  const statuses = [];
  for (const address of ['10.1.1.1', '10.1.1.2', '10.1.1.1'])
    statuses.push((await askedFor(server.port, address)).status);
  expect(statuses).toEqual([200, 200, 429]);
  await server.end();
});

test('nobody else is believed', async () => {
  for (const trust of [{}, { trustProxy: '192.0.2.1' }]) {
    const server = await startTestServer({ limits, ...trust });
    expect((await askedFor(server.port, '10.1.1.1')).status).toBe(200);
    expect((await askedFor(server.port, '10.1.1.2')).status).toBe(429);
    await server.end();
  }
});

test.each([
  ['a trusted proxy that was called over https', '127.0.0.1', undefined, 'https', true],
  ['a trusted proxy that was called over http', '127.0.0.1', undefined, 'http', false],
  ['somebody who is not trusted', undefined, undefined, 'https', false],
  ['a site over http', '127.0.0.1', 'http://table.example', 'https', false],
])('browsers are told to come over https only: %s', async (_, trustProxy, site, proto, isTold) => {
  const server = await startTestServer({
    ...(trustProxy === undefined ? {} : { trustProxy }),
    ...(site === undefined ? {} : { site }),
  });
  const { headers } = await fetch(`http://127.0.0.1:${server.port}/health`, {
    headers: { 'x-forwarded-proto': proto },
  });
  expect(headers.get('strict-transport-security')).toBe(isTold ? 'max-age=31536000' : null);
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  await server.end();
});
