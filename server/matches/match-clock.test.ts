import { expect, test } from 'vitest';
import { MatchClock } from './match-clock.js';

const minute = 60_000;
const clock = () => new MatchClock({ bank: 600, increment: 30 }, ['dak', 'cw'], 0);

test('only the side that decides loses time, and gets some when it hands over', () => {
  const running = clock();
  expect(running.reading('cw', minute).left).toEqual({ dak: 10 * minute, cw: 9 * minute });
  running.note('cw', minute);
  expect(running.reading('cw', minute).left).toEqual({ dak: 10 * minute, cw: 9 * minute });
  running.note('cw', 2 * minute);
  expect(running.reading('dak', 2 * minute).left).toEqual({ dak: 10 * minute, cw: 8.5 * minute });
  running.note('dak', 5 * minute);
  expect(running.reading('dak', 6 * minute).left).toEqual({ dak: 6 * minute, cw: 8.5 * minute });
});

test('it tells the same when it is made again from the same entries', () => {
  const entries = [
    ['cw', 1],
    ['dak', 2],
    ['dak', 4],
    ['cw', 9],
  ] as const;
  const first = clock();
  for (const [side, at] of entries) first.note(side, at * minute);
  const again = clock();
  for (const [side, at] of entries) again.note(side, at * minute);
  expect(again.reading('dak', 12 * minute)).toEqual(first.reading('dak', 12 * minute));
  expect(first.reading('dak', 12 * minute).left).toEqual({ dak: 4.5 * minute, cw: 5 * minute });
});

test('time that jumps back gives nothing and takes nothing', () => {
  const running = clock();
  running.note('cw', 5 * minute);
  running.note('cw', minute);
  expect(running.reading('cw', 0).left['cw']).toBe(5 * minute);
});

test('nothing runs once the battle is over', () => {
  const running = clock();
  running.note('cw', minute);
  expect(running.reading(null, 99 * minute)).toEqual({
    left: { dak: 10 * minute, cw: 9.5 * minute },
    running: null,
    at: 99 * minute,
  });
});
