import { partCommitment } from '@impulse/engine';
import type { Offered, Rematch, Seated } from '@impulse/protocol/wire/index.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../start.js';
import { memoryStore } from '../testing/stores.js';
import { call, decider, meet, newPart, playOn, type SeatedPair, seatTwo, type TestPlayer } from '../testing/players.js';
import { startTestServer } from '../testing/server.js';

/** What people do to a match besides playing it. */

const store = memoryStore();
let now = 1_800_000_000_000;
let server: RunningServer;
beforeAll(async () => void (server = await startTestServer({ store, now: () => now })));
afterAll(() => server.end());

const both = ({ host, guest }: SeatedPair, revision: number) =>
  Promise.all([host.reach(revision), guest.reach(revision)]);

const command = (player: TestPlayer, request: object) =>
  player.socket.ask({
    match: player.match,
    revision: player.battle.revision,
    command: player.nextCommand(),
    ...request,
  });

const proposalOf = async (match: string) => (await server.matches.find(match))?.card.proposal;

/** Answers what is proposed now. */
const reply = async (player: TestPlayer, agree: boolean) =>
  command(player, { do: 'reply', proposal: (await proposalOf(player.match))?.number, agree });

test('both go back together, and neither alone', async () => {
  const pair = await seatTwo(server.port, 'totensonntag');
  const { host, guest, match } = pair;
  const before = host.battle.view;
  await playOn(pair, 5);
  await host.socket.ask({ do: 'propose', match, revision: 5, proposal: { rewind: 0 } });
  expect(await proposalOf(match)).toEqual({
    number: expect.any(Number) as number,
    by: 'dak',
    revision: 5,
    proposal: { rewind: 0 },
  });
  expect(await reply(guest, true)).toMatchObject({ answer: { kind: 'done', revision: 6 } });
  await both(pair, 6);
  expect(host.battle.view).toEqual(before);
  expect(await proposalOf(match)).toBeNull();
});

test('a reply that is given twice happens once, and gets the same answer', async () => {
  const pair = await seatTwo(server.port, 'totensonntag');
  const { host, guest, match } = pair;
  await playOn(pair, 4);
  await host.socket.ask({ do: 'propose', match, revision: 4, proposal: { rewind: 1 } });
  const proposal = (await proposalOf(match))?.number;
  const agree = { do: 'reply', match, revision: 4, command: 'yes', proposal, agree: true };
  const once = await guest.socket.ask(agree);
  expect(once).toMatchObject({ answer: { kind: 'done', revision: 5 } });
  expect(await guest.socket.ask(agree)).toMatchObject({ answer: { kind: 'done', revision: 5 } });
  await both(pair, 5);
  expect(host.battle.revision).toBe(5);
  await guest.socket.ask({ do: 'propose', match, revision: 5, proposal: { winner: 'cw' } });
  const second = (await proposalOf(match))?.number;
  const decline = { do: 'reply', match, revision: 5, command: 'no', proposal: second, agree: false };
  for (const answer of [await host.socket.ask(decline), await host.socket.ask(decline)])
    expect(answer).toMatchObject({ answer: { kind: 'done', revision: 5 } });
  expect(await proposalOf(match)).toBeNull();
});

test('a command that has ended the battle gets its answer again, and nothing else happens after it', async () => {
  const { host, guest, match } = await seatTwo(server.port, 'totensonntag');
  const resign = { do: 'resign', match, revision: 0, command: 'enough' };
  const done = { answer: { kind: 'done', revision: 1 } };
  expect(await host.socket.ask(resign)).toMatchObject(done);
  expect(await host.socket.ask(resign)).toMatchObject(done);
  for (const late of [
    { ...resign, revision: 1, command: 'once more' },
    { do: 'act', match, revision: 1, command: 'late', action: { type: 'done' } },
    { do: 'undo', match, revision: 1, command: 'back', steps: 1 },
  ])
    expect(await guest.socket.ask(late)).toMatchObject({ problem: { code: 'not-playing' } });
});

test('a proposal lapses when the battle goes on', async () => {
  const pair = await seatTwo(server.port, 'totensonntag');
  const { host, guest, match } = pair;
  await playOn(pair, 2);
  await host.socket.ask({ do: 'propose', match, revision: 2, proposal: { winner: 'dak' } });
  await playOn(pair, 1);
  expect(await reply(guest, true)).toMatchObject({ problem: { code: 'nothing-proposed' } });
  const next = await guest.socket.ask({ do: 'propose', match, revision: 3, proposal: { winner: 'cw' } });
  expect(next).toMatchObject({ done: true });
});

