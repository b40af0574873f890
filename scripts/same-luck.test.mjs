import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';

test('chance is the same at every run, and never twice the same in it', () => {
  const drawn = Array.from({ length: 3 }, () => randomBytes(4).toString('hex'));
  expect(drawn).toEqual(['d2cfafd2', '85fa6d67', '4ef64666']);
});
