import { foresee } from '@impulse/opponent';
import { totensonntag } from '@impulse/totensonntag';
import { DAK } from '@impulse/totensonntag/context.js';
import { setting } from '@impulse/totensonntag/testing/setting.js';
import { expect, test } from 'vitest';

const units = { '7ad-7h': 'G9', '7ad-2rtr': 'G9', '21-pz5-1': 'G12', '21-pz5-2': 'G12' } as const;

test('the impulse after that of the other side is foreseen', () => {
  const state = setting({ units, side: 'cw', an: 5, enemyAn: 3, turn: 2 });
  const foreseen = foresee(totensonntag, state, 'dak', 4);
  expect(foreseen?.actions).toBe(1);
  expect(foreseen?.state.active).toBe(DAK);
  expect(totensonntag.turn(state)).toMatchObject({ side: 'cw' });
});

test('what comes after dice is not', () => {
  // The second impulse of a couplet: new numbers are rolled when it ends.
  const state = setting({ units, side: 'cw', an: 3, enemyAn: 5, turn: 2 });
  expect(foresee(totensonntag, state, 'dak', 4)).toBeNull();
});
