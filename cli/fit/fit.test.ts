import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runCompiled } from '../testing/run-compiled.js';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'impulse-fit-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

test('the weights are the same on any number of threads, and say where they come from', async () => {
  const files = ['one.ts', 'two.ts'].map((name) => path.join(folder, name));
  const runs = await Promise.all(
    files.map((file, index) => runCompiled('fit', '--games', '24', '--workers', `${index + 1}`, '--out', file)),
  );
  expect(runs[0]).toMatchObject({ code: 0, err: '' });
  expect(runs[1].out).toBe(runs[0].out);
  expect(runs[0].out).toMatch(/^24 battles, \d+ positions; log-loss on those kept back \d\.\d{4}/);
  const [one, two] = files.map((file) => fs.readFileSync(file, 'utf8'));
  expect(two).toBe(one);
  expect(one).toContain('impulse fit --game totensonntag --scenario historical --games 24 --seed fit');
  expect(one).toContain('victory-points');
});

test('what is learnt of White Death counts a clear victory for more than a bare one', async () => {
  const file = path.join(folder, 'white-death.ts');
  const { code, err } = await runCompiled(
    'fit',
    '--game',
    'white-death',
    '--scenario',
    'scenario-4',
    '--games',
    '20',
    '--out',
    file,
  );
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(fs.readFileSync(file, 'utf8')).toMatch(/"clarity": \{\s+"feature": "lead"/);
});

test('a doctrine is the same on any number of threads, and says where it comes from', async () => {
  const files = ['one-doctrine.ts', 'two-doctrine.ts'].map((name) => path.join(folder, name));
  const runs = await Promise.all(
    files.map((file, index) =>
      runCompiled(
        'fit',
        '--of',
        'doctrine',
        '--games',
        '24',
        '--rounds',
        '2',
        '--workers',
        `${index + 1}`,
        '--out',
        file,
      ),
    ),
  );
  expect(runs[0]).toMatchObject({ code: 0, err: '' });
  expect(runs[1].out).toBe(runs[0].out);
  expect(runs[0].out).toMatch(/^round 1: dak comes to .*\nround 2: .*\n48 battles\n$/);
  const [one, two] = files.map((file) => fs.readFileSync(file, 'utf8'));
  expect(two).toBe(one);
  expect(one).toContain('--games 24 --of doctrine --rounds 2 --seed fit');
});
