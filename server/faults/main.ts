import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startPostgres } from '../testing/postgres.js';
import { type KillReport, killRounds } from './kill-rounds.js';

/**
 * `npm run faults -- N [PLACE]`: kills a server under load N times, on a file, on the PostgreSQL database at an address, or
 * with the word `postgres` on one that is started for it. The seed of a run is printed with what it found. Fails when
 * something was lost, or could not be looked at.
 */

const [rounds = '100', place] = process.argv.slice(2);

async function run(): Promise<KillReport> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'impulse-faults-'));
  const postgres = place === 'postgres' ? await startPostgres() : null;
  try {
    const store = (await postgres?.newDatabase()) ?? place ?? path.join(folder, 'matches.db');
    let told = 0;
    return await killRounds(Number(rounds), store, String(process.pid), ({ kills, acknowledged, lost }) => {
      for (const one of lost.slice(told)) process.stderr.write(`${one}\n`);
      told = lost.length;
      if (kills % 25 === 0) process.stderr.write(`${kills} kills, ${acknowledged} moves, ${told} lost\n`);
    });
  } finally {
    await postgres?.end();
    fs.rmSync(folder, { recursive: true });
  }
}

let isWhole = false;
try {
  const report = await run();
  isWhole = report.lost.length === 0 && report.troubles.length === 0;
  process.stdout.write(`${JSON.stringify({ seed: String(process.pid), ...report })}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
}
// Said at once: a PostgreSQL that was started here ends the process itself, with a code of its own.
process.exit(isWhole ? 0 : 1);
