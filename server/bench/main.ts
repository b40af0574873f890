import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { BattleId } from '@impulse/library';
import { ChildServer } from '../faults/child-server.js';
import { closedLoop } from './closed-loop.js';
import { costOf } from './cost-of.js';
import { measureIdle } from './idle.js';
import { type PreparedMatch, prepareMatch } from './prepared-match.js';

/**
 * `npm run bench:server [-- GAMES ...]`: moves per second and the time to the other player's screen with so many matches at
 * once, with the clients on the same machine and every move on the disk before it is acknowledged. With `idle` before the
 * numbers: the memory of a server with so many matches at which both players are and nothing happens.
 */

/** Moves in all, at most, and of one match. The first third of them is not measured: the engine is still compiling. */
const mostMoves: Readonly<Record<BattleId, number>> = { totensonntag: 30_000, 'white-death': 12_000 };
const mostOfOne = 600;

const say = (text: string): void => void process.stdout.write(`${text}\n`);

async function measure(game: BattleId, games: number): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'impulse-bench-'));
  const file = path.join(folder, 'matches.db');
  const began = performance.now();
  const server = await ChildServer.start(file);
  const started = performance.now() - began;
  try {
    const moves = Math.min(mostOfOne, Math.ceil(mostMoves[game] / games));
    const matches: PreparedMatch[] = [];
    for (let i = 0; i < games; i++) matches.push(await prepareMatch(server.port, file, game, moves));
    const first = Math.ceil(moves / 3);
    await closedLoop(matches, 0, first);
    const before = costOf(server.pid);
    const ownBefore = process.cpuUsage();
    const { perSecond, p50, p99, ...figures } = await closedLoop(matches, first, moves);
    const own = process.cpuUsage(ownBefore);
    const after = costOf(server.pid);
    for (const { sockets } of matches) for (const socket of sockets) socket.end();
    const processor = ((after.processor - before.processor) * 1000) / figures.moves;
    const client = (own.user + own.system) / 1000 / figures.moves;
    say(
      [
        game.padEnd(13),
        `${games} games`.padStart(10),
        `${figures.moves} moves`.padStart(12),
        `${perSecond.toFixed(0)}/s`.padStart(8),
        `p50 ${p50.toFixed(1)} ms`.padStart(13),
        `p99 ${p99.toFixed(1)} ms`.padStart(14),
        `processor ${processor.toFixed(3)} ms a move, clients ${client.toFixed(3)} ms`,
        `${(1000 / (processor + client)).toFixed(0)} moves in a processor second`,
        `${before.memory.toFixed(0)} MB, then ${after.memory.toFixed(0)} MB`,
        `started in ${started.toFixed(0)} ms`,
      ].join('  '),
    );
  } finally {
    await server.kill();
    fs.rmSync(folder, { recursive: true });
  }
}

const words = process.argv.slice(2);
const isIdle = words[0] === 'idle';
const given = words.slice(isIdle ? 1 : 0).map(Number);
if (given.some((games) => !Number.isInteger(games) || games < 1 || games > 1000)) {
  process.stderr.write('bench:server: numbers of games from 1 to 1000 are wanted\n');
  process.exit(2);
}
const load = os.loadavg()[0];
say(`${os.cpus().length} cores, ${load.toFixed(1)} other things to do on the machine`);
for (const game of ['totensonntag', 'white-death'] as const) {
  if (isIdle) for (const games of given.length > 0 ? given : [1000]) say(await measureIdle(game, games));
  else for (const games of given.length > 0 ? given : [1, 10, 50, 500]) await measure(game, games);
}
