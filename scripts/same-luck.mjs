// Makes chance in tests the same at every run: ids, secrets and so the dice of servers are drawn from the path of the test
// file. A test that fails fails again, and none depends on luck. Processes that a test starts have luck of their own.
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { expect } from 'vitest';
import { root } from './repository.mjs';

const file = expect.getState().testPath.slice(root.length).replaceAll('\\', '/');
let drawn = 0;

crypto.randomBytes = (size, done) => {
  const hash = crypto.createHash('shake256', { outputLength: size });
  const bytes = hash.update(`${file} ${drawn++}`).digest();
  if (!done) return bytes;
  process.nextTick(done, null, bytes);
  return undefined;
};
syncBuiltinESMExports();
