import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startPostgres } from '../testing/postgres.js';
import { killRounds } from './kill-rounds.js';

/**
 * `npm run faults -- N [PLACE]`: kills a server under load N times, on a file, on the PostgreSQL database at an address, or
 * with the word `postgres` on one that is started for it. The seed of a run is printed with what it found.
 */

const [rounds = '100', place] = process.argv.slice(2);
const seed = String(process.pid);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'impulse-faults-'));
const postgres = place === 'postgres' ? await startPostgres() : null;
const store = (await postgres?.newDatabase()) ?? place ?? path.join(folder, 'matches.db');
let told = 0;
const report = await killRounds(Number(rounds), store, seed, ({ kills, acknowledged, lost }) => {
  for (const one of lost.slice(told)) process.stderr.write(`${one}\n`);
  told = lost.length;
  if (kills % 25 === 0) process.stderr.write(`${kills} kills, ${acknowledged} moves, ${told} lost\n`);
});
await postgres?.end();
fs.rmSync(folder, { recursive: true });
process.stdout.write(`${JSON.stringify({ seed, ...report })}\n`);
process.exitCode = report.lost.length > 0 ? 1 : 0;
