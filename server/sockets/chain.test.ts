import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type BattleRecord, makeRandom, parseRecord, seenIn, verify, type Witness } from '@impulse/engine';
import { loadBattle } from '@impulse/library';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../start.js';
import { decider, meet, type Pair, playOn, type SeatedPair, seatTwo, type TestPlayer } from '../testing/players.js';
import { startTestServer } from '../testing/server.js';
import { TestSocket } from '../testing/socket.js';
import { memoryStore, storeAt } from '../testing/stores.js';

let server: RunningServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.end());

const linksTold = ({ socket }: { readonly socket: TestSocket }): ReadonlyMap<number, string> =>
  new Map(
    socket.told.flatMap((told) =>
      'news' in told && told.news.link !== undefined ? [[told.news.revision, told.news.link] as const] : [],
    ),
  );

async function recordOf({ socket, match }: TestPlayer): Promise<BattleRecord> {
  const answer = await socket.ask({ do: 'record', match });
  if (!('record' in answer)) throw new Error(JSON.stringify(answer));
  const read = parseRecord(JSON.parse(JSON.stringify(answer.record)));
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

const resign = async ({ host, match }: Pair): Promise<void> => {
  const { revision } = host.battle;
  const seen = host.told?.link;
  await host.socket.ask({ do: 'resign', match, revision, command: 'enough', ...(seen === undefined ? {} : { seen }) });
};

const witnessOf = (pair: SeatedPair, player: TestPlayer): Witness => {
  const { commitment, partCommitment } = pair.offered.card;
  return { commitment, partCommitment, links: linksTold(player) };
};

describe.each(['totensonntag', 'white-death'] as const)('a match of %s', (game) => {
  test('tells both seats and spectators every link, and its record fits what they were told', async () => {
    const pair = await seatTwo(server.port, game, { spectators: 'public' });
    const watcher = await TestSocket.open(server.port);
    await watcher.ask({ do: 'watch', match: pair.match });
    await playOn(pair, 60);
    await resign(pair);
    await Promise.all([pair.host.reach(61), pair.guest.reach(61)]);
    const record = await recordOf(pair.guest);
    const told = linksTold(pair.host);
    expect([...told.keys()]).toEqual(Array.from({ length: 62 }, (_, revision) => revision));
    expect(linksTold(pair.guest)).toEqual(told);
    expect(linksTold({ socket: watcher })).toEqual(told);
    expect(record.chain?.last).toBe(told.get(61));
    const { game: rules } = await loadBattle(game);
    const verified = verify(rules, record, witnessOf(pair, pair.guest));
    expect(verified).toMatchObject({ ok: true, value: { chain: { isChecked: true } } });
    const acknowledged = verified.ok ? Object.values(verified.value.chain?.acknowledged ?? {}) : [];
    expect(acknowledged.reduce((sum, { links }) => sum + links, 0)).toBe(61);
    // Whoever was told something else notices.
    const other = new Map(told).set(7, '0'.repeat(64));
    expect(verify(rules, record, { ...witnessOf(pair, pair.host), links: other })).toMatchObject({
      error: { code: 'other-link', path: 'journal[6]' },
    });
    await watcher.close();
  });
});

describe('a hostile client', () => {
  test('acknowledges nothing but the link of the revision it acts on', async () => {
    const pair = await seatTwo(server.port, 'totensonntag');
    await playOn(pair, 4);
    const other = await seatTwo(server.port, 'totensonntag');
    const player = decider(pair);
    if (!player) throw new Error('The battle is over');
    const { revision } = player.battle;
    const [action] = player.battle.legal();
    const told = linksTold(player);
    const common = { match: pair.match, revision };
    const send = (request: object) => player.socket.ask({ ...common, ...request });
    const present = told.get(revision) ?? '';
    const forged = [told.get(0), told.get(revision - 1), other.host.told?.link, 'f'.repeat(64)];
    for (const [number, seen] of forged.entries()) {
      const refused = { answer: { kind: 'malformed', problem: { code: 'other-link' } } };
      expect(await send({ do: 'act', command: `a${number}`, action, seen })).toMatchObject(refused);
      expect(await send({ do: 'undo', command: `u${number}`, steps: 1, seen })).toMatchObject(refused);
      expect(await send({ do: 'resign', command: `r${number}`, seen })).toMatchObject(refused);
    }
    for (const seen of [
      '',
      present.toUpperCase(),
      present.slice(1),
      `${present}0`,
      7,
      null,
      [present],
      { link: present },
    ]) {
      expect(await send({ do: 'act', command: 'x', action, seen })).toMatchObject({ problem: { path: 'seen' } });
    }
    // Only what a seat does itself carries an acknowledgement.
    for (const request of [
      { do: 'claim', command: 'c' },
      { do: 'reply', command: 'c', proposal: 1, agree: true },
    ]) {
      expect(await send({ ...request, seen: present })).toMatchObject({ problem: { code: 'unknown-field' } });
    }
    expect(player.battle.revision).toBe(revision);
    // An honest command, given again with another link, is answered as before and not written anew.
    const done = { answer: { kind: 'done', revision: revision + 1 } };
    expect(await send({ do: 'act', command: 'good', action, seen: present })).toMatchObject(done);
    expect(await send({ do: 'act', command: 'good', action, seen: 'f'.repeat(64) })).toMatchObject(done);
    expect(await send({ do: 'act', command: 'late', action, seen: present })).toMatchObject({
      answer: { kind: 'stale' },
    });
    await Promise.all([pair.host.reach(revision + 1), pair.guest.reach(revision + 1)]);
    await resign(pair);
    const record = await recordOf(pair.host);
    expect(seenIn(record.journal[revision])).toBe(present);
    const { game } = await loadBattle('totensonntag');
    expect(verify(game, record)).toMatchObject({ ok: true });
  });
});

test('who acknowledges nothing plays all the same', async () => {
  const pair = await seatTwo(server.port, 'totensonntag');
  const { opponents, game } = await loadBattle('totensonntag');
  const random = makeRandom('silent');
  for (let revision = 0; revision < 6; revision++) {
    const player = decider(pair);
    if (!player) throw new Error('The battle is over');
    player.told = null;
    await player.act(opponents.think('script', player.battle.state, player.battle.seat, random).action);
    await Promise.all([pair.host.reach(revision + 1), pair.guest.reach(revision + 1)]);
  }
  pair.host.told = null;
  await resign(pair);
  const verified = verify(game, await recordOf(pair.host));
  expect(verified).toMatchObject({ ok: true, value: { chain: { isChecked: true } } });
  const acknowledged = verified.ok ? Object.values(verified.value.chain?.acknowledged ?? {}) : [];
  expect(acknowledged.map(({ links }) => links)).toEqual([0, 0]);
});

test('links go on after a return, a restart and a rewind', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'impulse-chain-'));
  const file = path.join(folder, 'matches.db');
  const first = await startTestServer({ store: storeAt(file) });
  const pair = await seatTwo(first.port, 'totensonntag');
  await playOn(pair, 12);
  const before = linksTold(pair.host);
  const { host, guest, match } = pair;
  const { revision } = host.battle;
  await host.socket.ask({ do: 'propose', match, revision, proposal: { rewind: revision - 3 } });
  const watching = await guest.watch();
  const number = 'card' in watching ? watching.card.proposal?.number : undefined;
  await guest.socket.ask({ do: 'reply', match, revision, command: 'yes', proposal: number, agree: true });
  await Promise.all([host.reach(revision + 1), guest.reach(revision + 1)]);
  await first.end();
  const second = await startTestServer({ store: storeAt(file) });
  const { offered, accepted, game } = pair;
  const again = await meet(second.port, game, { ...offered.card, host: offered, guest: accepted });
  await Promise.all([again.host.reach(revision + 1), again.guest.reach(revision + 1)]);
  expect(again.host.told?.link).toBe(linksTold(guest).get(revision + 1));
  await playOn(again, 8);
  await resign(again);
  const record = await recordOf(again.guest);
  const links = new Map([...before, ...linksTold(again.host)]);
  const { game: rules } = await loadBattle(game);
  const { commitment, partCommitment } = offered.card;
  expect(verify(rules, record, { commitment, partCommitment, links })).toMatchObject({
    ok: true,
    value: { rewinds: { all: 1 } },
  });
  await second.end();
  fs.rmSync(folder, { recursive: true });
});

test('a match from before there were chains has none, and its record says so', async () => {
  const store = memoryStore();
  const create = store.create.bind(store);
  store.create = (kept) => {
    const { chain: _chain, ...record } = kept.record;
    return create({ ...kept, record });
  };
  const old = await startTestServer({ store });
  const pair = await seatTwo(old.port, 'totensonntag');
  await playOn(pair, 5);
  expect([pair.host.told, pair.guest.told]).toEqual([null, null]);
  await resign(pair);
  const record = await recordOf(pair.host);
  expect(record.chain).toBeUndefined();
  const { game } = await loadBattle('totensonntag');
  expect(verify(game, record, witnessOf(pair, pair.host))).toMatchObject({ ok: true, value: { chain: null } });
  await old.end();
});
