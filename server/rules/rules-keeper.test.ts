import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ThreadLine } from '../threads/thread-line.js';
import type { Answered, Ask } from './messages.js';
import { RulesKeeper } from './rules-keeper.js';
import { RulesLine } from './rules-line.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A thread that never finishes with what is asked of the battle `stuck`. */
function fragileRules(started: { count: number }): RulesLine {
  started.count++;
  const finished = new Int32Array(1);
  const line = new ThreadLine<Ask, Answered>((asks) => {
    const stuck = asks.findIndex((ask) => ask.do === 'record' && ask.match === 'stuck');
    finished[0] += stuck < 0 ? asks.length : stuck;
    if (stuck < 0) line.hear(asks.map(() => ({ answer: null })));
  }, 2);
  return new RulesLine({ line, end: () => Promise.resolve(line.fail(new Error('ended'))) }, finished);
}

/** A keeper whose thread has had `each` milliseconds of processor time more at every look. */
function keeperWith(each: number) {
  const started = { count: 0 };
  const reports: string[] = [];
  let spent = 0;
  const keeper = new RulesKeeper(
    () => fragileRules(started),
    (error) => reports.push(String(error)),
    () => (spent += each),
  );
  return { started, reports, keeper };
}

test('one stuck battle is held, and all others go on in a new thread', async () => {
  const { started, reports, keeper } = keeperWith(1_000);
  const ask = (match: string) => keeper.ask({ do: 'record', match });
  const before = ask('sound');
  await vi.advanceTimersByTimeAsync(100);
  await before;
  const caught = Promise.allSettled([ask('another'), ask('stuck'), ask('sound')]);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(started.count).toBe(1);
  await vi.advanceTimersByTimeAsync(3_000);
  expect((await caught).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(reports).toEqual(['Error: The battle stuck takes too long for "record" and is held']);
  await expect(ask('stuck')).rejects.toMatchObject({ problem: { code: 'held' } });
  const after = ask('sound');
  await vi.advanceTimersByTimeAsync(100);
  await after;
  expect(started.count).toBe(2);
  await keeper.end();
});

test('on a busy machine a battle is given more time', async () => {
  const { reports, keeper } = keeperWith(50);
  const caught = Promise.allSettled([keeper.ask({ do: 'record', match: 'stuck' })]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(reports).toEqual([]);
  await vi.advanceTimersByTimeAsync(35_000);
  expect(await caught).toMatchObject([{ status: 'rejected' }]);
  expect(reports).toHaveLength(1);
  await keeper.end();
});
