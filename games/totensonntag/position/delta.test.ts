import { makeRandom } from '@impulse/engine';
import { deltaProblem } from '@impulse/engine/testing/deltas.js';
import { describe, expect, test } from 'vitest';
import { totensonntag } from '../game.js';
import { cloneState, type State } from '../state.js';
import { optionsOf, playRandomly } from '../testing/play.js';

/** The earlier view and the delta are the later view. */

const seats = ['dak', 'cw', 'observer', 'truth'];

const scenarioOf = (seed: number) => (seed % 2 === 0 ? 'historical' : 'free');

function positionsOf(seed: number): State[] {
  const positions: State[] = [];
  playRandomly(seed, optionsOf(seed), scenarioOf(seed), (state) => void positions.push(cloneState(state)));
  return positions;
}

function expectDeltas(before: State, after: State, some: readonly string[] = seats): void {
  for (const seat of some) expect(deltaProblem(totensonntag, before, after, seat)).toBeNull();
}

describe('views change by their deltas', () => {
  test.each([0, 1])('from step to step of random battle %i and back, for the seats by turns', (seed) => {
    const positions = positionsOf(seed);
    expect(positions.length).toBeGreaterThan(100);
    for (const [index, after] of positions.entries()) {
      const before = positions[Math.max(0, index - 1)];
      // Random play looks at every step with the eyes of all; here one by turns is enough.
      const one = [seats[index % seats.length]];
      expectDeltas(before, after, one);
      expectDeltas(after, before, one);
    }
  });

  test('from any position of a battle to any other', () => {
    const positions = positionsOf(2);
    const random = makeRandom('jumps');
    const any = () => positions[random.below(positions.length)];
    for (let i = 0; i < 200; i++) expectDeltas(any(), any());
  });

  test('where nothing changes nothing is told', () => {
    const [state] = positionsOf(0);
    expect(totensonntag.viewDeltas(state, cloneState(state), seats)).toEqual([{}, {}, {}, {}]);
  });
});
