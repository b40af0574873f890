import { makeRandom } from '@impulse/engine';
import { expect, test } from 'vitest';
import { sideIds } from '../data/types.js';
import { whiteDeath } from '../game.js';
import { STEP } from '../state.js';
import { playRandomly } from '../testing/play.js';
import { composeGroup, isGroup } from './groups.js';

test('ruling 110 luck finds groups that move, enter and advance, and every one is legal', () => {
  const random = makeRandom('groups');
  const found = new Map<string, number>();
  for (const scenario of ['scenario-1', 'scenario-4', 'scenario-3'] as const) {
    playRandomly('groups', scenario, (state, event) => {
      const asked = state.step === STEP.advance || (state.step === STEP.movement && event % 3 === 0);
      const action = asked ? composeGroup(state, random) : null;
      if (!action) return event < 900;
      expect(isGroup(action)).toBe(true);
      expect(whiteDeath.refuse(state, sideIds[state.deciding], action)).toBeNull();
      found.set(action.type, (found.get(action.type) ?? 0) + 1);
      return event < 900;
    });
  }
  expect([...found.keys()].toSorted()).toEqual(['advance', 'enter', 'move']);
  expect(found.get('move')).toBeGreaterThan(50);
});
