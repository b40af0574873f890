import { expect, test } from 'vitest';
import { compiledFileOf } from './compiled-rooms.mjs';
import { at } from './repository.mjs';

test.each([
  ['engine/index.ts', 'engine/dist/index.js'],
  ['games/white-death/rules/turn/impulses.ts', 'games/white-death/dist/rules/turn/impulses.js'],
  ['cli/testing/run.ts', 'cli/dist/testing/run.js'],
])('%s is compiled to %s', (source, compiled) => {
  expect(compiledFileOf(at(source))).toBe(at(compiled));
});

test.each([
  'engine/deeds.test.ts',
  'table/main.ts',
  'scripts/doors.mjs',
  'engine/dist/index.js',
  'engine/package.json',
])('%s is left as it is', (file) => {
  expect(compiledFileOf(at(file))).toBeUndefined();
});
