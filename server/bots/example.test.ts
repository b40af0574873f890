import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { partCommitment } from '@impulse/engine';
import { loadBattle } from '@impulse/library';
import type { Offered, RegisteredBot } from '@impulse/protocol/wire/index.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../start.js';
import { call, newPart, offers } from '../testing/players.js';
import { startTestServer } from '../testing/server.js';
import { playAgainstComputer, sitAgain } from '../testing/solitaire.js';

const docs = path.join(import.meta.dirname, '../../docs');
const example = path.join(docs, 'examples/bot.mjs');
const cup = path.join(docs, 'examples/cup.mjs');

let server: RunningServer;
let bot: ChildProcess;
beforeAll(async () => void (server = await startTestServer()));
afterAll(async () => {
  bot.kill();
  await server.end();
});

test.each([example, cup])('%s stands in docs/bots.md as it is run here', (file) => {
  expect(fs.readFileSync(path.join(docs, 'bots.md'), 'utf8')).toContain(fs.readFileSync(file, 'utf8'));
});

test('it accepts an open match and plays a whole battle', async () => {
  const { body: registered } = await call<RegisteredBot>(server.port, 'POST', '/api/bots', { name: 'Example' });
  bot = spawn(process.execPath, [example, `http://127.0.0.1:${server.port}`], {
    env: { ...process.env, BOT_TOKEN: registered.token },
    stdio: 'inherit',
  });
  const part = newPart();
  const offer = { ...offers.totensonntag, name: 'Anna', partCommitment: partCommitment(part), isPublic: true };
  const { body: offered } = await call<Offered>(server.port, 'POST', '/api/matches', offer);
  const { match } = offered.card;
  const cardNow = async () => (await server.matches.find(match))?.card;
  await expect.poll(async () => (await cardNow())?.stage).toBe('dice');
  expect(await cardNow()).toMatchObject({ seats: [{ kind: 'person' }, { name: 'Example', kind: 'bot' }] });
  const player = await sitAgain(server.port, 'totensonntag', offered);
  await player.socket.ask({ do: 'reveal', match, part });
  await playAgainstComputer({ game: 'totensonntag', player });
  const { game } = await loadBattle('totensonntag');
  expect(game.turn(player.battle.state).over).toBe(true);
  await expect.poll(async () => (await cardNow())?.stage).toBe('over');
});

test('a script holds a cup between bots, and tells its standings', async () => {
  const withAccounts = await startTestServer({ accounts: true });
  try {
    const script = spawn(process.execPath, [cup, `http://127.0.0.1:${withAccounts.port}`, 'script', 'recruit']);
    let said = '';
    script.stdout.on('data', (part) => (said += String(part)));
    script.stderr.on('data', (part) => (said += String(part)));
    const [code] = (await once(script, 'exit')) as [number];
    expect([said, code]).toEqual([expect.stringMatching(/^1\. \w+ \d \w+: 1\n2\. \w+ \d \w+: 0\n$/), 0]);
  } finally {
    await withAccounts.end();
  }
});
