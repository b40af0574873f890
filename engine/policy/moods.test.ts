import { expect, test } from 'vitest';
import { NONE } from '../state/state.js';
import { moodsByUnit } from './moods.js';

test('a unit without a mood is told nothing', () => {
  const moods = moodsByUnit(undefined, 2);
  expect(moods.any).toBe(false);
  expect([moods.goal[1], moods.danger[1], moods.hold[1], moods.noFire[1], moods.target[1]]).toEqual([
    NONE,
    1,
    0,
    0,
    NONE,
  ]);
});

test('what is left out of a mood is as usual', () => {
  const moods = moodsByUnit(
    new Map([
      [0, { goal: 0, hold: true }],
      [2, { danger: 0, noFire: true, target: 7 }],
    ]),
    3,
  );
  expect(moods.any).toBe(true);
  expect([...moods.goal]).toEqual([0, NONE, NONE]);
  expect([...moods.danger]).toEqual([1, 1, 0]);
  expect([...moods.hold]).toEqual([1, 0, 0]);
  expect([...moods.noFire]).toEqual([0, 0, 1]);
  expect([...moods.target]).toEqual([NONE, NONE, 7]);
});

test('nobody else can be in a mood', () => {
  expect(() => moodsByUnit(new Map([[3, { hold: true }]]), 3)).toThrow('no unit 3');
});
