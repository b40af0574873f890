import type { MatchCard, Offered, Seated } from '@impulse/protocol/wire/index.js';
import { partCommitment } from '@impulse/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { standardLimits } from '../limits.js';
import type { RunningServer } from '../start.js';
import { call, newPart } from '../testing/players.js';
import { startTestServer } from '../testing/server.js';

/** What a hostile client tries over http. Nothing of it may be accepted. */

interface Refused {
  readonly problem: { readonly code: string };
}

let server: RunningServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.end());

const offer = {
  game: 'totensonntag',
  scenario: 'historical',
  side: 'dak',
  name: 'Anna',
  partCommitment: partCommitment(newPart()),
};
const acceptance = { name: 'Eve', part: newPart() };

const post = <T = Refused>(path: string, body: unknown, headers?: Readonly<Record<string, string>>) =>
  call<T>(server.port, 'POST', path, body, headers);
const offered = async (wishes: object = {}): Promise<Offered> =>
  (await post<Offered>('/api/matches', { ...offer, ...wishes })).body;

describe('an offer', () => {
  test.each([
    ['of no battle', { game: 'chess' }, 'unknown-game'],
    ['of no scenario', { scenario: 'nowhere' }, 'unknown-scenario'],
    ['of no option', { options: { cheat: 'yes' } }, 'unknown-option'],
    ['for no side', { side: 'truth' }, 'unknown-side'],
    ['for the observer', { side: 'observer' }, 'unknown-side'],
    ['to no computer', { computer: 'grandmaster' }, 'unknown-level'],
    ['to an opponent of the ladder', { computer: 'one-step' }, 'unknown-level'],
    ['to two computers', { computer: ['script'] }, 'wrong-type'],
    ['with a secret of its own', { secret: 'ab'.repeat(32) }, 'unknown-field'],
    ['with a seed', { seed: 'known' }, 'unknown-field'],
    ['with a position', { position: {} }, 'unknown-field'],
    ['without a name', { name: '  ' }, 'empty-text'],
    ['with a name that steers', { name: 'A\u202Enna' }, 'bad-text'],
    ['with too long a name', { name: 'A'.repeat(41) }, 'too-long'],
    ['with half a commitment', { partCommitment: 'ab' }, 'bad-part'],
  ])('%s is refused', async (_, wishes, code) => {
    const { status, body } = await post('/api/matches', { ...offer, ...wishes });
    expect([status, body.problem.code]).toEqual([400, code]);
  });

  test('that is too large, no JSON or of another type is refused', async () => {
    expect((await post('/api/matches', { ...offer, name: 'A'.repeat(20_000) })).status).toBe(413);
    const raw = (body: string, type: string) =>
      fetch(`http://127.0.0.1:${server.port}/api/matches`, { method: 'POST', headers: { 'content-type': type }, body });
    expect((await raw('{"game":', 'application/json')).status).toBe(400);
    expect((await raw('{"__proto__":{"a":1}}', 'application/json')).status).toBe(400);
    // Pages of other origins can send forms and plain text without being asked about it.
    expect((await raw(JSON.stringify(offer), 'text/plain')).status).toBe(400);
    expect((await raw('game=totensonntag', 'application/x-www-form-urlencoded')).status).toBe(415);
  });
});

test('pages from elsewhere may not offer or accept', async () => {
  for (const origin of [
    'http://evil.example',
    'null',
    `http://127.0.0.1:${server.port}.evil.example`,
    'http://127.0.0.1:1',
  ]) {
    expect((await post('/api/matches', offer, { origin })).status).toBe(403);
  }
  const own = { origin: `http://127.0.0.1:${server.port}` };
  expect((await post<Offered>('/api/matches', offer, own)).status).toBe(200);
});

describe('a private match', () => {
  test('cannot be told from one that is not there', async () => {
    const { card, key, invitation } = await offered();
    const other = (await offered()).key;
    const nowhere = await call(server.port, 'GET', `/api/matches/${'0'.repeat(32)}`);
    expect(nowhere.status).toBe(404);
    expect(await call(server.port, 'GET', `/api/matches/${card.match}`)).toEqual(nowhere);
    const withKey = (one: string) => ({ authorization: `Bearer ${one}` });
    const ask = (one: string) =>
      call<{ card: MatchCard }>(server.port, 'GET', `/api/matches/${card.match}`, undefined, withKey(one));
    expect(await ask(other)).toEqual(nowhere);
    expect((await ask(key)).body.card).toEqual(card);
    expect((await ask(invitation)).body.card).toEqual(card);
    const without = await post(`/api/matches/${card.match}/accept`, acceptance);
    expect(without).toEqual(await post(`/api/matches/${'0'.repeat(32)}/accept`, acceptance));
    const { body } = await call<{ matches: MatchCard[] }>(server.port, 'GET', '/api/matches');
    expect(body.matches.map(({ match }) => match)).not.toContain(card.match);
  });

  test('is entered by its own invitation, once', async () => {
    const { card, key, invitation } = await offered();
    const accept = (given: string) => post(`/api/matches/${card.match}/accept`, { ...acceptance, invitation: given });
    expect((await accept((await offered()).invitation)).body.problem.code).toBe('wrong-invitation');
    expect((await accept(key)).body.problem.code).toBe('wrong-invitation');
    const both = await Promise.all([accept(invitation), accept(invitation)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

test('a seat that a computer holds is nobody else’s', async () => {
  const { card, invitation } = await offered({ computer: 'script', isPublic: true });
  const accept = (given: object) => post(`/api/matches/${card.match}/accept`, { ...acceptance, ...given });
  expect((await accept({})).body.problem.code).toBe('no-free-seat');
  expect((await accept({ invitation })).body.problem.code).toBe('no-free-seat');
  const { body } = await call<{ matches: MatchCard[] }>(server.port, 'GET', '/api/matches');
  expect(body.matches.map(({ match }) => match)).not.toContain(card.match);
});

test('nobody is told a key, a secret or the part of another', async () => {
  const part = newPart();
  const { card, key, invitation } = await offered({ isPublic: true, spectators: 'public' });
  const { body } = await post<Seated>(`/api/matches/${card.match}/accept`, { name: '<script>', part });
  expect(body.card.seats[1].name).toBe('<script>');
  const seen = JSON.stringify([
    body.card,
    await call(server.port, 'GET', `/api/matches/${card.match}`),
    await call(server.port, 'GET', '/api/matches'),
  ]);
  const kept = (await server.matches.find(card.match))?.kept;
  for (const secret of [key, invitation, body.key, part, kept?.record.secret, kept?.invitation, kept?.seats[0].key]) {
    expect(secret).toBeTruthy();
    expect(seen).not.toContain(secret);
  }
});

test('whoever asks too fast is refused for a while', async () => {
  const now = 0;
  const strict = await startTestServer({
    limits: { ...standardLimits, calls: { burst: 3, perSecond: 1 } },
    now: () => now,
  });
  const statuses: number[] = [];
  for (let i = 0; i < 5; i++) statuses.push((await call(strict.port, 'GET', '/api/matches')).status);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  await strict.end();
});
