import { partCommitment } from '@impulse/engine';
import type { NoticeCard, Offered, TournamentView } from '@impulse/protocol/wire/index.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../start.js';
import { Member, playTogether, resign } from '../../testing/league.js';
import { call, newPart } from '../../testing/players.js';
import { answeredRoutes, difference, holdToDocument } from '../../testing/published.js';
import { startTestServer } from '../../testing/server.js';
import { routeDescriptions } from './route-descriptions.js';

/** Answers are what the document says. All tests that ask over http hold them to it; here all routes are asked. */

let server: RunningServer;
beforeAll(async () => void (server = await startTestServer({ accounts: true })));
afterAll(() => server.end());

/** Asked with an authenticator or a reader of letters, by the tests of those. */
const askedElsewhere = [
  'DELETE /api/people/me/mail',
  'DELETE /api/people/me/passkeys/:named',
  'POST /api/mail/confirm',
  'POST /api/mail/stop',
  'POST /api/mail/stop/:token',
  'POST /api/people/links',
  'POST /api/people/links/use',
  'POST /api/people/passkeys',
  'POST /api/people/sessions/passkey',
  'PUT /api/people/me/mail',
];

describe('every route answers as the document says', () => {
  test('matches, seats and notices', async () => {
    for (const path of ['/health', '/ready', '/server.json', '/api/openapi.json']) await call(server.port, 'GET', path);
    const [host, guest] = [Member.guest(server, 'Anna'), Member.guest(server, 'Bruno')];
    const clock = { bank: 3600, increment: 60, vacation: 3 };
    const offered = await host.offer({ isPublic: true, spectators: 'public', clock, bid: 3 }, newPart());
    await host.ask('GET', '/matches');
    await host.ask('GET', `/matches/${offered.card.match}`);
    expect(
      (await guest.ask('POST', `/matches/${offered.card.match}/accept`, { name: 'B', part: newPart(), bid: 1 })).status,
    ).toBe(200);
    const unwanted = await host.offer({ isPublic: true }, newPart());
    const keyed = { authorization: `Bearer ${unwanted.key}` };
    const path = `/api/matches/${unwanted.card.match}`;
    expect((await call(server.port, 'DELETE', path, undefined, keyed)).status).toBe(200);
    const pair = await playTogether(server, host, guest, { spectators: 'public' });
    await host.ask('GET', '/matches/watchable');
    const { socket, match, battle, key } = pair.host;
    await socket.ask({ do: 'propose', match, revision: battle.revision, proposal: { winner: 'cw' } });
    const headers = { authorization: `Bearer ${key ?? ''}` };
    const asked = <T>(method: string, path: string, body?: unknown) =>
      call<T>(server.port, method, `/api/matches/${match}${path}`, body, headers);
    await asked('GET', '');
    await asked('GET', '/notices');
    await asked('PUT', '/notices', { language: 'zh-Hant', remindEvery: 24 });
    const channel = { kind: 'webhook', address: 'https://hooks.example/1' };
    const { body } = await asked<NoticeCard>('POST', '/notices/channels', channel);
    expect((await asked('DELETE', `/notices/channels/${body.channels[0].id}`)).status).toBe(200);
    await resign(pair, 'host');
    await asked('GET', '');
  });

  test('bots, their ratings and tournaments', async () => {
    const [one, other] = [await Member.register(server, 'Robo One'), await Member.register(server, 'Robo Two')];
    await resign(await playTogether(server, one, other, { isRated: true }), 'host');
    await expect.poll(async () => (await one.ratings()).history.length).toBe(1);
    for (const path of ['/bots/matches', '/bots/tournaments', '/ratings/scenarios']) await one.ask('GET', path);
    expect((await one.ask('POST', '/bots/token')).status).toBe(200);
    expect((await other.ask('DELETE', '/bots')).status).toBe(200);
  });

  test('people, challenges and tournaments', async () => {
    const [anna, bruno] = [await Member.join(server, 'Anna Adler'), await Member.join(server, 'Bruno Berg')];
    const pair = await playTogether(server, anna, bruno, { isRated: true });
    await resign(pair, 'host');
    await expect.poll(async () => (await anna.ratings()).history.length).toBe(1);
    const challenge = await anna.offer({ to: 'Bruno Berg' }, newPart());
    for (const path of ['/me', '/me/offers', '/me/matches', '/me/ratings', '/me/export', '/me/tournaments']) {
      expect((await bruno.visitor.ask('GET', path)).status).toBe(200);
    }
    expect(await bruno.visitor.refusal('DELETE', `/me/offers/${challenge.card.match}`)).toBeNull();
    expect(await bruno.visitor.refusal('POST', `/me/matches/${pair.match}/key`)).toBeNull();
    const seat = await Member.guest(server, 'Guest').offer({}, newPart());
    expect(await anna.visitor.refusal('PUT', `/me/matches/${seat.card.match}`, { key: seat.key })).toBeNull();

    const terms = { game: 'totensonntag', scenario: 'historical', isOpen: true };
    const wish = { title: 'Cup', format: 'round-robin', daysARound: 7, ...terms };
    const { body: held } = await anna.ask<TournamentView>('POST', '/tournaments', wish);
    const path = `/tournaments/${held.card.tournament}`;
    const carla = await Member.join(server, 'Carla Cruz');
    for (const one of [anna, bruno, carla]) expect(await one.refusal('POST', `${path}/entrants`, {})).toBeNull();
    expect(await anna.refusal('DELETE', `${path}/entrants/Carla%20Cruz`)).toBeNull();
    expect(await anna.refusal('POST', `${path}/rounds`)).toBeNull();
    const { body: view } = await bruno.ask<TournamentView>('GET', path);
    const opening = { partCommitment: partCommitment(newPart()) };
    const game = await bruno.ask<Offered>('POST', `${path}/games/${view.you.waits?.game}`, opening);
    expect(game.body.card.tournament).toMatchObject({ title: 'Cup', round: 1 });
    await bruno.ask('GET', '/tournaments');
    expect(await bruno.refusal('DELETE', `${path}/entrants`)).toBeNull();
    expect(await anna.refusal('DELETE', path)).toBeNull();
  });

  test('accounts, sessions and blocks', async () => {
    const dora = await Member.join(server, 'Dora Duss');
    await Member.join(server, 'Emil Eck');
    const { visitor } = dora;
    const choices = { mail: false, push: true, webhook: null, every: 24 };
    const password = 'seven blue hills';
    for (const [method, path, body] of [
      ['PATCH', '/me', { language: 'zh-Hant', choices }],
      ['POST', '/me/blocks', { name: 'Emil Eck' }],
      ['DELETE', '/me/blocks/Emil%20Eck'],
      ['DELETE', '/me/guest-blocks'],
      ['PUT', '/me/password', { password }],
      ['POST', '/challenges', { for: 'sign-in' }],
      ['DELETE', '/me/sessions/none'],
      ['DELETE', '/me/sessions'],
      ['POST', '/sessions', { name: 'Dora Duss', password }],
    ] as const) {
      expect([path, await visitor.refusal(method, path, body)]).toEqual([path, null]);
    }
    const fritz = await Member.join(server, 'Fritz Fux');
    const { match } = await playTogether(server, fritz, Member.guest(server, 'Guest'));
    expect(await fritz.visitor.refusal('POST', '/me/blocks/opposite', { match })).toBeNull();
    expect(await visitor.refusal('DELETE', '/me')).toBeNull();
  });

  test('and none was left out', () => {
    const routes = Object.keys(routeDescriptions);
    const askedBySomebody = [...answeredRoutes, ...askedElsewhere];
    expect(routes.filter((route) => !askedBySomebody.includes(route))).toEqual([]);
    expect(askedElsewhere.filter((route) => !routes.includes(route))).toEqual([]);
  });
});

test('a field too many, one too few and one of another kind are differences', () => {
  const healthy = { status: 'ok' };
  const ask = (body: unknown) => () =>
    holdToDocument({ method: 'GET', path: '/health', sent: undefined, status: 200, body });
  expect(ask(healthy)).not.toThrow();
  expect(ask({ ...healthy, more: 1 })).toThrow('answer.more is not in the document');
  expect(ask({})).toThrow('answer lacks status');
  expect(ask({ status: 1 })).toThrow('answer.status is integer, not string');
  const $ref = '#/components/schemas/ClockTerms';
  expect(difference({ $ref }, { bank: 60, increment: 0 }, 'clock')).toBeNull();
  expect(difference({ $ref }, { bank: 0.5, increment: 0 }, 'clock')).toBe('clock.bank is number, not integer');
});
