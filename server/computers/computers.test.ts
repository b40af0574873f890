import { type BattleRecord, observer, replay, type Seat, verify } from '@impulse/engine';
import { loadBattle } from '@impulse/library';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../start.js';
import { thinkingAtHome } from '../testing/at-home.js';
import { decider, playOn, seatTwo, type TestPlayer } from '../testing/players.js';
import { startTestServer } from '../testing/server.js';
import { TestSocket } from '../testing/socket.js';
import { awaitTurn, playAgainstComputer, sitAgain, sitOpposite } from '../testing/solitaire.js';
import { memoryStore } from '../testing/stores.js';
import type { DecisionAsked } from './messages.js';
import type { ThinkingThread } from './thinker.js';

const store = memoryStore();
let now = 1_800_000_000_000;
/** Everything that computers were asked to decide. */
const decisions: DecisionAsked[] = [];

function watchedThinking(): ThinkingThread {
  const { line, end } = thinkingAtHome();
  const ask = (asked: DecisionAsked) => {
    decisions.push(asked);
    return line.ask(asked);
  };
  return { line: Object.assign(Object.create(line) as typeof line, { ask }), end };
}

let server: RunningServer;
beforeAll(async () => void (server = await startTestServer({ store, now: () => now, startThinking: watchedThinking })));
afterAll(() => server.end());

async function recordOf(player: TestPlayer): Promise<BattleRecord> {
  const answer = await player.socket.ask({ do: 'record', match: player.match });
  if (!('record' in answer)) throw new Error(JSON.stringify(answer));
  return answer.record;
}

test('a computer plays a whole battle, marked as what it is, with dice that nobody has chosen', async () => {
  const solitaire = await sitOpposite(server.port, 'totensonntag', 'script');
  expect(solitaire.offered.card).toMatchObject({
    stage: 'dice',
    seats: [
      { side: 'dak', name: 'Anna', kind: 'person', present: false },
      { side: 'cw', name: 'script', kind: 'computer', present: true },
    ],
  });
  await playAgainstComputer(solitaire);
  const record = await recordOf(solitaire.player);
  const { game } = await loadBattle('totensonntag');
  expect(verify(game, record)).toMatchObject({ ok: true });
  const sides = new Set<string>();
  replay(game, record, ({ side }) => void sides.add(side));
  expect([...sides].toSorted()).toEqual(['cw', 'dak']);
});

test('a computer is told what its seat may know, and nothing else', async () => {
  decisions.length = 0;
  const solitaire = await sitOpposite(server.port, 'white-death', 'script', { spectators: 'public' });
  await playAgainstComputer(solitaire, 25);
  const { match } = solitaire.player;
  const views = new Set<string>();
  const { game } = await loadBattle('white-death');
  const kept = (await server.matches.find(match))?.kept;
  if (!kept) throw new Error('The match is gone');
  const journal = (await store.journal(match)).entries.map(({ entry }) => JSON.parse(entry) as never);
  const noteView = (state: Parameters<typeof game.view>[0], seat: Seat) =>
    views.add(JSON.stringify(game.view(state, seat)));
  const start = game.start(kept.record);
  if (start.ok) noteView(start.value, 'german');
  replay(game, { ...kept.record, journal }, ({ state }) => void noteView(state, 'german'));
  const asked = decisions.filter(({ battle }) => battle === match);
  expect(asked.length).toBeGreaterThan(0);
  for (const { seat, view, ...rest } of asked) {
    expect(seat).toBe('german');
    expect(views).toContain(JSON.stringify(view));
    expect(Object.keys(rest).toSorted()).toEqual(['battle', 'game', 'level', 'seed', 'setup']);
  }
});

test('a computer goes on where it was left when a server takes the match up', async () => {
  const solitaire = await sitOpposite(server.port, 'totensonntag', 'greedy');
  await playAgainstComputer(solitaire, 2);
  await awaitTurn(solitaire.player);
  const second = await startTestServer({ store });
  const player = await sitAgain(second.port, 'totensonntag', solitaire.offered);
  await playAgainstComputer({ ...solitaire, player }, 3);
  await awaitTurn(player);
  expect(player.battle.revision).toBeGreaterThan(solitaire.player.battle.revision);
  await second.end();
});

