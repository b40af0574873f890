import { expect, test } from 'vitest';
import { setting } from '../testing/setting.js';
import { aids } from './index.js';

/** At worst and at best, by number. */
const chances = (state: Parameters<typeof aids.prospects>[0], seat: string): unknown[] =>
  aids.prospects(state, seat).map(({ facts }) => [facts['first'], facts['firstMost']]);

test('2.1 against a die the chance to go first grows by a sixth with every number, and a tie goes to the DAK', () => {
  const choosing = { step: 'choose-an', units: {} } as const;
  const cw = chances(setting({ ...choosing, side: 'cw', previous: { cw: 6, dak: 3 } }), 'cw');
  expect(cw).toEqual([0, 1, 2, 3, 4, 5].map((wins) => [wins / 6, wins / 6]));
  const dak = chances(setting({ ...choosing, side: 'dak', previous: { dak: 6, cw: 3 } }), 'dak');
  expect(dak).toEqual([1, 2, 3, 4, 5, 6].map((wins) => [wins / 6, wins / 6]));
});

test('2.1 whoever may change his roll by one makes it a range, and whoever may choose leaves it open', () => {
  const choosing = { step: 'choose-an', side: 'cw', units: {} } as const;
  const adjusts = chances(setting({ ...choosing, previous: { cw: 6, dak: 5 } }), 'cw');
  expect(adjusts[3]).toEqual([2 / 6, 4 / 6]);
  const chooses = chances(setting({ ...choosing, previous: { cw: 6, dak: 6 } }), 'cw');
  expect(chooses[3]).toEqual([0, 1]);
});
