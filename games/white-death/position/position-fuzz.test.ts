import { makeRandom } from '@impulse/engine';
import { expectNoPosition, type Json, PositionSample, readSpoilt } from '@impulse/engine/testing/positions.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unitCount } from '../context.js';
import { scenarioIds, weathers } from '../data/types.js';
import { whiteDeath } from '../game.js';
import { brokenState } from '../invariants/state.js';
import { flagBits, markBits } from './position.js';
import { type State, steps } from '../state.js';
import { playRandomly } from '../testing/play.js';

/** Positions spoilt at random are read without a throw, and whatever is accepted can be played. */

const originals = collect();

function collect(): string[] {
  const sample = new PositionSample<State>((state) => whiteDeath.position(state), 6, 200);
  for (const [index, scenario] of scenarioIds.entries()) {
    const random = makeRandom(`keep ${index}`);
    playRandomly(
      `keep ${index}`,
      scenario,
      (state, event) => {
        sample.see(state, random);
        return event < 900 || (index === 1 && sample.steps < steps.length);
      },
      { setup: index % 2 ? 'historical' : 'free' },
    );
  }
  expect(sample.steps).toBe(steps.length);
  return sample.texts;
}

const gentle = fc.record({
  unit: fc.nat(unitCount - 1),
  change: fc.oneof(
    fc.record({ strength: fc.integer({ min: 1, max: 6 }) }),
    fc.record({ flags: fc.subarray([...flagBits.names], { minLength: 1 }) }),
    fc.record({ spent: fc.nat(120) }),
    fc.record({ due: fc.nat(12) }),
  ),
});

function soften(position: Json, { unit, change }: { unit: number; change: object }): void {
  const { units } = position as { units?: Record<string, Json> };
  const entries = Object.entries(units ?? {});
  const [id, one] = entries[unit % Math.max(1, entries.length)] ?? [];
  if (id !== undefined && typeof one === 'object' && one !== null) Object.assign(one, change);
}

const acting = new Int16Array(unitCount);

test('spoilt positions never throw, and those accepted are sound', () => {
  const { accepted, refused } = readSpoilt(
    {
      game: whiteDeath,
      broken: brokenState,
      actions: 6,
      viewed: (event) => event === 0,
      asked(state, side, random) {
        const count = whiteDeath.codes.actors(state, acting);
        const units = Array.from({ length: Math.min(4, count) }, () => acting[random.below(count)]);
        return units.flatMap((unit) => whiteDeath.legal(state, side, state.context.unitIds[unit]));
      },
      list(state, random, into) {
        const count = whiteDeath.codes.actors(state, acting);
        if (count > 0 && random.below(2) === 0) whiteDeath.codes.listOf(state, acting[random.below(count)], into);
        if (into.length === 0) whiteDeath.codes.listGeneral(state, into);
        if (into.length === 0) whiteDeath.codes.list(state, into);
      },
    },
    {
      originals,
      vocabulary: {
        highest: 16,
        names: ['soviet', 'german', 'off', 'exited', '?', '2419', '2927', '0719', '4043', '9grd-18g', '83id'],
        words: [...steps, ...weathers, ...flagBits.names, ...markBits.names],
        pieces: [['deployed'], ['target'], ['9grd-18g', '9grd-22g'], { at: 'off' }],
        depth: 4,
      },
      gentle,
      soften,
      runs: 500,
      seed: 1942,
    },
  );
  expect(refused).toBeGreaterThan(150);
  expect(accepted).toBeGreaterThan(20);
});

test('any JSON at all, and views in the place of positions, are refused', () => {
  expectNoPosition(whiteDeath, originals, 1942);
});
