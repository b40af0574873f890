import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { encodingFor } from './encoding.js';
import { answersTo, nameIn } from './hosts.js';
import { standardPort, wantedPort } from './port.js';
import { listen, makeServer, readSite } from './site.js';

describe('a Host header', () => {
  test.each([
    ['localhost:21941', 'localhost'],
    ['[::1]:80', '::1'],
    ['Example.COM.', 'example.com'],
    ['', null],
    [undefined, null],
    ['a b:c:d', null],
    ['[::1', null],
  ])('%j names %j', (header, name) => expect(nameIn(header)).toBe(name));

  const here = answersTo('127.0.0.1', 'desk');
  test.each(['localhost', 'LOCALHOST:1', 'table.localhost', '127.0.0.1:21941', '127.9.9.9', '[::1]:21941'])(
    '%s is answered at home',
    (header) => expect(here(header)).toBe(true),
  );
  test.each(['evil.example', '10.0.0.5', 'desk', '127.0.0.1.evil.example', 'localhost.evil.example', '', undefined])(
    '%s is foreign',
    (header) => expect(here(header)).toBe(false),
  );

  test('is answered under the address that somebody asked to listen on', () => {
    const inHouse = answersTo('192.168.1.5', 'desk');
    expect(['192.168.1.5:80', 'desk', 'localhost'].every(inHouse)).toBe(true);
    expect(['192.168.1.6', 'evil.example'].some(inHouse)).toBe(false);
    const everywhere = answersTo('0.0.0.0', 'desk');
    expect(['192.168.1.6', '[fe80::1]:80', 'desk'].every(everywhere)).toBe(true);
    expect(everywhere('evil.example')).toBe(false);
  });
});

test.each([
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['gzip;q=0', undefined],
  ['br, gzip; q=0.0', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['*, br;q=0', 'gzip'],
  ['gzip;q=0.5', 'gzip'],
  ['gzipped', undefined],
  ['', undefined],
  [undefined, undefined],
])('Accept-Encoding: %s allows %s', (header, encoding) => expect(encodingFor(header, ['br', 'gzip'])).toBe(encoding));

test('a page that is not packed as brotli is sent as gzip', () => {
  expect(encodingFor('gzip, br', ['gzip'])).toBe('gzip');
});

test('the port asked for is kept to; our own gives way', () => {
  expect(wantedPort(undefined, undefined)).toEqual({ ok: true, value: { port: standardPort, fixed: false } });
  expect(wantedPort(undefined, '')).toEqual({ ok: true, value: { port: standardPort, fixed: false } });
  expect(wantedPort(undefined, '8080')).toEqual({ ok: true, value: { port: 8080, fixed: true } });
  expect(wantedPort(9, '8080')).toEqual({ ok: true, value: { port: 9, fixed: true } });
  for (const wrong of ['x', '-1', '70000', '1.5'])
    expect(wantedPort(undefined, wrong)).toMatchObject({ error: { path: 'PORT' } });
});

describe('a site', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'impulse-site-'));
  fs.writeFileSync(path.join(folder, 'index.html'), '<p>table</p>');
  fs.writeFileSync(path.join(folder, 'index.html.br'), brotliCompressSync('<p>table</p>'));
  const server = makeServer(readSite(folder), answersTo('127.0.0.1', 'desk'));
  let port = 0;
  beforeAll(async () => {
    port = await listen(server, '127.0.0.1', 0, 0);
  });
  afterAll(() => {
    server.close();
    fs.rmSync(folder, { recursive: true });
  });

  const ask = (headers: http.OutgoingHttpHeaders): Promise<http.IncomingMessage> =>
    new Promise((resolve, reject) => {
      http
        .get({ port, host: '127.0.0.1', headers, agent: false }, (response) => resolve(response.resume()))
        .on('error', reject);
    });

  test('refuses requests for other names', async () => {
    expect((await ask({})).statusCode).toBe(200);
    expect((await ask({ Host: 'evil.example' })).statusCode).toBe(421);
  });

  test('is packed only for who takes it', async () => {
    expect((await ask({ 'Accept-Encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
    expect((await ask({ 'Accept-Encoding': 'gzip, br' })).headers['content-encoding']).toBe('br');
    expect((await ask({ 'Accept-Encoding': 'gzip;q=0' })).headers['content-encoding']).toBeUndefined();
  });

  test('takes the next free port, unless this one was asked for', async () => {
    const second = makeServer(readSite(folder), () => true);
    await expect(listen(second, '127.0.0.1', port, 0)).rejects.toMatchObject({ code: 'EADDRINUSE' });
    const found = await listen(second, '127.0.0.1', port, 20);
    second.close();
    expect(found).toBeGreaterThan(port);
  });
});
