import { afterEach, expect, test, vi } from 'vitest';
import { hold, seize } from './tab-lock.js';

/** Locks as browsers have them: one holder, others wait or steal. */
function locks() {
  let holder: { readonly lose: () => void } | null = null;
  const waiting: (() => void)[] = [];
  const request = (_name: string, { steal = false, signal }: LockOptions, held: () => Promise<void>): Promise<void> =>
    new Promise((resolve, reject) => {
      const take = (): void => {
        const own = { lose: () => reject(new Error('stolen')) };
        holder = own;
        void held().then(() => {
          if (holder === own) holder = null;
          resolve();
          waiting.shift()?.();
        });
      };
      if (steal) holder?.lose();
      if (!holder || steal) take();
      else {
        waiting.push(take);
        signal?.addEventListener('abort', () => {
          waiting.splice(waiting.indexOf(take), 1);
          reject(new Error('given up'));
        });
      }
    });
  return { request };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
const never = (): void => {
  throw new Error('Nobody takes this over');
};

test('one tab holds a battle, another gives up, and takes over when it is asked to', async () => {
  vi.stubGlobal('navigator', { locks: locks() });
  const lost: string[] = [];
  expect((await hold('b', () => lost.push('first'))).lock).not.toBeNull();
  const { lock, later } = await hold('b', never);
  expect(lock).toBeNull();
  const second = await seize('b', never);
  expect(lost).toEqual(['first']);
  second?.release();
  (await later)?.release();
  expect((await hold('b', never)).lock).not.toBeNull();
});

test('a tab that is just being left makes room for the next', async () => {
  vi.stubGlobal('navigator', { locks: locks() });
  const { lock: first } = await hold('b', never);
  const second = hold('b', never);
  first?.release();
  expect((await second).lock).not.toBeNull();
});

test('one that takes long to be left makes room later, and nobody waits for it', async () => {
  vi.stubGlobal('navigator', { locks: locks() });
  const { lock: first } = await hold('b', never);
  const second = await hold('b', never);
  expect(second.lock).toBeNull();
  first?.release();
  expect(await second.later).not.toBeNull();
});

test('one that goes on playing is not waited for for ever', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { locks: locks() });
  await hold('b', never);
  const attempt = hold('b', never);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await (await attempt).later).toBeNull();
});

test('without locks every tab plays', async () => {
  vi.stubGlobal('navigator', {});
  expect((await hold('b', never)).lock).not.toBeNull();
  expect((await hold('b', never)).lock).not.toBeNull();
});
