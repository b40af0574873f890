import { good, type Result, type Work } from '@impulse/engine';
import { expect, test } from 'vitest';
import { doWork, unlessLeft } from './work.js';

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

test('and whoever has had enough of it can leave it', async () => {
  function* endless(): Work<Result<never>> {
    for (let done = 0; ; done++) yield { done, total: done + 1 };
  }
  function* short(): Work<Result<string>> {
    yield { done: 0, total: 1 };
    return good('done');
  }
  let left = false;
  setImmediate(() => (left = true));
  expect(await doWork(unlessLeft(endless(), () => left))).toMatchObject({ ok: false, error: { code: 'interrupted' } });
  expect(await doWork(unlessLeft(short(), () => false))).toEqual(good('done'));
});
