import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { killRounds } from './kill-rounds.js';

/**
 * `npm run faults -- N [PLACE]`: kills a server under load N times, on a file or on the PostgreSQL database at that address.
 * The seed of a run is printed with what it found.
 */

const rounds = Number(process.argv[2] ?? 100);
const seed = String(process.pid);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'impulse-faults-'));
const report = await killRounds(rounds, process.argv[3] ?? path.join(folder, 'matches.db'), seed);
fs.rmSync(folder, { recursive: true });
process.stdout.write(`${JSON.stringify({ seed, ...report })}\n`);
process.exitCode = report.lost.length > 0 ? 1 : 0;
