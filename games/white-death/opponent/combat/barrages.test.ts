import { expect, test } from 'vitest';
import { setting, type Setting } from '../../testing/setting.js';
import { choice } from '../../testing/impulse.js';

const gun = (at: string) => ({ at, deployed: true });

/** Rockets and howitzers in range of a brigade in the open. */
const rockets: Setting = {
  scenario: 'scenario-5',
  side: 'german',
  step: 'barrage',
  units: {
    'woehler-i-51-wrf': gun('1723'),
    'woehler-ii-51-wrf': gun('1723'),
    '331id-i-331': gun('1722'),
    '331id-iii-331': gun('1722'),
    '331id-i-557': '1822',
    '100rb-1': '1922',
    '100rb-2': '1922',
    '100rb-3': '1922',
    '100rb-4': '1922',
  },
};

test('15A3 rockets keep the third point for an impulse to come', () => {
  const state = setting({ ...rockets, turn: 12, left: [6, 6] });
  expect(choice(state)).toMatchObject({ type: 'barrage', target: '1922', rockets: 'half' });
});

test('15A3 rockets fire in full when nothing is to come', () => {
  const state = setting({ ...rockets, turn: 13, left: [0, 0] });
  const action = choice(state);
  expect(action).toMatchObject({ type: 'barrage', target: '1922' });
  expect(action).not.toHaveProperty('rockets');
});
