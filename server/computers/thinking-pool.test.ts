import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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

/** Threads that decide at once at the quick levels, when they are told to at the level `slow`, and never at `stuck`. */
class TestThreads {
  started = 0;
  ended = 0;
  /** Decisions that are being thought about, the longest first. */
  readonly thinking: { readonly battle: string; readonly decide: () => void }[] = [];

  readonly start = (): ThinkingThread => {
    this.started++;
    const line = new ThreadLine<DecisionAsked, DecisionMade>(([{ battle, level }]) => {
      const decide = (): void => line.hear([{ action: { type: battle }, cutShort: undefined }]);
      if (level === 'stuck' || level === 'slow') this.thinking.push({ battle, decide });
      else queueMicrotask(decide);
    }, 1);
    const end = async (): Promise<void> => {
      this.ended++;
      await Promise.resolve(line.fail(new Error('ended')));
    };
    return { line, end };
  };
}

const poolOf = (threads: TestThreads): ThinkingPool =>
  new ThinkingPool(2, threads.start, (error) => expect.unreachable(String(error)));

test('a computer that is stuck is given up, and the others do not wait for it', async () => {
  const threads = new TestThreads();
  const pool = poolOf(threads);
  const stuck = expect(pool.decide(asked('00000000', 'stuck'), 'anna')).rejects.toThrow('ended');
  const others = Array.from({ length: 10 }, (_, index) => pool.decide(asked(`0000000${index}`), 'anna'));
  await vi.advanceTimersByTimeAsync(5_000);
  expect((await Promise.all(others)).map(({ action }) => action.type)).toEqual(
    others.map((_, index) => `0000000${index}`),
  );
  expect([threads.started, threads.ended]).toEqual([2, 0]);
  await vi.advanceTimersByTimeAsync(30_000);
  await stuck;
  expect(threads.ended).toBe(1);
  const after = pool.decide(asked('00000000'), 'anna');
  await vi.advanceTimersByTimeAsync(500);
  expect((await after).action).toEqual({ type: '00000000' });
  // Threads without work end by themselves.
  await vi.advanceTimersByTimeAsync(400_000);
  expect(threads.ended).toBe(2);
});

describe('one guest with many computers', () => {
  const hex = (number: number): string => number.toString(16).padStart(8, '0');

  test('is not in the way of computers that answer at once', async () => {
    const pool = poolOf(new TestThreads());
    for (let i = 0; i < 50; i++) void pool.decide(asked(hex(i), 'slow'), 'eve').catch(() => undefined);
    const quick = [pool.decide(asked('000000aa', 'script'), 'anna'), pool.decide(asked('000000ab', 'recruit'), 'anna')];
    await vi.advanceTimersByTimeAsync(10);
    expect((await Promise.all(quick)).map(({ action }) => action.type)).toEqual(['000000aa', '000000ab']);
  });

  test('leaves a thread to others, and takes turns with them', async () => {
    const threads = new TestThreads();
    const pool = poolOf(threads);
    const forEve = Array.from({ length: 20 }, (_, i) => pool.decide(asked(hex(i), 'slow'), 'eve'));
    await vi.advanceTimersByTimeAsync(10);
    expect(threads.thinking.map(({ battle }) => battle)).toEqual([hex(0)]);
    expect(pool.waiting).toBe(19);
    const forAnna = pool.decide(asked('000000aa', 'slow'), 'anna');
    const forBerta = pool.decide(asked('000000bb', 'slow'), 'berta');
    await vi.advanceTimersByTimeAsync(10);
    expect(threads.thinking.map(({ battle }) => battle)).toEqual([hex(0), '000000aa']);
    const order: string[] = [];
    for (const one of [...forEve, forAnna, forBerta]) void one.then(({ action }) => order.push(action.type));
    while (threads.thinking.length > 0) {
      threads.thinking.shift()?.decide();
      await vi.advanceTimersByTimeAsync(10);
    }
    expect(order.slice(0, 4)).toContain('000000aa');
    expect(order.slice(0, 4)).toContain('000000bb');
    expect(order).toHaveLength(22);
    expect(order.filter((battle) => battle.startsWith('0000000') || battle.startsWith('0000001'))).toEqual(
      Array.from({ length: 20 }, (_, i) => hex(i)),
    );
  });
});
