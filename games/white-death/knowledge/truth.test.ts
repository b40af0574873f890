import { makeRandom, truth, unknown } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import type { ScenarioId } from '../data/types.js';
import { whiteDeath } from '../game.js';
import { playRandomly } from '../testing/play.js';

/** Somebody who may see everything. */
describe('the seat of the whole truth', () => {
  test.each<ScenarioId>(['scenario-1', 'scenario-3', 'scenario-5'])(
    'is shown everything, so that its view is the battle itself: %s',
    (scenario) => {
      const random = makeRandom('truth');
      playRandomly('truth', scenario, (state, event) => {
        if (event % 12 > 0) return true;
        const view = whiteDeath.view(state, truth);
        expect(JSON.stringify(view)).not.toContain(`"${unknown}"`);
        expect(view).toMatchObject({ seat: truth, position: whiteDeath.position(state), legal: null });
        const sampled = whiteDeath.sample(state, view, random);
        if (!sampled.ok) throw new Error(sampled.error.message);
        expect(whiteDeath.position(sampled.value)).toEqual(whiteDeath.position(state));
        expect([...sampled.value.cells]).toEqual([...state.cells]);
        return event < 240;
      });
    },
  );

  test('loses nothing by being redacted', () => {
    playRandomly('truth', 'scenario-2', (state, event) => {
      const copy = whiteDeath.blank(state);
      whiteDeath.redact(state, truth, makeRandom('redacted'), copy);
      expect(copy.cells).toEqual(state.cells);
      return event < 20;
    });
  });
});
