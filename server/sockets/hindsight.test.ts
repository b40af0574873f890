import { type BattleRecord, type JournalEntry, Match, type News, truth } from '@impulse/engine';
import { type BattleId, loadBattle } from '@impulse/library';
import type { MatchCard } from '@impulse/protocol/wire/index.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../start.js';
import { call, playOn, type SeatedPair, seatTwo, TestPlayer } from '../testing/players.js';
import { startTestServer } from '../testing/server.js';
import { TestSocket } from '../testing/socket.js';
import { memoryStore } from '../testing/stores.js';

/** Whoever watches with a delay hears what was true a turn ago, and nothing of what is true now. */

const store = memoryStore();
let server: RunningServer;
beforeAll(async () => void (server = await startTestServer({ store })));
afterAll(() => server.end());

const newsOf = (socket: TestSocket): readonly News[] =>
  socket.told.flatMap((told) => ('news' in told ? [told.news] : []));

/** The match as it stood after the first entries. */
async function asItStood(game: BattleId, match: string, revision: number) {
  const kept = await store.find(match);
  if (!kept) throw new Error('The match is not kept');
  const entries = (await store.journal(match)).entries.slice(0, revision);
  const journal = entries.map(({ entry }) => JSON.parse(entry) as JournalEntry);
  const record: BattleRecord = { ...kept.record, journal };
  const restored = Match.restore((await loadBattle(game)).game, record);
  if (!restored.ok) throw new Error(restored.error.message);
  return restored.value;
}

const wholeNews = (then: Awaited<ReturnType<typeof asItStood>>) =>
  JSON.parse(
    JSON.stringify({
      revision: then.revision,
      by: null,
      undoable: 0,
      outcome: then.outcome,
      link: then.link,
      view: then.view(truth),
      events: then.log(truth),
    }),
  ) as unknown;

/** Plays until a turn has begun; answers the revision at which it did. */
async function playToTurn(pair: SeatedPair, turn: number): Promise<number> {
  const { turnNumber } = await loadBattle(pair.game);
  while (turnNumber(pair.host.battle.state) < turn) await playOn(pair, 1);
  return pair.host.battle.revision;
}

describe.each(['totensonntag', 'white-death'] as const)('%s', (game) => {
  test('is told at least a turn late, whole, and to the end once it is over', async () => {
    const pair = await seatTwo(server.port, game, { spectators: 'delayed' });
    const { match, host } = pair;
    const rules = await loadBattle(game);
    const socket = await TestSocket.open(server.port);
    const watcher = new TestPlayer(socket, rules, host.battle.state, match, { seat: truth, key: null });
    expect(await watcher.watch()).toMatchObject({ seat: truth, said: [] });
    await playOn(pair, 5);
    expect(newsOf(socket)).toEqual([]);

    const first = rules.turnNumber(host.battle.state);
    const second = await playToTurn(pair, first + 1);
    await watcher.reach(0);
    await playToTurn(pair, first + 2);
    await watcher.reach(second);
    await playOn(pair, 10);
    await socket.ask({ do: 'leave', match });
    // Everything it has heard of the battle follows from what had been played by then.
    const late = [await asItStood(game, match, 0), await asItStood(game, match, second)];
    expect(newsOf(socket)).toEqual(late.map(wholeNews));
    expect(socket.texts.filter((text) => text.includes('"news"'))).toHaveLength(2);

    await watcher.watch();
    const { revision } = host.battle;
    await host.socket.ask({ do: 'resign', match, revision, command: 'enough' });
    await watcher.reach(revision + 1);
    expect(newsOf(socket).at(-1)).toEqual(wholeNews(await asItStood(game, match, revision + 1)));
    await Promise.all([host, pair.guest, watcher].map((one) => one.socket.close()));
  });
});

test('whoever watches with a delay has no seat: does nothing and hears no talk', async () => {
  const pair = await seatTwo(server.port, 'totensonntag', { spectators: 'delayed' });
  const { match, host } = pair;
  const watcher = await TestSocket.open(server.port);
  await watcher.ask({ do: 'watch', match });
  const common = { match, revision: 0, command: 'x' };
  for (const request of [
    { do: 'act', ...common, action: host.battle.legal()[0] ?? pair.guest.battle.legal()[0] },
    { do: 'undo', ...common, steps: 1 },
    { do: 'resign', ...common },
    { do: 'propose', match, revision: 0, proposal: { winner: 'dak' } },
    { do: 'reply', ...common, proposal: 1, agree: true },
    { do: 'claim', ...common },
    { do: 'replace', match, revision: 0, level: 'script' },
    { do: 'give', match, offered: true },
    { do: 'mute', match, muted: true },
    { do: 'say', match, text: 'look out' },
    { do: 'since', match },
    { do: 'meanwhile', match },
  ]) {
    expect(await watcher.ask(request)).toMatchObject({ problem: { code: 'not-your-seat' } });
  }
  expect(await watcher.ask({ do: 'record', match })).toMatchObject({ problem: { code: 'not-over' } });
  await host.socket.ask({ do: 'say', match, text: 'only for you' });
  await watcher.ask({ do: 'leave', match });
  expect(watcher.texts.join('\n')).not.toContain('only for you');
  await watcher.close();
});

test('a match is listed for those who watch as long as it is played, unless nobody may', async () => {
  const listed = async () => {
    const { body } = await call<{ matches: MatchCard[] }>(server.port, 'GET', '/api/matches/watchable');
    return body.matches.map(({ match }) => match);
  };
  const [seen, hidden] = [
    await seatTwo(server.port, 'totensonntag', { spectators: 'public' }),
    await seatTwo(server.port, 'totensonntag'),
  ];
  expect(await listed()).toContain(seen.match);
  expect(await listed()).not.toContain(hidden.match);
  await seen.host.socket.ask({ do: 'resign', match: seen.match, revision: 0, command: 'enough' });
  await expect.poll(listed).not.toContain(seen.match);
});
