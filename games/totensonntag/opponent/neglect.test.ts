import { expect, test } from 'vitest';
import { CW, DAK } from '../context.js';
import { STEP } from '../state.js';
import { setting, type Setting } from '../testing/setting.js';
import { neglectOf } from './neglect.js';

const neglected = (given: Setting, side: number, step = STEP.impulse): number => {
  const state = setting(given);
  state.step = step;
  return neglectOf(state, side);
};

test('9.0 an objective that the enemy may walk into is neglected while nobody stands in it', () => {
  const threatened = { units: { '7ad-7h': 'K6' }, side: 'cw', an: 3 } as const;
  const empty = neglected(threatened, DAK);
  expect(empty).toBeGreaterThan(0);
  expect(neglected({ ...threatened, units: { ...threatened.units, '21-mg8': 'M7' } }, DAK)).toBeLessThan(empty);
  const soon = neglected({ ...threatened, units: { '7ad-7h': 'H7' } }, DAK);
  expect(soon).toBeGreaterThan(0);
  expect(soon).toBeLessThan(empty);
  expect(neglected({ ...threatened, units: { '7ad-7h': 'A1' } }, DAK)).toBe(0);
  expect(neglected(threatened, CW)).toBe(0);
  expect(neglected(threatened, DAK, STEP.over)).toBe(0);
});

test('8.1 hurt units beside the enemy are neglected when night is next', () => {
  const beside: Setting = {
    units: { '7ad-7h': { at: 'G9', hits: 1 }, '21-pz5-1': 'G10', '21-mg8': 'M7' },
    side: 'dak',
    an: 3,
  };
  expect(neglected({ ...beside, couplet: 4 }, CW)).toBeGreaterThan(0);
  expect(neglected({ ...beside, couplet: 4 }, DAK)).toBe(0);
  expect(neglected({ ...beside, couplet: 3 }, CW)).toBe(0);
});
