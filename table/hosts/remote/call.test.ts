import { afterEach, expect, test, vi } from 'vitest';
import { call } from './call.js';

afterEach(() => vi.unstubAllGlobals());

function answering(response: Response | Error): void {
  vi.stubGlobal('document', { baseURI: 'http://table.example/' });
  vi.stubGlobal('fetch', () => (response instanceof Error ? Promise.reject(response) : Promise.resolve(response)));
}

const noServer = { ok: false, error: { code: 'no-server' } };

test('what the server answers is handed on, and so is its problem', async () => {
  answering(Response.json({ card: 1 }));
  expect(await call('matches/m')).toEqual({ ok: true, value: { card: 1 } });
  answering(Response.json({ problem: { code: 'no-such-match', path: '', message: '' } }, { status: 404 }));
  expect(await call('matches/m')).toMatchObject({ ok: false, error: { code: 'no-such-match' } });
});

test('a server that ends, a proxy and a line that is down are no server', async () => {
  answering(Response.json({ statusCode: 503, error: 'Service Unavailable' }, { status: 503 }));
  expect(await call('matches/m')).toMatchObject(noServer);
  answering(new Response('<h1>Bad gateway</h1>', { status: 502 }));
  expect(await call('matches/m')).toMatchObject(noServer);
  answering(new TypeError('Failed to fetch'));
  expect(await call('matches/m')).toMatchObject(noServer);
});
