import { partCommitment } from '@impulse/engine';
import type { Offered, TournamentView } from '@impulse/protocol/wire/index.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../start.js';
import { begin, Member } from '../testing/league.js';
import { call, newPart, offers } from '../testing/players.js';
import { startTestServer } from '../testing/server.js';

/** What a hostile client tries with tournaments. Nothing of it may be accepted. */

let server: RunningServer;
let anna: Member;
let bruno: Member;
let eve: Member;
let guest: Member;
let now = 1_800_000_000_000;
beforeAll(async () => {
  server = await startTestServer({ accounts: true, now: () => now });
  [anna, bruno, eve] = [
    await Member.join(server, 'Anna'),
    await Member.join(server, 'Bruno'),
    await Member.join(server, 'Eve'),
  ];
  guest = Member.guest(server, 'Guest');
});
afterAll(() => server.end());

const { game, scenario } = offers.totensonntag;
const wish = { title: 'Cup', format: 'round-robin', game, scenario };
const hold = async (wishes: object = {}): Promise<TournamentView> => {
  // So many are held in a day.
  now += 24 * 3_600_000;
  const { body } = await anna.ask<TournamentView>('POST', '/tournaments', { ...wish, ...wishes });
  return body;
};
const at = ({ card }: TournamentView, path = ''): string => `/tournaments/${card.tournament}${path}`;
const end = (view: TournamentView) => anna.refusal('DELETE', at(view));
const part = { partCommitment: partCommitment(newPart()) };

test.each([
  ['without a name', { title: '' }, 'empty-text'],
  ['with an endless name', { title: 'x'.repeat(61) }, 'too-long'],
  ['with a name that steers', { title: 'C\u202Eup' }, 'bad-text'],
  ['of another format', { format: 'ladder' }, 'unknown-value'],
  ['of no battle', { game: 'chess' }, 'unknown-game'],
  ['of no scenario', { scenario: 'none' }, 'unknown-scenario'],
  ['for one', { mostEntrants: 1 }, 'out-of-range'],
  ['for all', { mostEntrants: 100_000 }, 'out-of-range'],
  ['with endless rounds', { rounds: 31 }, 'out-of-range'],
  ['with rounds of no time', { daysARound: 0 }, 'out-of-range'],
  ['that has begun', { stage: 'playing' }, 'unknown-field'],
  ['with its players', { entrants: [{ player: 'person/1', name: 'Bruno' }] }, 'unknown-field'],
  ['held by somebody else', { organiser: 'Bruno' }, 'unknown-field'],
])('a tournament %s is refused', async (_, wishes, code) => {
  expect(await anna.refusal('POST', '/tournaments', { ...wish, ...wishes })).toBe(code);
});

test('guests neither hold nor enter one, and bots fill no list', async () => {
  const bot = await Member.register(server, 'Robo');
  expect(await guest.refusal('POST', '/tournaments', wish)).toBe('not-signed-in');
  for (const wishes of [{}, { isOpen: true, admitsBots: true }, { admitsBots: false }]) {
    expect(await bot.refusal('POST', '/tournaments', { ...wish, ...wishes })).toBe('bots-by-link');
  }
  const view = await hold({ isOpen: true });
  for (const [method, path, body] of [
    ['POST', '/entrants', {}],
    ['DELETE', '/entrants'],
    ['DELETE', '/entrants/Anna'],
    ['POST', '/rounds'],
    ['DELETE', ''],
    ['POST', '/games/0', part],
  ] as const) {
    expect(await guest.refusal(method, at(view, path), body), `${method} ${path}`).toBe('not-signed-in');
  }
  expect(await guest.refusal('GET', '/people/me/tournaments')).toBe('not-signed-in');
  await end(view);
});

test('strangers learn nothing of one that is not open, whatever they ask', async () => {
  const view = await hold();
  const nowhere = { ...view, card: { ...view.card, tournament: 'ab'.repeat(16) } };
  for (const one of [view, nowhere]) {
    for (const [method, path, body] of [
      ['GET', ''],
      ['POST', '/entrants', {}],
      ['POST', '/entrants', { invitation: 'A'.repeat(43) }],
      ['DELETE', '/entrants'],
      ['DELETE', '/entrants/Anna'],
      ['POST', '/rounds'],
      ['POST', '/games/0', part],
      ['DELETE', ''],
    ] as const) {
      const { status, body: told } = await eve.ask<{ problem: object }>(method, at(one, path), body);
      expect([status, told.problem], `${method} ${path}`).toEqual([
        404,
        { code: 'no-such-tournament', path: '', message: 'There is no such tournament, or not for you.' },
      ]);
    }
  }
  const { body: listed } = await guest.ask<{ tournaments: object[] }>('GET', '/tournaments');
  expect(JSON.stringify(listed)).not.toContain(view.card.tournament);
  expect(view.you.invitation).not.toBeNull();
  expect(await bruno.refusal('POST', at(view, '/entrants'), { invitation: view.you.invitation })).toBeNull();
  // Whom the organiser has blocked finds nothing, even with the invitation.
  expect(await anna.visitor.refusal('POST', '/me/blocks', { name: 'Eve' })).toBeNull();
  expect(await eve.refusal('POST', at(view, '/entrants'), { invitation: view.you.invitation })).toBe(
    'no-such-tournament',
  );
  expect(await anna.visitor.refusal('DELETE', '/me/blocks/Eve')).toBeNull();
  await end(view);
});

