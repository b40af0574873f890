import { expect, test } from 'vitest';
import { MatchClock } from './matches/match-clock.js';
import { steadyClock } from './steady-clock.js';

const minute = 60_000;

test.each([
  ['forwards', 30 * 24 * 60 * minute],
  ['back', -30 * 24 * 60 * minute],
])('a machine whose clock jumps %s charges nobody more than what has passed', (_, jump) => {
  let [wall, passed] = [1_700_000_000_000, 123_456];
  const now = steadyClock(
    () => wall,
    () => passed,
  );
  const clock = new MatchClock({ bank: 600, increment: 0 }, ['dak', 'cw'], now());
  const pass = (time: number): void => {
    wall += time;
    passed += time;
  };
  pass(minute);
  clock.note('dak', now());
  wall += jump;
  pass(2 * minute);
  expect(clock.reading('cw', now()).left).toEqual({ dak: 9 * minute, cw: 8 * minute });
  clock.note('cw', now());
  wall -= jump;
  pass(minute);
  expect(clock.reading('dak', now()).left).toEqual({ dak: 8 * minute, cw: 8 * minute });
});
