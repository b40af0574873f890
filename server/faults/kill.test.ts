import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { killRounds } from './kill-rounds.js';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'impulse-kill-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

test('every acknowledged move outlives the server, and none happens twice', { timeout: 600_000 }, async () => {
  const report = await killRounds(12, path.join(folder, 'kill.db'), 'kill');
  expect(report.lost).toEqual([]);
  expect(report.kills).toBe(13);
  expect(report.acknowledged).toBeGreaterThan(50);
});
