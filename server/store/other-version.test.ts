import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type BattleRecord, changeSince, parseRecord, verify } from '@impulse/engine';
import { type BattleId, loadBattle } from '@impulse/library';
import { afterAll, expect, test } from 'vitest';
import { meet, type Pair, playOn, type SeatedPair, seatTwo } from '../testing/players.js';
import { startTestServer } from '../testing/server.js';
import { storeAt } from '../testing/stores.js';
import type { Store } from './store.js';

/** Matches that were begun before the rules or the built-in data changed: here what is kept is made older than it is. */

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'impulse-versions-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));
let files = 0;
/** Opens the same store as often as it is asked to. */
function newStore(): () => Store {
  const file = path.join(folder, `${files++}.db`);
  return () => storeAt(file);
}

/** As if another program had begun the match. */
async function age(open: () => Store, id: string, was: Partial<BattleRecord>): Promise<void> {
  const store = open();
  const kept = (await store.find(id))!;
  await store.replace({ ...kept, version: kept.version + 1, record: { ...kept.record, ...was } });
  await store.close();
}

/** The match as somebody finds it who comes back to it. */
const again = (port: number, { game, offered, accepted }: SeatedPair): Promise<Pair> =>
  meet(port, game, { ...offered.card, host: offered, guest: accepted });

async function playedMatch(
  open: () => Store,
  game: BattleId,
  actions: number,
  goOn: (pair: Pair) => Promise<void> = () => Promise.resolve(),
) {
  const server = await startTestServer({ store: open() });
  const pair = await seatTwo(server.port, game, { clock: { bank: 3600, increment: 0 } });
  await playOn(pair, actions);
  await goOn(pair);
  await server.end();
  return pair;
}

async function resign({ host, match }: Pair): Promise<void> {
  const { revision } = host.battle;
  await host.socket.ask({ do: 'resign', match, revision, command: 'resign' });
  await host.reach(revision + 1);
}

/** What can be taken back is not told to the other side, which hears of it once the battle is carried on. */
async function untilAllIsTold(pair: Pair): Promise<void> {
  while (pair.host.battle.undoable + pair.guest.battle.undoable > 0) await playOn(pair, 1);
}

async function recordOf({ host, match }: Pair): Promise<BattleRecord> {
  const told = (await host.socket.ask({ do: 'record', match })) as unknown as { readonly record: unknown };
  const record = parseRecord(told.record);
  if (!record.ok) throw new Error(record.error.message);
  return record.value;
}

test.each([
  ['totensonntag', 40, { rules: '0' }],
  ['white-death', 110, { rules: '2' }],
] as const)('%s goes on after %i actions or more from where it stood (%j)', async (game, most, was) => {
  const open = newStore();
  const before = await playedMatch(open, game, most, untilAllIsTold);
  const actions = before.host.battle.revision;
  await age(open, before.match, was);
  const { game: rules } = await loadBattle(game);

  const server = await startTestServer({ store: open() });
  const after = await again(server.port, before);
  for (const seat of ['host', 'guest'] as const) {
    await after[seat].reach(actions + 1);
    expect(after[seat].battle.view).toEqual(before[seat].battle.view);
  }
  const { card } = (await server.matches.find(before.match))!;
  expect(card).toMatchObject({ rules: rules.rulesVersion, versionChange: { from: was } });
  expect(card.dataHash).toBe(card.versionChange?.to.dataHash);
  await playOn(after, 5);
  const { host, match } = after;
  await server.end();

  // It is carried over once, and goes on as every other match.
  const second = await startTestServer({ store: open() });
  const last = await again(second.port, before);
  await last.host.reach(host.battle.revision);
  expect(last.host.battle.view).toEqual(host.battle.view);
  const { revision } = last.host.battle;
  await last.host.socket.ask({ do: 'resign', match, revision, command: 'resign' });
  const record = await recordOf(last);
  expect(record.journal[actions]).toMatchObject({ carried: { from: was } });
  expect(record.commitment).toBe(before.offered.card.commitment);
  expect(verify(rules, record)).toMatchObject({
    ok: true,
    value: { before: actions + 1, entries: actions + 7, dice: { unchecked: 0 } },
  });
  await second.end();
});

test('one that is over is handed out as it was, and shown at its end', async () => {
  const open = newStore();
  const before = await playedMatch(open, 'totensonntag', 70, resign);
  await age(open, before.match, { dataHash: 'earlier' });
  const { game: rules } = await loadBattle('totensonntag');
  const server = await startTestServer({ store: open() });
  const after = await again(server.port, before);
  await after.host.reach(71);
  expect(after.host.battle.turn).toMatchObject({ over: true, ended: { reason: 'resigned' } });
  const record = await recordOf(after);
  expect(record.dataHash).toBe('earlier');
  expect(changeSince(rules, record).from.dataHash).toBe('earlier');
  expect(record.journal).toHaveLength(71);
  expect(record.keyframes?.map(([revision]) => revision)).toEqual([0, 64, 71]);
  expect(record.log).toHaveLength(70);
  await server.end();
  const store = open();
  expect((await store.journal(before.match)).entries).toHaveLength(71);
  expect((await store.positions(before.match))?.revision).toBe(71);
  await store.close();
});

test('one that has moved on since its position was kept is refused, and stays what it is', async () => {
  const open = newStore();
  const before = await playedMatch(open, 'totensonntag', 20);
  await age(open, before.match, { rules: '0' });
  const store = open();
  const { entries } = await store.journal(before.match);
  await store.append({ match: before.match, from: 20, entries: [entries[19]], at: 0 });
  await store.close();
  const server = await startTestServer({ store: open() });
  await expect(again(server.port, before)).rejects.toThrow(/version 0.*no position to go on from/);
  await server.end();
  const left = open();
  expect((await left.journal(before.match)).entries).toHaveLength(21);
  await left.close();
});
