import { expect, test } from 'vitest';
import { OpenBattles, type RoomTaker } from './open-battles.js';

function setting(most: number) {
  const time = { now: 10_000 };
  const left: string[] = [];
  const reported: unknown[] = [];
  const battles = new OpenBattles(
    most,
    () => time.now,
    (error) => reported.push(error),
  );
  const taker = (name: string, askedAt: number, isThinking = false): RoomTaker => ({
    askedAt,
    isThinking,
    retire: () => Promise.resolve(void left.push(name)),
  });
  return { time, left, reported, battles, taker };
}

test('beyond the bound those leave that have rested for longest', () => {
  const { battles, taker, left } = setting(2);
  battles.opened(taker('second', 2_000));
  battles.opened(taker('first', 1_000));
  expect(left).toEqual([]);
  battles.opened(taker('third', 3_000));
  battles.opened(taker('fourth', 4_000));
  expect(left).toEqual(['first', 'second']);
});

test('nobody leaves who has just decided, or about whom a computer thinks', () => {
  const { battles, taker, left, time } = setting(1);
  battles.opened(taker('busy', 9_500));
  battles.opened(taker('thinking', 1_000, true));
  battles.opened(taker('busy too', 9_900));
  expect(left).toEqual([]);
  time.now += 600;
  battles.opened(taker('new', time.now));
  expect(left).toEqual(['busy']);
});

test('whatever has left otherwise counts no more, and a store that fails is told of', async () => {
  const { battles, taker, left, reported } = setting(1);
  const gone = taker('gone', 1_000);
  battles.opened(gone);
  battles.closed(gone);
  const failing = { ...taker('failing', 2_000), retire: () => Promise.reject(new Error('down')) };
  battles.opened(failing);
  battles.opened(taker('last', 3_000));
  await Promise.resolve();
  expect([left, reported]).toEqual([[], [new Error('down')]]);
});
