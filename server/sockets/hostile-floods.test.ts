import net from 'node:net';
import { mostQuiet } from '@impulse/engine/match/limits.js';
import { afterEach, expect, test } from 'vitest';
import { type Limits, standardLimits } from '../limits.js';
import type { RunningServer, ServerOptions } from '../start.js';
import { call, decider, meet, playOn, seatTwo } from '../testing/players.js';
import { hurriedLimits, startTestServer } from '../testing/server.js';
import { TestSocket } from '../testing/socket.js';

/** What a hostile client tries by asking often, slowly, or from many places. */

let server: RunningServer;
afterEach(() => server.end());

const start = async (limits: Partial<Limits>, options: Partial<ServerOptions> = {}): Promise<void> => {
  server = await startTestServer({ limits: { ...hurriedLimits, ...limits }, now: () => 0, ...options });
};

const nowhere = '0'.repeat(32);
const closing = (socket: TestSocket): Promise<number> =>
  new Promise((resolve) => socket.socket.once('close', (code: number) => resolve(code)));

/** How many of so many requests are answered before the socket is cut. */
async function flood(socket: TestSocket, count: number): Promise<number> {
  const closed = closing(socket);
  for (let i = 0; i < count; i++) socket.socket.send('{}');
  expect(await closed).toBe(1008);
  return socket.texts.length;
}

test('opening another socket does not begin anew what one address may ask', async () => {
  await start({ requests: { burst: 10, perSecond: 0 }, requestsByAddress: { burst: 25, perSecond: 0 } });
  const answered: number[] = [];
  for (let i = 0; i < 4; i++) answered.push(await flood(await TestSocket.open(server.port), 30));
  expect(answered).toEqual([10, 10, 5, 0]);
});

test('nor do two sockets at once', async () => {
  await start({ requestsByAddress: { burst: 20, perSecond: 0 } });
  const sockets = [await TestSocket.open(server.port), await TestSocket.open(server.port)];
  const answered = await Promise.all(sockets.map((socket) => flood(socket, 30)));
  expect(answered[0] + answered[1]).toBe(20);
});

test('sockets are not opened without end', async () => {
  await start({ openings: { burst: 3, perSecond: 0 } });
  for (let i = 0; i < 3; i++) await (await TestSocket.open(server.port)).close();
  for (let i = 0; i < 3; i++) await expect(TestSocket.open(server.port)).rejects.toThrow('429');
});

test('a household with many addresses is one', async () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });
  await start({ openings: { burst: 2, perSecond: 0 }, calls: { burst: 2, perSecond: 0 } }, { trustProxy: '127.0.0.1' });
  const opened = (address: string) =>
    TestSocket.open(server.port, from(address)).then(
      () => true,
      () => false,
    );
  const asked = async (address: string) =>
    (await call(server.port, 'GET', '/api/matches', undefined, from(address))).status;
  const own = [1, 2, 3, 4].map((i) => `2001:db8:5:6:${i}::${i}`);
  expect(await Promise.all(own.map(opened))).toEqual([true, true, false, false]);
  expect(await Promise.all(own.map(asked))).toEqual([200, 200, 429, 429]);
  expect(await opened('2001:db8:5:7::1')).toBe(true);
  expect(await asked('2001:db8:5:7::1')).toBe(200);
});

test('what costs more counts for more', async () => {
  await start({ requests: { burst: 40, perSecond: 0 } });
  const answeredOf = async (what: string): Promise<number> => {
    const socket = await TestSocket.open(server.port);
    let answered = 0;
    while (await Promise.race([socket.ask({ do: what, match: nowhere }), socket.ended])) answered++;
    return answered;
  };
  expect(await answeredOf('here')).toBe(40);
  expect(await answeredOf('watch')).toBe(10);
  expect(await answeredOf('record')).toBe(5);
});

test('pings and pongs are requests, too', async () => {
  await start({ requests: { burst: 20, perSecond: 0 } });
  for (const kind of ['ping', 'pong'] as const) {
    const socket = await TestSocket.open(server.port);
    const closed = closing(socket);
    let pongs = 0;
    socket.socket.on('pong', () => pongs++);
    for (let i = 0; i < 500; i++) socket.socket[kind]();
    expect(await closed).toBe(1008);
    expect(pongs).toBeLessThanOrEqual(21);
  }
});

test('whoever is told goodbye and goes on is not heard, and cut off', async () => {
  await start({ requests: { burst: 1, perSecond: 0 } });
  const { port } = server;
  const head = `GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n`;
  const line = net.connect(port, '127.0.0.1');
  const cut = new Promise<void>((resolve) => line.once('close', () => resolve()));
  line.on('error', () => undefined);
  line.resume();
  line.write(`${head}Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}\r\nSec-WebSocket-Version: 13\r\n\r\n`);
  // Texts of two bytes, with a mask of zeros; goodbyes are not answered.
  const frame = Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0x7b, 0x7d]);
  const sending = setInterval(() => line.write(frame), 20);
  await cut;
  clearInterval(sending);
});

