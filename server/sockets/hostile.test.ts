import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { standardLimits } from '../limits.js';
import type { RunningServer } from '../start.js';
import { decider, meet, playOn, type SeatedPair, seatTwo, type TestPlayer } from '../testing/players.js';
import { startTestServer } from '../testing/server.js';
import { TestSocket } from '../testing/socket.js';

/** What a hostile client tries over a socket. Nothing of it may change a battle or tell a secret. */

let server: RunningServer;
let pair: SeatedPair;
let revision = 0;

beforeAll(async () => {
  server = await startTestServer();
  pair = await seatTwo(server.port, 'totensonntag', { spectators: 'public' });
  await playOn(pair, 3);
});
afterAll(() => server.end());
beforeEach(() => void ({ revision } = pair.host.battle));

function waiting(): { readonly decides: TestPlayer; readonly waits: TestPlayer } {
  const decides = decider(pair);
  if (!decides) throw new Error('The battle is over');
  return { decides, waits: decides === pair.host ? pair.guest : pair.host };
}

/** The battle stands where it stood. */
async function nothingHappened(): Promise<void> {
  const { offered, accepted, game } = pair;
  const again = await meet(server.port, game, { ...offered.card, host: offered, guest: accepted });
  await Promise.all([again.host.reach(revision), again.guest.reach(revision)]);
  expect([again.host.battle.revision, again.guest.battle.revision]).toEqual([revision, revision]);
  expect(again.host.battle.view).toEqual(pair.host.battle.view);
  await Promise.all([again.host.socket.close(), again.guest.socket.close()]);
}

describe('a command', () => {
  test('for the other side is refused by the rules', async () => {
    const { decides, waits } = waiting();
    for (const action of decides.battle.legal().slice(0, 20)) {
      expect(await waits.act(action)).toMatchObject({ answer: { kind: 'refused' } });
    }
    const [action] = decides.battle.legal();
    const forged = { do: 'act', match: pair.match, revision, command: 'forged', action };
    for (const more of [{ seat: decides.battle.seat }, { side: decides.battle.seat }, { key: decides.key }]) {
      expect(await waits.socket.ask({ ...forged, ...more })).toMatchObject({ problem: { code: 'unknown-field' } });
    }
    await nothingHappened();
  });

  test('for a revision that was or will be is stale', async () => {
    const { decides } = waiting();
    const [action] = decides.battle.legal();
    for (const other of [0, revision - 1, revision + 1, 40_000]) {
      expect(await decides.act(action, other)).toEqual(
        expect.objectContaining({ answer: { kind: 'stale', revision } }),
      );
    }
    await nothingHappened();
  });

  test('that is no action, or not a legal one, changes nothing', async () => {
    const { decides } = waiting();
    for (const action of [
      null,
      1,
      [],
      {},
      { type: 'win' },
      { type: 'constructor' },
      { type: '__proto__' },
      'a'.repeat(9000),
    ]) {
      expect(await decides.act(action)).toMatchObject({ answer: { kind: 'malformed' } });
    }
    await nothingHappened();
  });

  test('given again is carried out once, and is not another seat’s', async () => {
    const { decides, waits } = waiting();
    const [action] = decides.battle.legal();
    const first = await decides.act(action, revision, 'the same');
    expect(first).toMatchObject({ answer: { kind: 'done', revision: revision + 1 } });
    const again = await decides.act(action, revision, 'the same');
    expect(again).toMatchObject({ answer: { kind: 'done', revision: revision + 1 } });
    expect(await waits.act(action, revision, 'the same')).toMatchObject({ answer: { kind: 'stale' } });
    await Promise.all([pair.host.reach(revision + 1), pair.guest.reach(revision + 1)]);
    ({ revision } = pair.host.battle);
    await nothingHappened();
  });
});

