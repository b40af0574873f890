import { makeRandom, partCommitment } from '@impulse/engine';
import type { MatchCard } from '@impulse/protocol/wire/index.js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../start.js';
import {
  decider,
  meet,
  newPart,
  type Pair,
  playOn,
  type SeatedPair,
  seatTwo,
  type TestPlayer,
} from '../../testing/players.js';
import { startPostgres, type TestPostgres } from '../../testing/postgres.js';
import { startTestServer } from '../../testing/server.js';
import { PostgresStore } from './postgres-store.js';

/** Two processes share a match, with a player at each: both hear everything at once. */

let postgres: TestPostgres;
beforeAll(async () => void (postgres = await startPostgres()));
afterAll(() => postgres.end());

const ignore = (): void => undefined;
let servers: readonly RunningServer[] = [];
beforeEach(async () => {
  const url = await postgres.newDatabase();
  const start = async () => startTestServer({ store: await PostgresStore.at(url, ignore), report: ignore });
  servers = [await start(), await start()];
});
afterEach(async () => void (await Promise.all(servers.map((server) => server.end()))));

/** The host stays where the match was offered, the guest goes to the other process. */
async function apart(game: 'totensonntag' | 'white-death', wishes = {}): Promise<SeatedPair> {
  const [first, second] = servers;
  const seated = await seatTwo(first.port, game, wishes);
  const { offered, accepted } = seated;
  await Promise.all([seated.host.socket.close(), seated.guest.socket.close()]);
  const pair = await meet(first.port, game, { ...offered.card, host: offered, guest: accepted }, second.port);
  await Promise.all([pair.host.reach(0), pair.guest.reach(0)]);
  return { ...pair, offered, accepted };
}

const cardOf = ({ socket }: TestPlayer): MatchCard | undefined =>
  socket.told.flatMap((told) => ('card' in told ? [told.card] : [])).at(-1);
const newsOf = ({ socket }: TestPlayer) => socket.told.flatMap((told) => ('news' in told ? [told.news] : []));
const both = ({ host, guest }: Pair, revision: number) => Promise.all([host.reach(revision), guest.reach(revision)]);

describe.each(['totensonntag', 'white-death'] as const)('%s', (game) => {
  test('what is played at one process is told at the other by what has changed, not anew', async () => {
    const pair = await apart(game);
    const before = newsOf(pair.guest).length;
    await playOn(pair, 20);
    await both(pair, 20);
    for (const player of [pair.host, pair.guest]) {
      const whole = newsOf(player)
        .slice(before)
        .filter((news) => 'view' in news);
      expect(whole).toEqual([]);
    }
    // Another one who comes now is told the same.
    const { offered, accepted } = pair;
    const again = await meet(servers[0].port, game, { ...offered.card, host: offered, guest: accepted });
    await both(again, 20);
    expect(again.guest.battle.view).toEqual(pair.guest.battle.view);
    expect(again.host.battle.view).toEqual(pair.host.battle.view);
  });
});

test('whoever is at a battle that has left its thread hears what is played at the other process', async () => {
  const pair = await apart('totensonntag');
  await playOn(pair, 6);
  for (const server of servers) {
    const live = await server.matches.find(pair.match);
    await live?.retire();
    expect(live?.isOpen).toBe(false);
    const { revision } = pair.host.battle;
    await playOn(pair, 3);
    await both(pair, revision + 3);
  }
  expect(pair.guest.battle.turn).toEqual(pair.host.battle.turn);
});

test('what is taken back, rewound by consent and given up is followed, too', async () => {
  const pair = await apart('totensonntag');
  const { match, host, guest } = pair;
  await playOn(pair, 6);
  const random = makeRandom('undo');
  // Until somebody can take something back.
  for (let tries = 0; tries < 60; tries++) {
    const player = decider(pair);
    if (!player || player.battle.undoable > 0) break;
    const legal = player.battle.legal();
    const { revision } = player.battle;
    await player.act(legal[random.below(legal.length)]);
    await both(pair, revision + 1);
  }
  const player = decider(pair) ?? host;
  expect(player.battle.undoable).toBeGreaterThan(0);
  let { revision } = player.battle;
  await player.socket.ask({ do: 'undo', match, revision, command: 'undo', steps: 1 });
  await both(pair, ++revision);
  await host.socket.ask({ do: 'propose', match, revision, proposal: { rewind: 2 } });
  await expect.poll(() => cardOf(guest)?.proposal?.number).toBeTypeOf('number');
  const proposal = cardOf(guest)?.proposal?.number;
  const agree = { do: 'reply', match, revision, command: 'agree', proposal, agree: true };
  expect(await guest.socket.ask(agree)).toMatchObject({ answer: { kind: 'done' } });
  await both(pair, ++revision);
  expect(host.battle.turn).toEqual(guest.battle.turn);
  await host.socket.ask({ do: 'resign', match, revision, command: 'enough' });
  await both(pair, ++revision);
  expect(guest.battle.turn).toMatchObject({ over: true, winner: 'cw' });
  await expect.poll(() => cardOf(guest)).toMatchObject({ stage: 'over', result: { winner: 'cw' } });
  expect(
    newsOf(guest)
      .slice(1)
      .filter((news) => 'view' in news),
  ).toEqual([]);
});