describe('what needs both', () => {
  test('a computer lets the other go back, and agrees when it has won', async () => {
    const solitaire = await sitOpposite(server.port, 'totensonntag', 'script');
    const { player } = solitaire;
    await playAgainstComputer(solitaire, 2);
    await awaitTurn(player);
    const { revision } = player.battle;
    const { match } = player;
    await player.socket.ask({ do: 'propose', match, revision, proposal: { winner: 'dak' } });
    await expect.poll(async () => (await server.matches.find(match))?.card.proposal).toBeNull();
    expect(player.battle.turn.over).toBe(false);
    await player.socket.ask({ do: 'propose', match, revision, proposal: { rewind: 0 } });
    await player.reach(revision + 1);
    await awaitTurn(player);
    const proposal = { winner: 'cw' };
    await player.socket.ask({ do: 'propose', match, revision: player.battle.revision, proposal });
    while (!player.battle.turn.over) await player.reach(player.battle.revision + 1);
    expect(player.battle.turn).toMatchObject({ winner: 'cw', ended: { reason: 'agreed' } });
  });

  test('a rematch is against the same computer, with the sides changed over', async () => {
    const { player } = await sitOpposite(server.port, 'totensonntag', 'greedy');
    await awaitTurn(player);
    const { match } = player;
    await player.socket.ask({ do: 'resign', match, revision: player.battle.revision, command: 'enough' });
    const again = await player.socket.ask({ do: 'rematch', match, partCommitment: 'ab'.repeat(32) });
    expect(again).toMatchObject({
      offered: { seat: 'cw', card: { stage: 'dice', seats: [{ name: 'greedy', kind: 'computer' }, { name: 'Anna' }] } },
    });
  });
});

describe('a deserted seat', () => {
  const minute = 60_000;
  const replace = ({ socket, match, battle }: TestPlayer, level: string, revision = battle.revision) =>
    socket.ask({ do: 'replace', match, revision, level });

  test('goes to a computer when its time is over and the other wishes it, and not before', async () => {
    const pair = await seatTwo(server.port, 'totensonntag', {
      clock: { bank: 600, increment: 0 },
      spectators: 'public',
    });
    await playOn(pair, 2);
    const slow = decider(pair);
    if (!slow) throw new Error('Nobody decides');
    const patient = slow === pair.host ? pair.guest : pair.host;
    expect(await replace(patient, 'script')).toMatchObject({ problem: { code: 'not-deserted' } });
    now += 11 * minute;
    expect(await replace(slow, 'script')).toMatchObject({ problem: { code: 'not-deserted' } });
    expect(await replace(patient, 'script', 1)).toMatchObject({ problem: { code: 'stale' } });
    expect(await replace(patient, 'grandmaster')).toMatchObject({ problem: { code: 'unknown-level' } });
    const watcher = await TestSocket.open(server.port);
    expect(await watcher.ask({ do: 'watch', match: pair.match })).toMatchObject({ seat: observer });
    expect(await watcher.ask({ do: 'replace', match: pair.match, revision: 2, level: 'script' })).toMatchObject({
      problem: { code: 'not-your-seat' },
    });
    await watcher.close();

    const heard = slow.socket.texts.length;
    expect(await replace(patient, 'script')).toMatchObject({ done: true });
    await awaitTurn(patient);
    expect((await server.matches.find(pair.match))?.card).toMatchObject({
      clock: null,
      seats: expect.arrayContaining([expect.objectContaining({ side: slow.battle.seat, kind: 'computer' })]) as unknown,
    });
    // Whoever has left is told so, and then hears and plays no more.
    expect(slow.socket.texts.slice(heard).every((text) => text.includes('"card"'))).toBe(true);
    expect(await slow.act({ type: 'done' })).toMatchObject({ problem: { code: 'not-watching' } });
    expect(await slow.watch()).toMatchObject({ problem: { code: 'no-such-match' } });
    await playAgainstComputer({ game: 'totensonntag', player: patient }, 3);
  });
});
