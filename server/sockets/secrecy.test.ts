import { createHash } from 'node:crypto';
import { type JournalEntry, makeRandom, Match, observer, playedIn, type Seat } from '@impulse/engine';
import { loadBattle } from '@impulse/library';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../start.js';
import { memoryStore } from '../testing/stores.js';
import { decider, type SeatedPair, seatTwo, TestPlayer } from '../testing/players.js';
import { startTestServer } from '../testing/server.js';
import { TestSocket } from '../testing/socket.js';

/** Everything a socket hears is what its seat may know at that revision, and nothing besides. */

const store = memoryStore();
let server: RunningServer;
beforeAll(async () => void (server = await startTestServer({ store })));
afterAll(() => server.end());

/** Plays at random; keeps what each seat knew after every action. */
async function playAndNote(pair: SeatedPair, players: readonly TestPlayer[], actions: number) {
  const random = makeRandom(pair.game);
  const noted: { readonly seat: Seat; readonly revision: number; readonly view: unknown }[] = [];
  for (let played = 0; played < actions; played++) {
    const player = decider(pair);
    if (!player) break;
    const legal = player.battle.legal();
    const { revision } = player.battle;
    expect(await player.act(legal[random.below(legal.length)])).toMatchObject({ answer: { kind: 'done' } });
    await Promise.all(players.map((one) => one.reach(revision + 1)));
    for (const { battle } of players) noted.push({ seat: battle.seat, revision: revision + 1, view: battle.view });
  }
  return noted;
}

describe.each([
  ['totensonntag', 80],
  ['white-death', 80],
] as const)('%s', (game, actions) => {
  test('tells each seat its own view, and no key, secret or part', async () => {
    const pair = await seatTwo(server.port, game, { spectators: 'public' });
    const { match, host, guest } = pair;
    const rules = await loadBattle(game);
    const watcher = new TestPlayer(await TestSocket.open(server.port), rules, host.battle.state, match, {
      seat: observer,
      key: null,
    });
    await watcher.watch();
    await watcher.reach(0);
    const noted = await playAndNote(pair, [host, guest, watcher], actions);

    const kept = await store.find(match);
    if (!kept) throw new Error('The match is not kept');
    const { entries } = await store.journal(match);
    const again = Match.restore(rules.game, { ...kept.record, journal: [], checkpoints: [] });
    if (!again.ok) throw new Error(again.error.message);
    const journal = entries.map(({ entry }) => JSON.parse(entry) as JournalEntry);
    for (const [side, action, , , command, seen] of playedIn(journal)) {
      again.value.act(side, action, command, seen);
      for (const { seat, view } of noted.filter(({ revision }) => revision === again.value.revision)) {
        expect(view).toEqual(again.value.view(seat));
      }
    }
    expect(again.value.journal).toEqual(journal);
    expect(noted).toHaveLength(3 * entries.length);

    const { parts, secret } = kept.record;
    // The key of the chain would let anybody try out which hidden action a link stands for.
    const chainKey = createHash('sha256').update(`impulse-chain-key-1/${match}/${secret}`).digest('hex');
    const secrets = [secret, chainKey, parts?.host, parts?.guest, kept.invitation, pair.offered.invitation];
    const keys = [...kept.seats.map(({ key }) => key), host.key, guest.key];
    for (const { socket } of [host, guest, watcher]) {
      const heard = socket.texts.join('\n');
      for (const hidden of [...secrets, ...keys]) {
        expect(hidden).toBeTruthy();
        expect(heard).not.toContain(hidden);
      }
    }
    await Promise.all([host, guest, watcher].map(({ socket }) => socket.close()));
  });
});

test('white-death: whoever watches a free set-up hears nothing of it before the whole side stands', async () => {
  const pair = await seatTwo(server.port, 'white-death', {
    scenario: 'campaign',
    options: { setup: 'free' },
    spectators: 'public',
  });
  const rules = await loadBattle('white-death');
  const spectator = await TestSocket.open(server.port);
  const watcher = new TestPlayer(spectator, rules, pair.host.battle.state, pair.match, { seat: observer, key: null });
  await watcher.watch();
  await watcher.reach(0);
  const placing = decider(pair);
  if (!placing) throw new Error('Nobody decides');
  const others = [placing === pair.host ? pair.guest : pair.host, watcher];
  const before = others.map(({ battle }) => JSON.stringify(battle.view));
  const heard = others.map(({ socket }) => socket.texts.length);
  const random = makeRandom('set-up');
  const placed = new Set<string>();
  while (placed.size < 25) {
    const places = placing.battle.legal().filter(({ type }) => type === 'place') as unknown as {
      readonly unit: string;
    }[];
    const action = places[random.below(places.length)];
    const { revision } = placing.battle;
    expect(await placing.act(action)).toMatchObject({ answer: { kind: 'done' } });
    await Promise.all([placing, ...others].map((one) => one.reach(revision + 1)));
    placed.add(action.unit);
  }
  for (const [index, { battle, socket }] of others.entries()) {
    expect(JSON.stringify(battle.view)).toBe(before[index]);
    const since = socket.texts.slice(heard[index]).join('\n');
    for (const unit of placed) expect(since).not.toContain(`"${unit}"`);
  }
  // The one who places knows where everybody stands.
  expect(placing.battle.revision).toBeGreaterThanOrEqual(25);
  await Promise.all([pair.host, pair.guest, watcher].map(({ socket }) => socket.close()));
});
