import { makeRandom } from '@impulse/engine';
import { expectNoPosition, type Json, PositionSample, readSpoilt } from '@impulse/engine/testing/positions.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { totensonntag } from '../game.js';
import { brokenState } from '../invariants/state.js';
import { type State, steps } from '../state.js';
import { optionsOf, playRandomly } from '../testing/play.js';

/** Positions spoilt at random are read without a throw, and whatever is accepted can be played. */

const originals = collect();

function collect(): string[] {
  const sample = new PositionSample<State>((state) => totensonntag.position(state), 8, 300);
  for (let seed = 0; seed < 6; seed++) {
    const random = makeRandom(`keep ${seed}`);
    playRandomly(seed, optionsOf(seed % 3 ? 0 : seed * 5), seed % 2 ? 'free' : 'historical', (state) =>
      sample.see(state, random),
    );
  }
  expect(sample.steps).toBe(steps.length);
  return sample.texts;
}

const gentle = fc.record({
  unit: fc.nat(75),
  change: fc.oneof(
    fc.record({ hits: fc.nat(3) }),
    fc.record({
      flags: fc.subarray(['moved', 'assaulted', 'overran', 'advanced', 'combined-arms', 'recovered', 'flown']),
    }),
    fc.record({ at: fc.constantFrom('exited', 'off', 'G9', 'C12', 'M7'), hits: fc.nat(1) }),
    fc.constant('lost' as const),
    fc.record({ supports: fc.nat(2), flags: fc.constant(['supported']) }),
  ),
});

/** A rough change before may have left anything in the place of units. */
function soften(position: Json, { unit, change }: { readonly unit: number; readonly change: object | 'lost' }): void {
  const { units, lost } = position as { readonly units?: Record<string, object>; readonly lost?: unknown };
  const id = Object.keys(units ?? {})[unit];
  if (!units || id === undefined || typeof units[id] !== 'object') return;
  if (change !== 'lost') Object.assign(units[id] ?? {}, change);
  else if (Array.isArray(lost)) {
    lost.push(id);
    delete units[id];
  }
}

test('spoilt positions never throw, and those accepted are sound', () => {
  const { accepted, refused } = readSpoilt(
    {
      game: totensonntag,
      broken: brokenState,
      actions: 20,
      viewed: () => true,
      asked: (state, side) => totensonntag.legal(state, side),
      list: (state, _, into) => totensonntag.codes.list(state, into),
    },
    {
      originals,
      vocabulary: {
        highest: 10,
        names: ['dak', 'cw', 'off', 'lost', 'exited', '?', 'G9', 'M7', 'K7', 'Q2', '7ad-7h', '21-pz5-1', 'lw-ju87'],
        words: [...steps, 'pending', 'rolls', 'chose', 'adjusted', 'moved', 'ranged-in', 'flown', 'advanced'],
        pieces: [['moved'], ['ranged-in'], ['G9', 'G10'], ['7ad-7h', '7ad-2rtr']],
        depth: 5,
      },
      gentle,
      soften,
      runs: 600,
      seed: 1941,
    },
  );
  expect(refused).toBeGreaterThan(200);
  expect(accepted).toBeGreaterThan(20);
});

test('any JSON at all, and views in the place of positions, are refused', () => {
  expectNoPosition(totensonntag, originals, 1941);
});
