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
    rate: 1,
    pause: 0,
  });
});

test('an answer within an impulse of the other side costs half of its time', () => {
  const running = clock();
  running.note('dak', minute);
  expect(running.reading('cw', 5 * minute, true)).toMatchObject({ left: { cw: 8 * minute }, rate: 0.5 });
  running.note('cw', 5 * minute, true);
  expect(running.reading('dak', 5 * minute).left).toEqual({ dak: 9.5 * minute, cw: 8.5 * minute });
});

test('nothing is charged for the time of a vacation, and nobody but whoever takes it has one', () => {
  const vacations = [{ side: 'cw', from: 2 * minute, until: 6 * minute }];
  const running = new MatchClock({ bank: 600, increment: 30 }, ['dak', 'cw'], 0, () => vacations);
  expect(running.reading('cw', 4 * minute)).toMatchObject({ left: { cw: 8 * minute }, pause: 2 * minute });
  expect(running.reading('dak', 4 * minute)).toMatchObject({ left: { dak: 6 * minute }, pause: 0 });
  expect(running.reading('cw', 7 * minute)).toMatchObject({ left: { cw: 7 * minute }, pause: 0 });
  running.note('cw', 7 * minute);
  expect(running.reading('cw', 8 * minute).left['cw']).toBe(6 * minute);
});
