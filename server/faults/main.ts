import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { killRounds } from './kill-rounds.js';

/** `npm run faults -- N`: kills a server under load N times; the seed of a run is printed with what it found. */

const rounds = Number(process.argv[2] ?? 100);
const seed = process.argv[3] ?? String(process.pid);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'impulse-faults-'));
const report = await killRounds(rounds, path.join(folder, 'matches.db'), seed);
fs.rmSync(folder, { recursive: true });
process.stdout.write(`${JSON.stringify({ seed, ...report })}\n`);
process.exitCode = report.lost.length > 0 ? 1 : 0;
