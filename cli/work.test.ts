import type { Work } from '@impulse/engine';
import { expect, test } from 'vitest';
import { doWork } from './work.js';

/** Goes on until something outside of it has happened. */
function* waiting(happened: () => boolean): Work<string> {
  for (let done = 0; !happened(); done++) yield { done, total: done + 1 };
  return 'done';
}

test('others have their turn while long work is done', async () => {
  let interrupted = false;
  setImmediate(() => (interrupted = true));
  await expect(doWork(waiting(() => interrupted))).resolves.toBe('done');
});