test('both agree on the winner, and play again with the sides changed over', async () => {
  const pair = await seatTwo(server.port, 'totensonntag');
  const { host, guest, match } = pair;
  await playOn(pair, 2);
  const part = newPart();
  const rematch = { do: 'rematch', match, partCommitment: partCommitment(part) };
  expect(await guest.socket.ask(rematch)).toMatchObject({ problem: { code: 'not-over' } });
  await host.socket.ask({ do: 'propose', match, revision: 2, proposal: { winner: 'cw' } });
  expect(await reply(guest, true)).toMatchObject({ answer: { kind: 'done', revision: 3 } });
  await both(pair, 3);
  expect(host.battle.turn).toMatchObject({ over: true, winner: 'cw', ended: { reason: 'agreed', by: 'dak' } });

  const answer = (await guest.socket.ask(rematch)) as unknown as { readonly offered: Offered };
  expect(answer.offered).toMatchObject({ seat: 'dak', card: { seats: [{ name: 'Bernhard' }, { name: null }] } });
  const told = host.socket.told.find((one): one is { match: string; rematch: Rematch } => 'rematch' in one);
  if (!told) throw new Error('The other player was not invited');
  expect(guest.socket.told.some((one) => 'rematch' in one)).toBe(false);
  expect(await host.socket.ask(rematch)).toMatchObject({ problem: { code: 'already-offered' } });
  const { match: next, invitation } = told.rematch;
  const acceptance = { name: 'Anna', part: newPart(), invitation };
  const accepted = await call<Seated>(server.port, 'POST', `/api/matches/${next}/accept`, acceptance);
  expect(accepted.body).toMatchObject({ seat: 'cw', card: { stage: 'dice', rematch: null } });
});

describe('a clock', () => {
  const minute = 60_000;
  const clockOf = ({ socket }: TestPlayer) => socket.told.findLast((told) => 'clock' in told);

  test('runs for whoever decides, and its end is claimed by the other', async () => {
    const pair = await seatTwo(server.port, 'totensonntag', { clock: { bank: 600, increment: 10 } });
    const first = decider(pair);
    now += 4 * minute;
    await playOn(pair, 1);
    const slow = decider(pair);
    if (!first || !slow) throw new Error('Nobody decides');
    const [patient, side] = [slow === pair.host ? pair.guest : pair.host, slow.battle.seat];
    // The dice decide whether the first decision hands over.
    const gained = slow === first ? 0 : 10_000;
    const idle = first === pair.host ? pair.guest : pair.host;
    expect(clockOf(patient)).toMatchObject({
      clock: {
        left: { [idle.battle.seat]: 10 * minute, [first.battle.seat]: 6 * minute + gained },
        running: side,
      },
    });

    // Another server that takes the match up reads the same clock.
    const second = await startTestServer({ store, now: () => now });
    const { offered, accepted } = pair;
    const again = await meet(second.port, 'totensonntag', { ...offered.card, host: offered, guest: accepted });
    await Promise.all([again.host.reach(1), again.guest.reach(1)]);
    await again.host.socket.ask({ do: 'leave', match: pair.match });
    expect(clockOf(again.host)).toEqual(clockOf(patient));
    await second.end();

    expect(await command(patient, { do: 'claim' })).toMatchObject({ problem: { code: 'time-left' } });
    now += 11 * minute;
    expect(await command(slow, { do: 'claim' })).toMatchObject({ problem: { code: 'time-left' } });
    expect(await command(patient, { do: 'claim' })).toMatchObject({ answer: { kind: 'done', revision: 2 } });
    await both(pair, 2);
    expect(slow.battle.turn).toMatchObject({ winner: patient.battle.seat, ended: { reason: 'time', by: side } });
  });

  test('that nobody asked for is never over', async () => {
    const pair = await seatTwo(server.port, 'totensonntag');
    now += 1000 * minute;
    expect(await command(pair.host, { do: 'claim' })).toMatchObject({ problem: { code: 'time-left' } });
    expect(await command(pair.guest, { do: 'claim' })).toMatchObject({ problem: { code: 'time-left' } });
  });
});
