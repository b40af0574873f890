import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type BattleRecord, isPlayed, makeRandom, verify } from '@impulse/engine';
import { loadBattle } from '@impulse/library';
import { isOrderCommand } from '@impulse/library/standing.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../start.js';
import { decider, meet, type Pair, type SeatedPair, seatTwo, type TestPlayer } from '../testing/players.js';
import { startTestServer } from '../testing/server.js';
import { memoryStore, storeAt } from '../testing/stores.js';

const store = memoryStore();
let server: RunningServer;
beforeAll(async () => void (server = await startTestServer({ store })));
afterAll(() => server.end());

const orders = { choice: 'roll', adjustment: 'up', night: 'recover' };
const leave = ({ socket, match }: TestPlayer, given: object) => socket.ask({ do: 'standing', match, orders: given });

/**
 * Both sides end their impulses at once and choose a six where they may, so that couplets go by quickly; whoever has to
 * decide anything else does it in the shortest way. Answers the steps in which each side was asked.
 */
async function playCouplets(pair: Pair, actions: number): Promise<string[]> {
  const asked: string[] = [];
  const random = makeRandom('standing orders');
  for (let played = 0; played < actions; played++) {
    const player = decider(pair);
    const turn = player?.battle.turn;
    if (!player || !turn || turn.over) break;
    const { battle } = player;
    asked.push(`${battle.seat} ${turn.step}`);
    const legal = battle.legal();
    const short =
      legal.find((action) => action.type === 'choose-an' && (action as { value?: number }).value === 6) ??
      legal.find(({ type }) => type === 'done') ??
      legal[random.below(legal.length)];
    const answer = await player.act(short);
    if (!('answer' in answer) || answer.answer.kind === 'refused' || answer.answer.kind === 'malformed')
      throw new Error(JSON.stringify(answer));
    await pair.host.socket.ask({ do: 'here', match: pair.match });
    await settled(pair);
  }
  return asked;
}

/** All that orders have led to has been told: nothing is under way at the server any more. */
async function settled({ host, guest, match }: Pair): Promise<void> {
  for (let before = -1; before !== host.battle.revision;) {
    before = host.battle.revision;
    for (const { socket } of [host, guest]) await socket.ask({ do: 'since', match });
  }
  await guest.reach(host.battle.revision);
  await host.reach(guest.battle.revision);
}

const journalOf = async ({ match }: SeatedPair) =>
  (await store.journal(match)).entries.map(({ entry }) => JSON.parse(entry) as never);

test('what was ordered is decided without asking, like a move of the player, and the record fits', async () => {
  const pair = await seatTwo(server.port, 'totensonntag');
  expect(await leave(pair.host, orders)).toMatchObject({ done: true });
  const asked = await playCouplets(pair, 160);
  const { seat } = pair.host.battle;
  expect(asked.filter((one) => one.startsWith(seat)).filter((one) => !one.endsWith('impulse'))).toEqual([]);
  expect(asked).toContain('cw night');
  const ordered = (await journalOf(pair)).filter((entry) => isPlayed(entry) && isOrderCommand(entry[4]));
  const types = new Set(ordered.map((entry) => (entry[1] as { readonly type: string }).type));
  // What else there was to decide is up to the dice: a six rolled anew, a number adjusted.
  expect([...types]).toContain('done');
  expect([...types].filter((type) => !['done', 'roll-an', 'adjust-an'].includes(type))).toEqual([]);
  expect(ordered.every(([side]: [string]) => side === seat)).toBe(true);

  const { host, match } = pair;
  await host.socket.ask({ do: 'resign', match, revision: host.battle.revision, command: 'enough' });
  const told = (await host.socket.ask({ do: 'record', match })) as unknown as { readonly record: BattleRecord };
  const { game } = await loadBattle('totensonntag');
  expect(verify(game, told.record)).toMatchObject({ ok: true });
});

test('nobody else learns of them, and another window of the player does', async () => {
  const pair = await seatTwo(server.port, 'totensonntag', { spectators: 'public' });
  const { offered, accepted, game, match } = pair;
  const again = await meet(server.port, game, { ...offered.card, host: offered, guest: accepted });
  await leave(pair.host, { night: 'recover' });
  await Promise.all([again.host, again.guest].map((player) => player.socket.ask({ do: 'here', match })));
  const standingHeard = (player: TestPlayer) => player.socket.told.filter((told) => 'standing' in told);
  expect(standingHeard(again.host)).toEqual([{ match, standing: { night: 'recover' } }]);
  expect([pair.guest, again.guest].flatMap(standingHeard)).toEqual([]);
  expect(await again.host.watch()).toMatchObject({ standing: { night: 'recover' } });
  expect(await again.guest.watch()).toMatchObject({ standing: {} });
  for (const player of [pair.guest, again.guest]) expect(player.socket.texts.join('\n')).not.toContain('"recover"');
  await leave(pair.host, {});
  expect(await again.host.watch()).toMatchObject({ standing: {} });
});

test('what is no order is refused, and nobody gives any for the other', async () => {
  const pair = await seatTwo(server.port, 'totensonntag');
  for (const wrong of [
    { night: 'attack' },
    { choice: '7' },
    { advance: 'ask' },
    { constructor: 'ask' },
    JSON.parse('{"__proto__":"ask"}') as object,
  ]) {
    expect(await leave(pair.host, wrong)).toMatchObject({ problem: { code: 'unknown-order', path: 'orders' } });
  }
  for (const wrong of [null, [], 'night', { night: 1 }, { night: 'x'.repeat(30) }]) {
    const request = { do: 'standing', match: pair.match, orders: wrong };
    expect(await pair.host.socket.ask(request)).toMatchObject({ problem: {} });
  }
  const forOther = { do: 'standing', match: pair.match, orders, seat: pair.guest.battle.seat };
  expect(await pair.host.socket.ask(forOther)).toMatchObject({ problem: { code: 'unknown-field' } });
  expect((await store.find(pair.match))?.seats.filter(({ standing }) => standing)).toEqual([]);
  const winter = await seatTwo(server.port, 'white-death');
  expect(await leave(winter.host, { night: 'recover' })).toMatchObject({ problem: { code: 'no-orders' } });
});

test('they hold after the server has been started again, and go with whoever gives the seat away', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'impulse-orders-'));
  const file = path.join(folder, 'matches.db');
  const first = await startTestServer({ store: storeAt(file) });
  const pair = await seatTwo(first.port, 'totensonntag');
  await leave(pair.host, orders);
  await first.end();
  const second = await startTestServer({ store: storeAt(file) });
  const { offered, accepted, game } = pair;
  const again = await meet(second.port, game, { ...offered.card, host: offered, guest: accepted });
  await Promise.all([again.host.reach(0), again.guest.reach(0)]);
  const asked = await playCouplets(again, 60);
  expect(asked.some((one) => one.startsWith('dak night'))).toBe(false);
  const given = await again.host.socket.ask({ do: 'give', match: pair.match, offered: true });
  const invitation = 'invitation' in given ? given.invitation : null;
  const taken = await fetch(`http://127.0.0.1:${second.port}/api/matches/${pair.match}/accept`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Clara', part: 'ab'.repeat(32), invitation }),
  });
  const seated = (await taken.json()) as { readonly seat: string; readonly key: string };
  const clara = await meet(second.port, game, { ...offered.card, host: seated, guest: accepted });
  expect(await clara.host.watch()).toMatchObject({ standing: {} });
  await second.end();
  fs.rmSync(folder, { recursive: true });
});
