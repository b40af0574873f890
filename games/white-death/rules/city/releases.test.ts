import { expect, test } from 'vitest';
import { RELEASED_FORTRESS, RELEASED_TOWNS } from '../../state.js';
import { setting, scripted } from '../../testing/setting.js';
import { logOf } from '../../testing/start.js';
import { releaseGarrisons } from './releases.js';

/** What is released after the start of a turn, with these dice; all of them must be drawn. */
function releasedOn(turn: number, before: number, ...dice: number[]): number {
  const state = setting({ turn, units: {} });
  state.released = before;
  const source = scripted(...dice);
  releaseGarrisons(state, source, null);
  expect(source.remaining).toBe(0);
  return state.released;
}

test('rule 22 nobody is released on the first turn, and nothing is rolled', () => {
  expect(releasedOn(1, 0)).toBe(0);
});

test('rule 22 the garrisons of Isotcha and Nowossokoljniki are free from turn 2 on', () => {
  expect(releasedOn(2, 0, 6)).toBe(RELEASED_TOWNS);
});

test('rule 22 the fortress is released on a die below the number of the turn', () => {
  expect(releasedOn(2, 0, 1)).toBe(RELEASED_TOWNS | RELEASED_FORTRESS);
  expect(releasedOn(2, 0, 2)).toBe(RELEASED_TOWNS);
  expect(releasedOn(3, RELEASED_TOWNS, 2)).toBe(RELEASED_TOWNS | RELEASED_FORTRESS);
  expect(releasedOn(4, RELEASED_TOWNS, 4)).toBe(RELEASED_TOWNS);
  expect(releasedOn(6, RELEASED_TOWNS, 5)).toBe(RELEASED_TOWNS | RELEASED_FORTRESS);
});

test('rule 22, ruling 47 on turn 7 it is released without a die', () => {
  expect(releasedOn(7, RELEASED_TOWNS)).toBe(RELEASED_TOWNS | RELEASED_FORTRESS);
});

test('rule 22 once released it rolls no more', () => {
  expect(releasedOn(3, RELEASED_TOWNS | RELEASED_FORTRESS)).toBe(RELEASED_TOWNS | RELEASED_FORTRESS);
});

test('rule 22 the roll is told with the die it needed', () => {
  const state = setting({ turn: 4, units: {} });
  state.released = RELEASED_TOWNS;
  expect(logOf((log) => releaseGarrisons(state, scripted(3), log))).toEqual([
    { type: 'fortress-roll', rule: '22', detail: { turn: 4, die: 3, upTo: 3, released: true } },
  ]);
});
