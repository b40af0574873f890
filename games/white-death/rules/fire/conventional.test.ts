import { expect, test } from 'vitest';
import { setting } from '../../testing/setting.js';
import { antitankResult } from './antitank.js';
import { cappedLoss, conventionalResult } from './conventional.js';
import { NO_EFFECT } from './odds.js';

const state = setting({ units: {} });

test('9C4 a result is nothing, a plain morale check or one with a number; low dice favour the firer', () => {
  // 3:1 against personnel in the open.
  const results = [1, 2, 3, 4, 5, 6].map((die) => conventionalResult(state, 18 * 4, 6 * 2, die));
  expect(results).toEqual([2, 2, 1, 1, 0, 0]);
  expect(conventionalResult(state, 2 * 4, 6 * 2, 2)).toBe(NO_EFFECT);
  expect(conventionalResult(state, 2 * 4, 6 * 2, 1)).toBe(0);
});

test('9C4, ruling 15 never more than half, rounded down, but always the last point', () => {
  expect(cappedLoss(3, 3)).toBe(1);
  expect(cappedLoss(3, 4)).toBe(2);
  expect(cappedLoss(1, 9)).toBe(1);
  expect(cappedLoss(4, 2)).toBe(1);
  expect(cappedLoss(1, 1)).toBe(1);
  expect(cappedLoss(0, 5)).toBe(0);
});

test('10C3, ruling 20 antitank fire takes strength points or misses', () => {
  const results = [1, 2, 3, 4, 5, 6].map((die) => antitankResult(state, 8 * 4, 4 * 2, die));
  expect(results).toEqual([2, 1, 1, 0, 0, 0]);
  expect(antitankResult(state, 1, 4 * 2, 1)).toBe(0);
});