test('talk, muting, notes, presence and invitations reach the other process', async () => {
  const pair = await apart('totensonntag');
  const { match, host, guest, accepted } = pair;
  const present = (player: TestPlayer) => cardOf(player)?.seats.map((seat) => seat.present);
  await expect.poll(() => present(host)).toEqual([true, true]);
  await expect.poll(() => present(guest)).toEqual([true, true]);

  await host.socket.ask({ do: 'say', match, text: 'hello across' });
  const heard = ({ socket }: TestPlayer) => socket.told.flatMap((told) => ('said' in told ? [told.said.text] : []));
  await expect.poll(() => heard(guest)).toEqual(['hello across']);
  await guest.socket.ask({ do: 'mute', match, muted: true });
  await expect.poll(async () => (await servers[0].matches.find(match))?.kept.seats[1].mutedSince).toBeTypeOf('number');
  await host.socket.ask({ do: 'say', match, text: 'not heard' });
  await host.socket.ask({ do: 'say', match, text: 'nor this' });

  // The guest has another window, at the first process.
  const window = await meet(servers[0].port, 'totensonntag', { ...pair.offered.card, host: accepted, guest: accepted });
  await guest.socket.ask({ do: 'note', match, hex: '0101', text: 'mine' });
  const notes = ({ socket }: TestPlayer) => socket.told.flatMap((told) => ('note' in told ? [told.note] : []));
  await expect.poll(() => notes(window.host)).toEqual([{ hex: '0101', text: 'mine' }]);
  expect(notes(host)).toEqual([]);
  expect(heard(guest)).toEqual(['hello across']);
  await Promise.all([window.host.socket.close(), window.guest.socket.close()]);

  await guest.socket.close();
  await expect.poll(() => present(host)).toEqual([true, false]);
  const back = await meet(servers[1].port, 'totensonntag', { ...pair.offered.card, host: accepted, guest: accepted });
  await host.socket.ask({ do: 'resign', match, revision: 0, command: 'enough' });
  await back.guest.reach(1);
  await host.socket.ask({ do: 'rematch', match, partCommitment: partCommitment(newPart()) });
  await expect
    .poll(() => back.guest.socket.told.flatMap((told) => ('rematch' in told ? [told.rematch] : [])))
    .toMatchObject([{ by: 'dak', invitation: expect.any(String) as string }]);
  expect(host.socket.told.some((told) => 'rematch' in told)).toBe(false);
});

test('both processes read the same clock, that of the database', async () => {
  const pair = await apart('totensonntag', { clock: { bank: 600, increment: 5 } });
  await playOn(pair, 8);
  const read = ({ socket }: TestPlayer) => socket.told.flatMap((told) => ('clock' in told ? [told.clock] : [])).at(-1);
  const [here, there] = [read(pair.host), read(pair.guest)];
  for (const side of ['dak', 'cw']) expect(here?.left[side]).toBeCloseTo(there?.left[side] ?? 0, -3);
  expect(Math.abs(servers[0].matches.now() - servers[1].matches.now())).toBeLessThan(200);
});

test('a seat is not given away on a revision that was', async () => {
  const [first] = servers;
  const pair = await apart('totensonntag');
  await playOn(pair, 3);
  const live = await first.matches.find(pair.match);
  const change = (revision: number) => live?.change((kept) => ({ kept, result: null }), revision);
  expect(await change(2)).toMatchObject({ ok: false, error: { code: 'changed-meanwhile' } });
  expect(await change(4)).toMatchObject({ ok: false });
  expect(await change(3)).toMatchObject({ ok: true });
});
