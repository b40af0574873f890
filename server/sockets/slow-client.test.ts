import { expect, test } from 'vitest';
import { playOn, seatTwo } from '../testing/players.js';
import { hurriedLimits, startTestServer } from '../testing/server.js';
import { TestSocket } from '../testing/socket.js';

test('whoever does not read is cut off, and nobody else waits', async () => {
  const server = await startTestServer({ limits: { ...hurriedLimits, backlog: 64 * 1024 } });
  const pair = await seatTwo(server.port, 'totensonntag', { spectators: 'public' });
  const slow = await TestSocket.open(server.port);
  const closed = new Promise<number>((resolve) => slow.socket.once('close', resolve));
  slow.socket.pause();
  // Every one of them is answered with the whole battle.
  const watch = (id: number): string => JSON.stringify({ id, do: 'watch', match: pair.match });
  for (let id = 0; id < 1_500; id++) slow.socket.send(watch(id));
  await playOn(pair, 5);
  expect(pair.guest.battle.revision).toBe(5);
  slow.socket.resume();
  expect(await closed).toBe(1013);
  await server.end();
});
