import type { MatchCard } from '@impulse/protocol/wire/index.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../start.js';
import { call, decider, meet, playOn, seatTwo } from '../testing/players.js';
import { hurriedLimits, startTestServer } from '../testing/server.js';
import { memoryStore } from '../testing/stores.js';

let server: RunningServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.end());

test('a page is told that there are matches here', async () => {
  expect(await call(server.port, 'GET', '/server.json')).toEqual({
    status: 200,
    body: { matches: true, accounts: false, letters: false },
  });
});

test('the card names the side that owes a decision, also to whoever only asks for the card', async () => {
  const pair = await seatTwo(server.port, 'totensonntag');
  await playOn(pair, 30);
  const headers = { authorization: `Bearer ${pair.offered.key}` };
  const read = () =>
    call<{ readonly card: MatchCard }>(server.port, 'GET', `/api/matches/${pair.match}`, undefined, headers);
  expect((await read()).body.card.decides).toBe(decider(pair)?.battle.seat);
  const { match, host } = pair;
  await host.socket.ask({ do: 'resign', match, revision: host.battle.revision, command: 'enough' });
  expect((await read()).body.card).toMatchObject({ decides: null, stage: 'over' });
});

test('a seat is told what has happened since it last decided something', async () => {
  const pair = await seatTwo(server.port, 'totensonntag');
  const { match, host, guest } = pair;
  let decided = 0;
  for (let actions = 0; actions < 30; actions++) {
    const isHost = decider(pair) === host;
    await playOn(pair, 1);
    if (isHost) decided = host.battle.log.length;
  }
  const since = host.battle.log.slice(decided);
  const told = await host.socket.ask({ do: 'since', match });
  expect('since' in told ? told.since.map(({ event }) => event) : null).toEqual(since);
  expect(await guest.socket.ask({ do: 'since', match })).toHaveProperty('since');
  const stood = await host.socket.ask({ do: 'meanwhile', match });
  expect('meanwhile' in stood ? stood.meanwhile.flatMap(({ events }) => events) : null).toEqual(since);
});

test.each([
  ['after a minute', 1, 60_000],
  ['after five seconds where there are many', 0, 5_000],
])(
  'a battle at which nothing happens leaves its thread %s, and is there when somebody moves',
  async (_, battlesAtRest, time) => {
    let now = 1_000_000;
    const quiet = await startTestServer({ now: () => now, limits: { ...hurriedLimits, battlesAtRest } });
    const pair = await seatTwo(quiet.port, 'totensonntag');
    await playOn(pair, 5);
    const whole = () => pair.guest.socket.told.filter((told) => 'news' in told && 'view' in told.news).length;
    expect(whole()).toBe(1);
    const isOpen = async () => (await quiet.matches.find(pair.match))?.isOpen;
    now += time - 1;
    await quiet.matches.sweep();
    expect(await isOpen()).toBe(true);
    await playOn(pair, 1);
    now += time;
    await quiet.matches.sweep();
    expect(await isOpen()).toBe(false);
    await playOn(pair, 5);
    // Whoever has heard everything is told what is new, and no more.
    expect(whole()).toBe(1);
    const { game, offered, accepted } = pair;
    const late = await meet(quiet.port, game, { ...offered.card, host: offered, guest: accepted });
    await late.guest.reach(11);
    expect(pair.guest.battle.view).toEqual(late.guest.battle.view);
    expect(pair.guest.battle.log).toEqual(late.guest.battle.log);
    expect([pair.host.battle.revision, pair.guest.battle.revision]).toEqual([11, 11]);
    await quiet.end();
  },
);

test('what cannot be the name of a match is not looked for, and what cannot be read is looked for again', async () => {
  const store = memoryStore();
  const find = store.find.bind(store);
  let isDown = true;
  store.find = (id) => (isDown ? Promise.reject(new Error(`down: ${id}`)) : find(id));
  const reported: unknown[] = [];
  const shaky = await startTestServer({ store, report: (error) => void reported.push(error) });
  const status = async (match: string) => (await call(shaky.port, 'GET', `/api/matches/${match}`)).status;
  expect([await status('%00'), await status('x'), reported]).toEqual([404, 404, []]);
  const name = 'a'.repeat(32);
  expect(await status(name)).toBe(500);
  isDown = false;
  expect(await status(name)).toBe(404);
  expect(reported).toHaveLength(1);
  await shaky.end();
});
