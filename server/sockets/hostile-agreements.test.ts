import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../start.js';
import { type Pair, decider, playOn, seatTwo, type TestPlayer } from '../testing/players.js';
import { startTestServer } from '../testing/server.js';
import { awaitTurn, sitOpposite } from '../testing/solitaire.js';

/** What hostile players try with agreements: to foresee dice, to let the other agree to something else, to be in the way. */

let server: RunningServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.end());

const cardOf = async (match: string) => (await server.matches.find(match))?.card;
const numberOf = async (match: string) => (await cardOf(match))?.proposal?.number;

const propose = ({ socket, match }: TestPlayer, revision: number, proposal: object) =>
  socket.ask({ do: 'propose', match, revision, proposal });
const reply = ({ socket, match }: TestPlayer, revision: number, proposal: number | undefined, agree: boolean) =>
  socket.ask({ do: 'reply', match, revision, command: `${agree} ${proposal}`, proposal, agree });

const begun = async (moves: number): Promise<Pair & { readonly revision: number }> => {
  const pair = await seatTwo(server.port, 'totensonntag');
  await playOn(pair, moves);
  return { ...pair, revision: pair.host.battle.revision };
};

test('a battle that is over stays over: its record tells the dice that would follow', async () => {
  const pair = await begun(4);
  const { host, guest, match, revision } = pair;
  const loser = decider(pair) ?? host;
  const other = loser === host ? guest : host;
  // What was proposed before the end is not agreed to after it either.
  await propose(loser, revision, { rewind: 0 });
  const before = await numberOf(match);
  await loser.socket.ask({ do: 'resign', match, revision, command: 'enough' });
  expect(await loser.socket.ask({ do: 'record', match })).toMatchObject({ record: { secret: expect.any(String) } });
  for (const at of [revision, revision + 1]) {
    expect(await propose(loser, at, { rewind: revision })).toMatchObject({ problem: { code: 'not-playing' } });
    expect(await reply(other, at, before, true)).not.toMatchObject({ answer: { kind: 'done' } });
  }
  const live = await server.matches.find(match);
  const rewind = { do: 'rewind', match, seat: other.battle.seat, revision: revision + 1, command: 'back' } as const;
  expect(await live?.ask({ ...rewind, to: revision })).toMatchObject({ problem: { code: 'battle-over' } });
  expect(await cardOf(match)).toMatchObject({ stage: 'over', result: { winner: other.battle.seat } });
});

test('nor does a computer let anybody go back behind the end', async () => {
  const { player } = await sitOpposite(server.port, 'totensonntag', 'script');
  await awaitTurn(player);
  const { match } = player;
  const { revision } = player.battle;
  await player.socket.ask({ do: 'resign', match, revision, command: 'enough' });
  expect(await propose(player, revision + 1, { rewind: revision })).toMatchObject({ problem: { code: 'not-playing' } });
  expect(await cardOf(match)).toMatchObject({ stage: 'over', proposal: null });
});

test('whoever agrees agrees to what they have read, not to what was put in its place', async () => {
  const { host, guest, match, revision } = await begun(3);
  await propose(host, revision, { winner: guest.battle.seat });
  const read = await numberOf(match);
  await reply(host, revision, read, false);
  await propose(host, revision, { winner: host.battle.seat });
  const now = await numberOf(match);
  expect(now).not.toBe(read);
  expect(await reply(guest, revision, read, true)).toMatchObject({ problem: { code: 'nothing-proposed' } });
  // Nor is the second one declined by what was meant for the first.
  await reply(guest, revision, read, false);
  expect(await numberOf(match)).toBe(now);
  expect(await cardOf(match)).toMatchObject({ stage: 'playing', result: null });
  expect(await reply(guest, revision, now, false)).toMatchObject({ answer: { kind: 'done' } });
  expect(await numberOf(match)).toBeUndefined();
});

test('a reply names what it answers', async () => {
  const { host, guest, match, revision } = await begun(1);
  await propose(host, revision, { winner: host.battle.seat });
  const nameless = { do: 'reply', match, revision, command: 'yes', agree: true };
  expect(await guest.socket.ask(nameless)).toMatchObject({ problem: { code: 'missing-field', path: 'proposal' } });
  expect(await cardOf(match)).toMatchObject({ stage: 'playing' });
});

test('nobody proposes for a revision that was, or is still to come, and so is in the way of the other', async () => {
  const { host, guest, match, revision } = await begun(3);
  for (const other of [0, revision - 1, revision + 1, 40_000]) {
    expect(await propose(host, other, { winner: 'dak' })).toMatchObject({ problem: { code: 'stale' } });
  }
  for (const to of [revision, revision + 1, 39_999]) {
    expect(await propose(host, revision, { rewind: to })).toMatchObject({ problem: { code: 'nothing-to-rewind' } });
  }
  expect(await numberOf(match)).toBeUndefined();
  expect(await propose(guest, revision, { rewind: 0 })).toMatchObject({ done: true });
});
