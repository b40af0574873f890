import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Counters } from '../counters.js';
import type { RunningServer } from '../start.js';
import { startTestServer } from '../testing/server.js';
import { TestSocket } from '../testing/socket.js';
import { listen } from './listen.js';
import { startMetrics } from './metrics-server.js';
import { readSite } from './site.js';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'impulse-site-'));
fs.writeFileSync(path.join(folder, 'index.html'), '<p>table</p>');
fs.writeFileSync(path.join(folder, 'index.html.br'), brotliCompressSync('<p>table</p>'));

let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer({ pages: readSite(folder), metrics: { host: '127.0.0.1', port: 0 } });
});
afterAll(async () => {
  await server.end();
  fs.rmSync(folder, { recursive: true });
});

const ask = (headers: http.OutgoingHttpHeaders, method = 'GET', page = '/'): Promise<http.IncomingMessage> =>
  new Promise((resolve, reject) => {
    http
      .request({ port: server.port, host: '127.0.0.1', headers, method, path: page, agent: false }, (response) =>
        resolve(response.resume()),
      )
      .on('error', reject)
      .end();
  });

test('the table is served with a strict policy, and nothing else is', async () => {
  const page = await ask({});
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  const missing = await ask({}, 'GET', '/../package.json');
  expect(missing.statusCode).toBe(404);
  expect(missing.headers['content-security-policy']).toContain("default-src 'none'");
  expect((await ask({}, 'POST')).statusCode).toBe(405);
});

test('requests for other names are refused', async () => {
  expect((await ask({ Host: 'evil.example' })).statusCode).toBe(421);
  expect((await ask({ Host: 'evil.example' }, 'GET', '/api/matches')).statusCode).toBe(421);
});

test('pages are packed only for who takes it, and not sent twice', async () => {
  expect((await ask({ 'Accept-Encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
  expect((await ask({ 'Accept-Encoding': 'gzip, br' })).headers['content-encoding']).toBe('br');
  const plain = await ask({ 'Accept-Encoding': 'gzip;q=0' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect((await ask({ 'If-None-Match': plain.headers.etag })).statusCode).toBe(304);
  expect((await ask({}, 'HEAD')).headers['content-length']).toBe('12');
});

test('the next free port is taken, unless this one was asked for', async () => {
  const second = http.createServer();
  await expect(listen(second, '127.0.0.1', server.port, 0)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  const found = await listen(second, '127.0.0.1', server.port, 20);
  second.close();
  expect(found).toBeGreaterThan(server.port);
});

test('whoever runs the server is told how it is', async () => {
  const body = async (page: string, port = server.port) => (await fetch(`http://127.0.0.1:${port}${page}`)).text();
  expect(await body('/health')).toBe('{"status":"ok"}');
  expect(await body('/ready')).toBe('{"status":"ready"}');
  const before = Number(/^impulse_sockets (\d+)$/m.exec(await body('/metrics', server.metricsPort!))?.[1]);
  const socket = await TestSocket.open(server.port);
  await socket.sendRaw('{}');
  const metrics = await body('/metrics', server.metricsPort!);
  expect(metrics).toContain(`\nimpulse_sockets ${before + 1}\n`);
  expect(metrics).toContain('\nimpulse_problems_total 1\n');
  await socket.close();
});

test('numbers are told to other machines only where they know the token', async () => {
  const token = 'a long secret';
  const place = { host: '0.0.0.0', port: 0 };
  await expect(startMetrics(place, new Counters())).rejects.toThrow('need a token');
  const metrics = await startMetrics({ ...place, token }, new Counters());
  const ask = async (headers: Record<string, string>) =>
    (await fetch(`http://127.0.0.1:${metrics.port}/metrics`, { headers })).status;
  expect(await ask({})).toBe(401);
  expect(await ask({ authorization: 'Bearer another' })).toBe(401);
  expect(await ask({ authorization: token })).toBe(401);
  expect(await ask({ authorization: `Bearer ${token}` })).toBe(200);
  await metrics.end();
});
