import fs from 'node:fs';
import { expect, test } from 'vitest';
import { at } from './repository.mjs';
import { slowTests } from './slow-tests.mjs';

test.each(slowTests)('%s is there, and listed once', (file) => {
  expect(fs.existsSync(at(file))).toBe(true);
  expect(slowTests.filter((other) => other === file)).toHaveLength(1);
});