describe('in one that is open', () => {
  let view: TournamentView;
  beforeAll(async () => {
    view = await hold({ isOpen: true });
    for (const one of [anna, bruno, eve]) await one.ask('POST', at(view, '/entrants'), {});
  });

  test('nobody acts for the organiser or for others, and nobody enters twice', async () => {
    expect(await eve.refusal('POST', at(view, '/entrants'), {})).toBe('already-entered');
    expect(await eve.refusal('DELETE', at(view, '/entrants/Anna'))).toBe('not-organiser');
    expect(await eve.refusal('POST', at(view, '/rounds'))).toBe('not-organiser');
    expect(await eve.refusal('DELETE', at(view))).toBe('not-organiser');
    expect(await anna.refusal('DELETE', at(view, '/entrants/Nobody'))).toBe('not-entered');
    expect(await anna.refusal('POST', at(view, '/rounds'))).toBeNull();
    expect(await anna.refusal('POST', at(view, '/rounds'))).toBe('not-played-out');
  });

  test('nobody opens or takes a game of others, or withdraws one', async () => {
    const waits = async (one: Member) => (await one.ask<TournamentView>('GET', at(view))).body.you.waits;
    const players: Member[] = [];
    for (const one of [anna, bruno, eve]) if (await waits(one)) players.push(one);
    const [first, second] = players;
    const idle = [anna, bruno, eve].find((one) => !players.includes(one));
    const place = (await waits(first))?.game;
    expect(await idle?.refusal('POST', at(view, `/games/${place}`), part)).toBe('no-such-game');
    for (const name of ['9', '-1', '1e1', 'x', '00000']) {
      expect(await first.refusal('POST', at(view, `/games/${name}`), part), name).not.toBeNull();
    }
    const { body: offered } = await first.ask<Offered>('POST', at(view, `/games/${place}`), part);
    expect(await first.refusal('POST', at(view, `/games/${place}`), part)).toBe('already-open');
    expect((await idle?.accept(offered))?.problem?.code).toBe('no-such-match');
    for (const one of [first, second]) {
      expect(await one.refusal('DELETE', `/people/me/offers/${offered.card.match}`)).toBe('no-such-match');
    }
    // Nor with the key of the seat.
    const bearer = { authorization: `Bearer ${offered.key}` };
    const path = `/api/matches/${offered.card.match}`;
    const { body } = await call<{ problem?: { code: string } }>(server.port, 'DELETE', path, undefined, bearer);
    expect(body.problem?.code).toBe('of-tournament');
    expect((await second.accept(offered)).card.tournament).toMatchObject({ title: 'Cup', round: 1 });
  });
});

test('nobody lets others, or a computer, play in the own place', async () => {
  const view = await hold({ isOpen: true });
  for (const one of [anna, bruno]) await one.ask('POST', at(view, '/entrants'), {});
  await anna.ask('POST', at(view, '/rounds'));
  const own = newPart();
  const { body: offered } = await anna.ask<Offered>('POST', at(view, '/games/0'), {
    partCommitment: partCommitment(own),
  });
  const { host, guest: other, match } = await begin(server.port, offered, await bruno.accept(offered), own);
  now += 60 * 24 * 3_600_000;
  const { revision, seat: side } = host.battle;
  for (const request of [
    { do: 'give', match, offered: true },
    { do: 'propose', match, revision, proposal: { computer: 'script', side } },
    { do: 'replace', match, revision, level: 'script' },
  ]) {
    for (const { socket } of [host, other])
      expect(await socket.ask(request), request.do).toMatchObject({ problem: { code: 'of-tournament' } });
  }
});

test('one person holds a few at once, and a few in a day', async () => {
  const codes: (string | null)[] = [];
  for (let i = 0; i < 12; i++) codes.push(await bruno.refusal('POST', '/tournaments', wish));
  expect(codes.filter((code) => code === null)).toHaveLength(5);
  expect(new Set(codes.slice(5))).toEqual(new Set(['too-many-tournaments']));
  now += 24 * 3_600_000;
  expect(await bruno.refusal('POST', '/tournaments', wish)).toBe('too-many-tournaments');
});
