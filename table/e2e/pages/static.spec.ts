import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { test } from '@playwright/test';
import { saved, startBattle } from '../testing/battles.js';
import { expect, Table } from '../testing/fixtures.js';

/** The folder that `npm run static` makes, on a web host that knows nothing but files, below a path of its own. */

const below = '/games/impulse/';
const kinds: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
};

const folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'impulse-static-')), 'site');
const missing: string[] = [];
const host = http.createServer(({ url = '' }, response) => {
  const { pathname } = new URL(url, 'http://host/');
  const name = pathname.startsWith(below) ? pathname.slice(below.length) || 'index.html' : null;
  const file = name === null ? '' : path.join(folder, name);
  if (!fs.existsSync(file)) {
    missing.push(pathname);
    response.writeHead(404).end();
    return;
  }
  const type = kinds[path.extname(file).slice(1)] ?? 'application/octet-stream';
  response.writeHead(200, { 'content-type': type }).end(fs.readFileSync(file));
});

test.beforeAll(async () => {
  const root = path.join(import.meta.dirname, '../../..');
  execFileSync(process.execPath, [path.join(root, 'scripts', 'static.mjs'), folder]);
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
});
test.afterAll(() => {
  host.closeAllConnections();
  host.close();
  fs.rmSync(path.dirname(folder), { recursive: true });
});

test('a web host that has only files serves everything but play over the net', async ({ browser }) => {
  const baseURL = `http://127.0.0.1:${(host.address() as AddressInfo).port}${below}`;
  const page = await browser.newPage({ baseURL, serviceWorkers: 'block', reducedMotion: 'reduce' });
  const table = new Table(page);
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('http') && !request.url().startsWith(baseURL)) elsewhere.push(request.url());
  });
  await page.goto('./');
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator('header [href="#/online"]')).toHaveCount(0);
  await table.open(saved(startBattle(2), { dak: 'script', cw: 'human' }));
  await table.asked('choose-an');
  await table.number(3).click();
  await table.button('confirm').click();
  await table.asked('impulse');
  await page.goto('./#/rules');
  await expect(page.locator('h2').first()).toBeVisible();
  expect([missing, elsewhere]).toEqual([[], []]);
  await page.close();
});