describe('a seat', () => {
  const foreignKey = 'A'.repeat(43);

  test('needs its own key', async () => {
    const stranger = await TestSocket.open(server.port);
    const other = await seatTwo(server.port, 'totensonntag');
    const nowhere = { do: 'watch', match: '0'.repeat(32) };
    for (const request of [nowhere, { ...nowhere, key: foreignKey }]) {
      expect(await stranger.ask(request)).toMatchObject({ problem: { code: 'no-such-match' } });
    }
    for (const key of [foreignKey, other.host.key, pair.offered.invitation]) {
      const answer = await stranger.ask({ do: 'watch', match: pair.match, key });
      expect(answer).toMatchObject({ problem: { code: 'no-such-match' } });
    }
    // Nobody may watch the other match, and nobody learns that there is one.
    expect(await stranger.ask({ do: 'watch', match: other.match })).toMatchObject({
      problem: { code: 'no-such-match' },
    });
    const [action] = waiting().decides.battle.legal();
    const act = { do: 'act', match: pair.match, revision, command: 'x', action };
    expect(await stranger.ask(act)).toMatchObject({ problem: { code: 'not-watching' } });
    await stranger.close();
    await nothingHappened();
  });

  test('is more than an observer has', async () => {
    const watcher = await TestSocket.open(server.port);
    expect(await watcher.ask({ do: 'watch', match: pair.match })).toMatchObject({ seat: 'observer', said: [] });
    const common = { match: pair.match, revision, command: 'x' };
    for (const request of [
      { do: 'act', ...common, action: waiting().decides.battle.legal()[0] },
      { do: 'undo', ...common, steps: 1 },
      { do: 'resign', ...common },
      { do: 'propose', match: pair.match, revision, proposal: { rewind: 0 } },
      { do: 'reply', ...common, proposal: 1, agree: true },
      { do: 'say', match: pair.match, text: 'hello' },
      { do: 'reveal', match: pair.match, part: 'ab'.repeat(32) },
    ]) {
      expect(await watcher.ask(request)).toMatchObject({ problem: { code: 'not-your-seat' } });
    }
    expect(await watcher.ask({ do: 'record', match: pair.match })).toMatchObject({ problem: { code: 'not-over' } });
    const heard = watcher.told.length;
    await pair.host.socket.ask({ do: 'say', match: pair.match, text: 'only for you' });
    await watcher.ask({ do: 'leave', match: pair.match });
    expect(watcher.told.slice(heard).filter((told) => 'said' in told)).toEqual([]);
    await watcher.close();
    await nothingHappened();
  });

  test('does not do alone what needs both', async () => {
    const { host, guest, match } = pair;
    await host.socket.ask({ do: 'propose', match, revision, proposal: { rewind: 0 } });
    const proposal = (await server.matches.find(match))?.card.proposal?.number;
    const agree = { do: 'reply', match, revision, command: 'agree', proposal, agree: true };
    expect(await host.socket.ask(agree)).toMatchObject({ problem: { code: 'nothing-proposed' } });
    const second = await guest.socket.ask({ do: 'propose', match, revision, proposal: { winner: 'cw' } });
    expect(second).toMatchObject({ problem: { code: 'already-proposed' } });
    await host.socket.ask({ ...agree, agree: false });
    expect(await guest.socket.ask(agree)).toMatchObject({ problem: { code: 'nothing-proposed' } });
    const nobody = { do: 'propose', match, revision, proposal: { winner: 'nobody' } };
    expect(await host.socket.ask(nobody)).toMatchObject({ problem: { code: 'unknown-side' } });
    await nothingHappened();
  });

  test('does not put another part into the dice', async () => {
    const { host, guest, match } = pair;
    const reveal = { do: 'reveal', match, part: 'ab'.repeat(32) };
    expect(await host.socket.ask(reveal)).toMatchObject({ problem: { code: 'wrong-part' } });
    expect(await guest.socket.ask(reveal)).toMatchObject({ problem: { code: 'not-your-part' } });
  });
});

describe('a frame', () => {
  const requests = [
    'new',
    'load',
    'sit',
    'position',
    'dice',
    'view',
    'legal',
    'think',
    'log',
    'verify',
    'close',
    'open',
    '__proto__',
  ];

  test.each(requests)('that asks for "%s" is not on the list', async (wanted) => {
    const answer = await pair.host.socket.ask({ do: wanted, match: pair.match });
    expect(answer).toMatchObject({ problem: { code: 'unknown-request' } });
  });

  test('that is malformed or too deep is answered, and the socket goes on', async () => {
    const { socket } = pair.host;
    for (const text of ['', '{', 'null', '[]', '"do"', '{"do":"act"', '['.repeat(8000), '{"id":"x","do":"watch"}']) {
      expect(await socket.sendRaw(text)).toMatchObject({ id: null, problem: {} });
    }
    await nothingHappened();
  });

  const ending = async (socket: TestSocket, data: string | Buffer): Promise<number> => {
    const closed = new Promise<number>((resolve) => socket.socket.once('close', resolve));
    socket.socket.send(data);
    return closed;
  };

  test('that is too long or binary ends the socket', async () => {
    expect(await ending(await TestSocket.open(server.port), 'a'.repeat(17_000))).toBe(1009);
    expect(await ending(await TestSocket.open(server.port), Buffer.of(1, 2, 3))).toBe(1003);
  });

  test('too many of them end the socket, and nobody else’s', async () => {
    const strict = await startTestServer({
      limits: { ...standardLimits, requests: { burst: 5, perSecond: 1 } },
      now: () => 0,
    });
    const [flood, calm] = [await TestSocket.open(strict.port), await TestSocket.open(strict.port)];
    const closed = new Promise<number>((resolve) => flood.socket.once('close', resolve));
    for (let i = 0; i < 50; i++) flood.socket.send('{}');
    expect(await closed).toBe(1008);
    expect(flood.texts.length).toBeLessThanOrEqual(5);
    expect(await calm.ask({ do: 'leave', match: '0'.repeat(32) })).toMatchObject({ problem: { code: 'not-watching' } });
    expect(await calm.ask({ do: 'here', match: '0'.repeat(32) })).toMatchObject({ problem: { code: 'not-watching' } });
    await strict.end();
  });
});

test('sockets from pages of other origins, or under other names, are not opened', async () => {
  const open = (headers: Readonly<Record<string, string>>) => TestSocket.open(server.port, headers);
  await expect(open({ Origin: 'http://evil.example' })).rejects.toThrow('403');
  await expect(open({ Origin: 'null' })).rejects.toThrow('403');
  await expect(open({ Host: 'evil.example' })).rejects.toThrow('421');
  await (await open({ Origin: `http://127.0.0.1:${server.port}` })).close();
});

test('what is said is plain text within bounds', async () => {
  const { host, guest, match } = pair;
  const say = (text: unknown) => host.socket.ask({ do: 'say', match, text });
  for (const text of ['', 'x'.repeat(501), 'a\u0007b', 'a\u202Eb', 7, null, { toString: 'x' }]) {
    expect(await say(text)).toMatchObject({ problem: { path: 'text' } });
  }
  const script = '<img src=x onerror=alert(1)> 你好';
  expect(await say(script)).toMatchObject({ done: true });
  const answer = await guest.watch();
  expect(answer).toMatchObject({ seat: 'cw' });
  expect('said' in answer && answer.said.at(-1)).toMatchObject({ by: 'dak', text: script });
});
