import { describe, expect, test } from 'vitest';
import { AFV, GERMAN, grid, SOVIET } from '../context.js';
import { scenarioIds, type ScenarioId } from '../data/types.js';
import { script } from '../opponent/index.js';
import { fortressCut } from '../rules/city/fortress.js';
import { isCutOff, isolationNow } from '../rules/supply/isolation.js';
import type { State } from '../state.js';
import { begin, watch } from '../testing/scripted-battle.js';
import { germanCityHexes, partsOf } from './city-parts.js';

/** Set-ups against what the manual tells of each scenario's beginning. */

const cityOf = (scenario: ScenarioId): string[] => germanCityHexes(begin(scenario)).map((hex) => grid.labels[hex]);

/** Ids of those who are cut off, by side. */
function cutOff(scenario: ScenarioId, side: number): string[] {
  const state = begin(scenario);
  const { firstUnit, endUnit, unitIds } = state.context;
  const isolation = isolationNow(state);
  const found: string[] = [];
  for (let unit = firstUnit[side]; unit < endUnit[side]; unit++) {
    if (state.hexOf[unit] >= 0 && isCutOff(state, unit, isolation)) found.push(unitIds[unit]);
  }
  return found;
}

describe('the city', () => {
  test('is open in I, and cut off from II on', () => {
    expect(scenarioIds.filter((id) => fortressCut(begin(id)))).toEqual([
      'scenario-2',
      'scenario-3',
      'scenario-4',
      'scenario-5',
    ]);
  });

  test('is whole until the first relief attempt, and in two parts in the second', () => {
    const parts = scenarioIds.map((id) => partsOf(germanCityHexes(begin(id))));
    expect(parts).toEqual([1, 1, 1, 1, 2, 2]);
    expect(cityOf('scenario-4')).toEqual(['2219', '2419', '2420', '2520']);
  });
});

describe('whoever is cut off', () => {
  test('is nobody among the Soviets, nor anybody in I', () => {
    for (const id of scenarioIds) expect(cutOff(id, SOVIET), id).toEqual([]);
    expect(cutOff('scenario-1', GERMAN)).toEqual([]);
  });

  test.each(['scenario-3', 'scenario-4', 'scenario-5'] as const)('is in the city: %s', (id) => {
    const state = begin(id);
    const held = new Set(germanCityHexes(state));
    for (const unit of cutOff(id, GERMAN))
      expect(held, unit).toContain(state.hexOf[state.context.unitNumber.get(unit)!]);
  });
});

describe('the last garrison, in V', () => {
  const garrison = (state: State): number[] => {
    const { fortress, firstUnit, endUnit } = state.context;
    const units: number[] = [];
    for (let unit = firstUnit[GERMAN]; unit < endUnit[GERMAN]; unit++) {
      if (fortress[unit] === 1 && state.hexOf[unit] >= 0) units.push(unit);
    }
    return units;
  };

  test('has no unit of a single point but the assault guns that broke in', () => {
    const state = begin('scenario-5');
    const held = new Set(germanCityHexes(state));
    for (let unit = 0; unit < state.hexOf.length; unit++) {
      if (state.strength[unit] !== 1 || !held.has(state.hexOf[unit])) continue;
      expect(state.context.class[unit], state.context.unitIds[unit]).toBe(AFV);
    }
    expect(garrison(state).reduce((sum, unit) => sum + state.strength[unit], 0)).toBe(16);
  });

  test('lives through the first Soviet impulse', () => {
    for (let seed = 1; seed <= 4; seed++) {
      const state = begin('scenario-5');
      const before = garrison(state).length;
      let after: number[] | null = null;
      watch(script, state, seed, ({ state: now }) => {
        if (after === null && now.active === GERMAN) after = [garrison(now).length, germanCityHexes(now).length];
      });
      expect(after, `seed ${seed}`).toEqual([before, 3]);
    }
  });
});
