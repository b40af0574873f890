import { makeRandom } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import { sideIds } from '../data/types.js';
import { whiteDeath } from '../game.js';
import type { State } from '../state.js';
import { battle } from '../testing/play.js';
import { setting, stackAt, strengthOf } from '../testing/setting.js';

function imagined(state: State, seat: string, seed: string): State {
  const into = whiteDeath.blank(state);
  whiteDeath.redact(state, seat, makeRandom(seed), into);
  return into;
}

describe('4C what both sides have read in the scenario is no secret', () => {
  test.each(['scenario-2', 'scenario-3', 'scenario-4', 'scenario-5'] as const)(
    'the set-up of %s is imagined as it is',
    (id) => {
      const state = battle(id);
      for (const side of sideIds) {
        for (const seed of ['one', 'two', 'three']) {
          const { hexOf, strength } = imagined(state, side, seed);
          expect(hexOf, side).toEqual(state.hexOf);
          expect(strength, side).toEqual(state.strength);
        }
      }
    },
  );

  test('whoever set out together is imagined together, as weak as the others have become', () => {
    // 83id-ii-277 and lix-17-obs begin in one hex with two points each, 83id-i-277 and lix-286-flak in another.
    const units = {
      '83id-ii-277': { at: '1421', strength: 1 },
      'lix-17-obs': '1421',
      '83id-i-277': { at: '1822', strength: 1 },
      'lix-286-flak': '1822',
      '31rb-1': '2533',
    };
    const state = setting({ scenario: 'scenario-3', units });
    for (let number = 0; number < 20; number++) {
      const into = imagined(state, 'soviet', `together ${number}`);
      expect(stackAt(into, '1421')).toEqual(['83id-ii-277', 'lix-17-obs']);
      expect(strengthOf(into, 'lix-17-obs')).toBe(1);
    }
  });

  test('others are looked for in the neighbourhood before they are looked for in their division', () => {
    // 83id-i-277 begins beside 83id-iii-257, and nobody else does; 291id-i-504 is far from all of them.
    const units = {
      '83id-i-277': '2520',
      '83id-iii-257': '2520',
      '291id-i-504': '0912',
      '83id-i-257': '0912',
      '31rb-1': '2533',
    };
    const state = setting({ scenario: 'scenario-3', units });
    for (let number = 0; number < 20; number++) {
      expect(stackAt(imagined(state, 'soviet', `near ${number}`), '2520')).toContain('83id-iii-257');
    }
  });
});
