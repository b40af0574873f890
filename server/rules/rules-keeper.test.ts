import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ThreadLine } from '../threads/thread-line.js';
import type { Answered, Ask } from './messages.js';
import { RulesKeeper } from './rules-keeper.js';
import { RulesLine, sharedWords } from './rules-line.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Never finished with. */
const isStuck = (ask: Ask): boolean => 'match' in ask && ask.match === 'stuck' && ask.do !== 'forget';

/** A keeper of a thread that gets stuck, and has `each` milliseconds of processor time in every quarter of a second. */
function keeperWith(each: number) {
  const started = { count: 0 };
  const reports: string[] = [];
  let looks = 0;
  const spent = () => looks++ * each;
  const keeper = new RulesKeeper(
    () => {
      started.count++;
      const shared = new Int32Array(sharedWords.count);
      const line = new ThreadLine<Ask, Answered>((asks) => {
        const stuck = asks.findIndex(isStuck);
        shared[sharedWords.finished] += stuck < 0 ? asks.length : stuck;
        if (stuck < 0) line.hear(asks.map(() => ({ answer: null })));
      }, 2);
      return new RulesLine({ line, end: () => Promise.resolve(line.fail(new Error('ended'))) }, shared, spent);
    },
    (error) => reports.push(String(error)),
  );
  return { started, reports, keeper };
}

const command = (match: string): Ask => ({ do: 'resign', match, seat: 'dak', revision: 0, command: 'x' });
const reading = (match: string): Ask => ({ do: 'record', match });

const answered = async (asked: Promise<unknown>): Promise<void> => {
  await vi.advanceTimersByTimeAsync(100);
  await asked;
};

describe('a thread that holds no battle', () => {
  const opening = { do: 'open', record: { match: 'here' } } as Ask;

  test('ends after a while, and another one begins when something is asked', async () => {
    const { started, reports, keeper } = keeperWith(0);
    await answered(keeper.ask(opening));
    await vi.advanceTimersByTimeAsync(600_000);
    await answered(keeper.ask(command('here')));
    expect(started.count, 'it held a battle').toBe(1);
    await answered(keeper.ask({ do: 'forget', match: 'here' }));
    await vi.advanceTimersByTimeAsync(40_000);
    await answered(keeper.ask(opening));
    await vi.advanceTimersByTimeAsync(600_000);
    await answered(keeper.ask({ do: 'forget', match: 'here' }));
    expect(started.count, 'not for long enough').toBe(1);
    await vi.advanceTimersByTimeAsync(50_000);
    await answered(keeper.ask(opening));
    expect(started.count).toBe(2);
    expect(reports).toEqual([]);
    await keeper.end();
  });
});

describe('one stuck battle', () => {
  test('is held, and all others go on in a new thread', async () => {
    const { started, reports, keeper } = keeperWith(250);
    await answered(keeper.ask(command('sound')));
    const asks = ['another', 'stuck', 'sound'].map((match) => keeper.ask(command(match)));
    const caught = Promise.allSettled(asks);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(started.count).toBe(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect((await caught).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(reports).toEqual(['Error: The battle stuck takes too long for "resign" and is held']);
    expect(keeper.held).toBe(1);
    for (const ask of [command('stuck'), reading('stuck')])
      await expect(keeper.ask(ask)).rejects.toMatchObject({ problem: { code: 'held' } });
    await answered(keeper.ask(command('sound')));
    expect(started.count).toBe(2);
    await keeper.end();
  });

  test('is played on when somebody only wanted to read something', async () => {
    const { started, reports, keeper } = keeperWith(250);
    const caught = Promise.allSettled([keeper.ask(reading('stuck'))]);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await caught).toMatchObject([{ status: 'rejected' }]);
    expect(reports).toEqual(['Error: The battle stuck takes too long for "record" and does not tell it any more']);
    // What was too much is not asked again, so that nobody stops the thread a second time with it.
    await expect(keeper.ask(reading('stuck'))).rejects.toMatchObject({ problem: { code: 'not-told' } });
    await answered(keeper.ask({ do: 'forget', match: 'stuck' }));
    expect(started.count).toBe(2);
    await keeper.end();
  });

  test('is given more time on a busy machine, but not for ever', async () => {
    const { reports, keeper } = keeperWith(5);
    const caught = Promise.allSettled([keeper.ask(command('stuck'))]);
    await vi.advanceTimersByTimeAsync(25_000);
    expect(reports).toEqual([]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await caught).toMatchObject([{ status: 'rejected' }]);
    expect(reports).toHaveLength(1);
    await keeper.end();
  });
});