test('whether the server is ready is not asked of the store without end', async () => {
  await start({ calls: { burst: 3, perSecond: 0 } });
  const statuses: number[] = [];
  for (let i = 0; i < 5; i++) statuses.push((await call(server.port, 'GET', '/ready')).status);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
});

test('all routes share what one address may call', async () => {
  await start({ calls: { burst: 4, perSecond: 0 } });
  const statuses: number[] = [];
  for (const path of ['/api/matches', `/api/matches/${nowhere}/notices`, '/api/bots/matches', '/server.json', '/ready'])
    statuses.push((await call(server.port, 'GET', path)).status);
  expect(statuses).toEqual([200, 404, 403, 200, 429]);
});

/** A request whose body never comes. */
const slow = (port: number): net.Socket => {
  const line = net.connect(port, '127.0.0.1');
  line.on('error', () => undefined);
  line.resume();
  const head = 'POST /api/matches HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n';
  line.write(`${head}Content-Length: 1000\r\n\r\n{`);
  return line;
};
const ended = (line: net.Socket): Promise<void> => new Promise((resolve) => line.once('close', () => resolve()));

test('a request that does not come to its end is given up', async () => {
  await start({ requestTime: 100 });
  const lines = Array.from({ length: 20 }, () => slow(server.port));
  const heard = lines.map((line) => {
    let text = '';
    line.on('data', (chunk: Buffer) => (text += chunk.toString()));
    return ended(line).then(() => text);
  });
  for (const text of await Promise.all(heard)) {
    expect(text).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(JSON.parse(text.split('\r\n\r\n')[1])).toEqual({
      problem: { code: 'too-slow', path: '', message: 'The request did not come to its end in time.' },
    });
  }
  expect((await call(server.port, 'GET', '/health')).status).toBe(200);
});

test('more connections than one client needs are closed', async () => {
  await start({ connectionsByAddress: 5 });
  const lines = Array.from({ length: 8 }, () => slow(server.port));
  await Promise.all(lines.slice(5).map(ended));
  expect(lines.slice(0, 5).every(({ destroyed }) => !destroyed)).toBe(true);
  const left = ended(lines[0]);
  lines[0].destroy();
  await left;
  await expect.poll(() => call(server.port, 'GET', '/health').catch(() => null)).toMatchObject({ status: 200 });
  for (const line of lines) line.destroy();
});

test('a bot comes back to fifty matches at once, and a household of ten pages is not cut off', () => {
  const { requests, requestsByAddress, openings } = standardLimits;
  expect(requests.burst).toBeGreaterThanOrEqual(50 * 4);
  expect(requestsByAddress.burst).toBeGreaterThanOrEqual(10 * (4 + 3 + 2 + 1));
  expect(openings.burst).toBeGreaterThanOrEqual(standardLimits.socketsByAddress);
});

test('actions that lead nowhere come to an end, and the battle goes on', async () => {
  await start({});
  const pair = await seatTwo(server.port, 'white-death');
  const order = (reserve: number) => ({ type: 'orders', reserve });
  const mayIdle = () => decider(pair)?.battle.refuse(order(2)) === null;
  for (let moves = 0; moves < 100 && !mayIdle(); moves++) await playOn(pair, 1);
  const idler = decider(pair);
  if (!idler) throw new Error('The battle is over');
  const { revision, seat } = idler.battle;
  const { match, game, offered, accepted } = pair;
  await Promise.all([pair.host.socket.close(), pair.guest.socket.close()]);
  // Nobody who would have to hear of it is there.
  const socket = await TestSocket.open(server.port);
  await socket.ask({ do: 'watch', match, key: idler.key });
  const act = (at: number) =>
    socket.ask({ do: 'act', match, revision: revision + at, command: `idle-${at}`, action: order((at % 2) + 1) });
  const answers = await Promise.all(Array.from({ length: mostQuiet + 10 }, (_, at) => act(at)));
  const kinds = answers.map((answer) => ('answer' in answer ? answer.answer.kind : 'problem'));
  expect(kinds.slice(0, mostQuiet)).toEqual(Array(mostQuiet).fill('done'));
  expect(kinds.slice(mostQuiet)).not.toContain('done');
  expect(answers[mostQuiet]).toMatchObject({ answer: { problem: { code: 'too-quiet' } } });
  await socket.close();
  const again = await meet(server.port, game, { ...offered.card, host: offered, guest: accepted });
  await Promise.all([again.host.reach(revision + mostQuiet), again.guest.reach(revision + mostQuiet)]);
  expect(decider(again)?.battle.seat).toBe(seat);
  await playOn(again, 5);
});
