import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readJson } from './files.js';

let folder = '';
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'impulse-files-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

test('a byte order mark before the text is skipped', () => {
  const file = path.join(folder, 'marked.json');
  fs.writeFileSync(file, '\uFEFF{"turn": 3}');
  expect(readJson(file)).toEqual({ ok: true, value: { turn: 3 } });
});
