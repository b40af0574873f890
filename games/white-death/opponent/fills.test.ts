import { expect, test } from 'vitest';
import { GERMAN } from '../context.js';
import type { State } from '../state.js';
import { choice } from '../testing/impulse.js';
import { setting } from '../testing/setting.js';

/** A weak battalion in the city, and one far from the front. */
function weakened(): State {
  const state = setting({
    side: 'german',
    units: {
      '83id-i-277': { at: '2219', strength: 1 },
      '83id-i-257': { at: '0719', strength: 1 },
      '357rd-1188': '2519',
    },
  });
  state.replacements[GERMAN] = 2;
  return state;
}

test('18 replacements go to the weakest at the front', () => {
  expect(choice(weakened())).toMatchObject({ type: 'replace', unit: '83id-i-277' });
});

test('18, ruling 43 nobody in a fortress that has paid is chosen for replacements', () => {
  const state = weakened();
  state.avoidsIsolation = 1;
  expect(choice(state)).toMatchObject({ type: 'replace', unit: '83id-i-257' });
});
