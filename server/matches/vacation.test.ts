import type { MatchCard } from '@impulse/protocol/wire/index.js';
import { expect, test } from 'vitest';
import { decider, playOn, seatTwo, type TestPlayer } from '../testing/players.js';
import { startTestServer } from '../testing/server.js';

const hour = 3_600_000;
const day = 24 * hour;

/** A match by mail, with whoever owes the decision first. */
async function byMail() {
  const time = { now: 1_700_000_000_000 };
  const server = await startTestServer({ now: () => time.now });
  const pair = await seatTwo(server.port, 'totensonntag', { clock: { bank: 3600, increment: 0, vacation: 3 } });
  const owes = decider(pair) ?? pair.host;
  const waits = owes === pair.host ? pair.guest : pair.host;
  const { match } = pair;
  const rest = (player: TestPlayer, days: number) => player.socket.ask({ do: 'vacation', match, days });
  const claim = () =>
    waits.socket.ask({ do: 'claim', match, revision: waits.battle.revision, command: waits.nextCommand() });
  const cards = (player: TestPlayer): MatchCard[] =>
    player.socket.told.flatMap((told) => ('card' in told ? [told.card] : []));
  return { time, server, pair, owes, waits, rest, claim, cards };
}

test('the clock of whoever is on vacation stands still, for as many days as were granted', async () => {
  const { time, server, owes, waits, rest, claim, cards } = await byMail();
  const side = owes.battle.seat;
  expect(await rest(owes, 4)).toMatchObject({ problem: { code: 'no-vacation' } });
  expect(await rest(owes, 2)).toMatchObject({ done: true });
  expect(cards(waits).at(-1)).toMatchObject({
    vacations: [{ side, until: time.now + 2 * day }],
    vacationLeft: { [side]: day, [waits.battle.seat]: 3 * day },
  });
  time.now += 2 * day;
  expect(await claim()).toMatchObject({ problem: { code: 'time-left' } });
  expect(await rest(owes, 2)).toMatchObject({ problem: { code: 'no-vacation' } });
  time.now += 2 * hour;
  expect(await rest(owes, 1)).toMatchObject({ problem: { code: 'time-over' } });
  expect(await claim()).toMatchObject({ answer: { kind: 'done' } });
  await server.end();
});

test('whoever comes back early keeps the rest, and what was paused stays so', async () => {
  const { time, server, pair, owes, waits, rest, claim, cards } = await byMail();
  const side = owes.battle.seat;
  await rest(owes, 3);
  time.now += day;
  expect(await rest(owes, 0)).toMatchObject({ done: true });
  expect(cards(waits).at(-1)).toMatchObject({ vacations: [], vacationLeft: { [side]: 2 * day } });
  time.now += hour / 2;
  expect(await claim()).toMatchObject({ problem: { code: 'time-left' } });
  await playOn(pair, 1);
  const clock = owes.socket.told.flatMap((told) => ('clock' in told ? [told.clock] : [])).at(-1);
  expect(clock?.left[side]).toBe(hour / 2);
  await server.end();
});

test('where none was granted there is none, nor without a clock', async () => {
  const server = await startTestServer();
  for (const wishes of [{}, { clock: { bank: 3600, increment: 0 } }]) {
    const { host, match } = await seatTwo(server.port, 'totensonntag', wishes);
    const asked = await host.socket.ask({ do: 'vacation', match, days: 1 });
    expect(asked).toMatchObject({ problem: { code: 'no-vacation' } });
    for (const days of [-1, 61, 0.5, '1']) {
      expect(await host.socket.ask({ do: 'vacation', match, days })).toHaveProperty('problem');
    }
  }
  await server.end();
});
