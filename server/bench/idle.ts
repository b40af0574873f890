import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { BattleId } from '@impulse/library';
import { ChildServer } from '../faults/child-server.js';
import { closedLoop } from './closed-loop.js';
import { costOf } from './cost-of.js';
import { type PreparedMatch, prepareMatch } from './prepared-match.js';

/** Moves of each match before nothing more happens. */
const moves = 12;

/** In milliseconds: by then the battles have left their threads. */
const restTime = 150_000;

/** The memory of a server with so many matches that have begun, both players there, and nothing happening. */
export async function measureIdle(game: BattleId, games: number): Promise<string> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'impulse-bench-'));
  const file = path.join(folder, 'matches.db');
  const server = await ChildServer.start(file);
  const memory = (): string => `${costOf(server.pid).memory.toFixed(0)} MB`;
  try {
    const empty = memory();
    const matches: PreparedMatch[] = [];
    for (let i = 0; i < games; i++) {
      const match = await prepareMatch(server.port, file, game, moves);
      await closedLoop([match], 0, moves);
      matches.push(match);
    }
    const played = memory();
    await new Promise((resolve) => setTimeout(resolve, restTime));
    const idle = memory();
    for (const { sockets } of matches) for (const socket of sockets) socket.end();
    return `${game.padEnd(13)}  ${games} idle games  empty ${empty}  after ${moves} moves each ${played}  at rest ${idle}`;
  } finally {
    await server.kill();
    fs.rmSync(folder, { recursive: true });
  }
}
