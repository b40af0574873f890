import type { Aids, Bounds } from '@impulse/engine';
import { checkedPlayer, type Invariant, InvariantError } from '@impulse/engine/invariants/index.js';
import { expect, test } from 'vitest';
import type { Action } from '../actions/actions.js';
import { aids } from '../aids/index.js';
import { whiteDeath } from '../game.js';
import type { State } from '../state.js';
import { whiteDeathChecks } from './index.js';

/** Aids that only White Death has, or that have more to promise here, are found out by random play. */

type BattleAids = Aids<State, Action>;

function brokenBy(faulty: Partial<BattleAids>): Invariant | undefined {
  const checks = { ...whiteDeathChecks('fierce'), aids: { ...aids, ...faulty } };
  for (let seed = 0; seed < 2; seed++) {
    try {
      const effort = { someUnits: 12, resumes: false };
      checkedPlayer(whiteDeath, { scenario: 'scenario-1', options: {} }, `faulty aids ${seed}`, checks, effort);
    } catch (error) {
      if (error instanceof InvariantError) return error.invariant;
      throw error;
    }
  }
  return undefined;
}

/** Drafts whose bounds are others. */
const bounded = (change: (bounds: Bounds) => Bounds): Partial<BattleAids> => ({
  drafts: Object.fromEntries(
    Object.entries(aids.drafts).map(([type, drafting]) => [
      type,
      {
        ...drafting,
        bounds: (...asked: Parameters<typeof drafting.bounds>) =>
          Object.fromEntries(Object.entries(drafting.bounds(...asked)).map(([field, one]) => [field, change(one)])),
      },
    ]),
  ),
});

const faults: readonly (readonly [string, Invariant, Partial<BattleAids>])[] = [
  [
    'a target may have more fire than there is',
    'drafts-are-legal',
    bounded((one) =>
      one.kind === 'shares' ? { ...one, rows: one.rows.map((row) => ({ ...row, most: row.most + 9 })) } : one,
    ),
  ],
  [
    'together units keep more points than the slowest has',
    'ways-are-legal',
    { together: (...asked) => aids.together!(...asked).map((way) => ({ ...way, left: (way.left ?? 0) + 0.5 })) },
  ],
  [
    'a hazard comes up that the end of the way does not tell of',
    'ways-are-legal',
    { hazards: (...asked) => aids.hazards!(...asked).map((_, index) => [`flood ${index}`]) },
  ],
  ['nobody of a march stays', 'ways-are-legal', { march: () => ({ actions: [], stay: [] }) }],
];

test.each(faults)('%s: %s', (_, invariant, faulty) => {
  expect(brokenBy(faulty)).toBe(invariant);
});
