import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ChildServer } from '../faults/child-server.js';
import { decider, seatTwo } from '../testing/players.js';
import { startTestServer } from '../testing/server.js';
import { memoryStore } from '../testing/stores.js';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'impulse-ending-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

test('a server that ends finishes what was asked, and says goodbye', async () => {
  const store = memoryStore();
  const append = store.append.bind(store);
  const server = await startTestServer({ store });
  const pair = await seatTwo(server.port, 'totensonntag');
  const player = decider(pair)!;
  const farewell = new Promise<number>((resolve) => player.socket.socket.once('close', resolve));
  let write: () => void = () => undefined;
  const isWriting = new Promise<void>((begun) => {
    store.append = async (addition) => {
      await new Promise<void>((resolve) => {
        write = resolve;
        begun();
      });
      return append(addition);
    };
  });
  const [action] = player.battle.legal();
  const answered = player.act(action);
  await isWriting;
  const ended = server.end();
  write();
  expect(await answered).toMatchObject({ answer: { kind: 'done', revision: 1 } });
  expect(await farewell).toBe(1001);
  await ended;
});

test('a process that is told to end is gone with code 0', async () => {
  const server = await ChildServer.start(path.join(folder, 'matches.db'));
  const pair = await seatTwo(server.port, 'totensonntag');
  expect(await server.end()).toBe(0);
  expect(await pair.host.socket.ended).toBeNull();
});
