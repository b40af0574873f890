import { makeRandom, observer, truth } from '@impulse/engine';
import { deltaProblem } from '@impulse/engine/testing/deltas.js';
import { describe, expect, test } from 'vitest';
import { type ScenarioId, sideIds } from '../data/types.js';
import { whiteDeath } from '../game.js';
import { grid } from '../context.js';
import { cloneState, relocate, type State } from '../state.js';
import { playRandomly } from '../testing/play.js';
import { setting, unitOf } from '../testing/setting.js';

/** The earlier view and the delta are the later view. */

const seats = [...sideIds, observer, truth];

function positionsOf(scenario: ScenarioId, longest: number): State[] {
  const positions: State[] = [];
  playRandomly(`deltas of ${scenario}`, scenario, (state, event) => {
    positions.push(cloneState(state));
    return event < longest;
  });
  return positions;
}

function expectDeltas(before: State, after: State, some: readonly string[] = seats): void {
  for (const seat of some) expect(deltaProblem(whiteDeath, before, after, seat)).toBeNull();
}

describe('views change by their deltas', () => {
  test.each<ScenarioId>(['scenario-1', 'scenario-3', 'scenario-5'])(
    'from step to step of random %s and back, for the seats by turns',
    (scenario) => {
      const positions = positionsOf(scenario, 300);
      expect(positions.length).toBeGreaterThan(100);
      for (const [index, after] of positions.entries()) {
        const before = positions[Math.max(0, index - 1)];
        // Random play looks at every step with the eyes of all; here one by turns is enough.
        const all = index % 8 === 0;
        expectDeltas(before, after, all ? seats : [seats[index % seats.length]]);
        if (all) expectDeltas(after, before);
      }
    },
  );

  test('from any position of a battle to any other', () => {
    const positions = positionsOf('scenario-2', 600);
    const random = makeRandom('jumps');
    const any = () => positions[random.below(positions.length)];
    for (let i = 0; i < 60; i++) expectDeltas(any(), any());
  });

  test('what becomes of a hidden unit is not told; what the unit above it uncovers is', () => {
    const units = { '9grd-18g': '3026', '9grd-smg': '3026', '9grd-at': '3026' };
    const before = setting({ units });
    const [top, second] = ['9grd-18g', '9grd-smg'].map((id) => unitOf(before, id));
    const after = cloneState(before);
    after.spent[second] = 12;
    after.strength[second]--;
    expect(whiteDeath.viewDeltas(before, after, ['german'])).toEqual([{}]);
    relocate(after, top, grid.parse('3027'));
    expect(whiteDeath.viewDeltas(before, after, ['german'])[0]).toEqual({
      units: { '9grd-18g': { at: '3027' }, '9grd-smg': { at: '3026', strength: after.strength[second] } },
      stacks: { '3026': ['9grd-smg', '?'] },
    });
  });
});
