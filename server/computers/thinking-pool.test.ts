import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ThreadLine } from '../threads/thread-line.js';
import type { DecisionAsked, DecisionMade } from './messages.js';
import type { ThinkingThread } from './thinker.js';
import { ThinkingPool } from './thinking-pool.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const asked = (battle: string, level = 'script'): DecisionAsked => ({
  battle,
  level,
  game: 'totensonntag',
  setup: { scenario: 'historical' },
  seat: 'cw',
  view: null,
  seed: '',
});

/** A thread that decides at once, and never at the level `stuck`. */
function start(threads: { started: number; ended: number }): ThinkingThread {
  threads.started++;
  const line = new ThreadLine<DecisionAsked, DecisionMade>((questions) => {
    if (questions.some(({ level }) => level === 'stuck')) return;
    const made = questions.map(({ battle }) => ({ action: { type: battle }, cutShort: undefined }));
    queueMicrotask(() => line.hear(made));
  }, 1);
  const end = async (): Promise<void> => {
    threads.ended++;
    await Promise.resolve(line.fail(new Error('ended')));
  };
  return { line, end };
}

test('a computer that is stuck is given up, and the others do not wait for it', async () => {
  const threads = { started: 0, ended: 0 };
  const pool = new ThinkingPool(
    2,
    () => start(threads),
    (error) => expect.unreachable(String(error)),
  );
  const stuck = expect(pool.decide(asked('00000000', 'stuck'))).rejects.toThrow('ended');
  const others = Array.from({ length: 10 }, (_, index) => pool.decide(asked(`0000000${index}`)));
  await vi.advanceTimersByTimeAsync(5_000);
  expect((await Promise.all(others)).map(({ action }) => action.type)).toEqual(
    others.map((_, index) => `0000000${index}`),
  );
  expect(threads).toEqual({ started: 2, ended: 0 });
  await vi.advanceTimersByTimeAsync(30_000);
  await stuck;
  expect(threads.ended).toBe(1);
  const after = pool.decide(asked('00000000'));
  await vi.advanceTimersByTimeAsync(500);
  expect((await after).action).toEqual({ type: '00000000' });
  expect(threads.started).toBe(3);
  // Threads without work end by themselves.
  await vi.advanceTimersByTimeAsync(400_000);
  expect(threads.ended).toBe(3);
});
