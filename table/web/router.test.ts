import { beforeAll, expect, test, vi } from 'vitest';
import { linkTo } from './links.js';
import type * as Router from './router.js';

/** The router reads the address when it is loaded, so it is given one first. */
let router: typeof Router;
beforeAll(async () => {
  vi.stubGlobal('location', { hash: '' });
  vi.stubGlobal('addEventListener', () => undefined);
  router = await import('./router.js');
  vi.unstubAllGlobals();
});

test.each([
  ['', { page: 'home' }],
  ['#', { page: 'home' }],
  ['#/', { page: 'home' }],
  ['#/new', { page: 'new', game: 'totensonntag' }],
  ['#/new/white-death', { page: 'new', game: 'white-death' }],
  ['#/learn', { page: 'learn', game: 'totensonntag', lesson: null }],
  ['#/learn/moves', { page: 'learn', game: 'totensonntag', lesson: 'moves' }],
  ['#/learn/white-death', { page: 'learn', game: 'white-death', lesson: null }],
  ['#/learn/white-death/zones', { page: 'learn', game: 'white-death', lesson: 'zones' }],
  ['#/about', { page: 'about' }],
  ['#/online', { page: 'online' }],
  ['#/offer/white-death', { page: 'offer', game: 'white-death' }],
  [`#/match/${'0a'.repeat(16)}`, { page: 'match', match: '0a'.repeat(16), invitation: null }],
  [
    `#/match/${'0a'.repeat(16)}/${'k-'.repeat(21)}_`,
    { page: 'match', match: '0a'.repeat(16), invitation: `${'k-'.repeat(21)}_` },
  ],
  [`#/match/${'0a'.repeat(16)}/<b>`, { page: 'match', match: '0a'.repeat(16), invitation: null }],
  ['#/match/../secret', { page: 'lost' }],
  ['#/play/a1', { page: 'play', battle: 'a1' }],
  ['#/replay/a1', { page: 'replay', battle: 'a1', frame: 0 }],
  ['#/replay/a1/27', { page: 'replay', battle: 'a1', frame: 27 }],
  ['#/replay/a1/-3', { page: 'replay', battle: 'a1', frame: 0 }],
  ['#/replay', { page: 'lost' }],
  ['#/play/', { page: 'lost' }],
  ['#/rules', { page: 'rules', game: 'totensonntag', anchor: null }],
  ['#/rules/white-death', { page: 'rules', game: 'white-death', anchor: null }],
  ['#/rules/white-death/r5.1', { page: 'rules', game: 'white-death', anchor: 'r5.1' }],
  ['#/rules/r7.4', { page: 'rules', game: 'totensonntag', anchor: 'r7.4' }],
  ['#/elsewhere', { page: 'lost' }],
  ['#/play/%', { page: 'play', battle: '%' }],
  ['#/play/%E4%B8%80', { page: 'play', battle: '一' }],
  ['#/constructor', { page: 'lost' }],
])('the address %s is read', (hash, route) => {
  expect(router.parseRoute(hash)).toEqual(route);
});

test('links lead to the pages they name, whatever the name of the battle', () => {
  for (const battle of ['a1', 'a/b', 'ä ?#%', '<script>']) {
    expect(router.parseRoute(linkTo.play(battle))).toEqual({ page: 'play', battle });
    expect(router.parseRoute(linkTo.replay(battle))).toEqual({ page: 'replay', battle, frame: 0 });
    expect(router.parseRoute(linkTo.replay(battle, 8))).toEqual({ page: 'replay', battle, frame: 8 });
    const game = 'white-death';
    expect(router.parseRoute(linkTo.rules(game, battle))).toEqual({ page: 'rules', game, anchor: battle });
  }
});
