import type { Aids, Bounds, Shade } from '@impulse/engine';
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

const painted = (id: string, change: (shade: Shade) => Shade): Partial<BattleAids> => ({
  overlay: (...asked) => (asked[2] === id ? change(aids.overlay(...asked)) : aids.overlay(...asked)),
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
  [
    'an assault is said to need more points',
    'shown-is-true',
    painted('threat', (shade) => ({ ...shade, flags: shade.flags.map((flag) => ({ ...flag, text: '2' })) })),
  ],
  [
    'a gun is said to have its full effect at its whole range',
    'shown-is-true',
    painted('range', ({ hexes, ...shade }) => ({ ...shade, hexes, grades: { good: hexes, fair: [], poor: [] } })),
  ],
  ['what a unit sees is not painted', 'shown-is-true', painted('sight', (shade) => ({ ...shade, hexes: [] }))],
  [
    'the target is said to be in the way of itself',
    'shown-is-true',
    {
      lineOfSight: (...asked) => {
        const sight = aids.lineOfSight!(...asked);
        return sight?.kind === 'barred' ? { ...sight, by: asked[3] } : sight;
      },
    },
  ],
  [
    'nobody is shown to be badly off',
    'shown-is-true',
    painted('supply', (shade) => ({ ...shade, grades: { good: shade.hexes, fair: [], poor: [] } })),
  ],
  [
    'nobody is warned of what is forgotten',
    'shown-is-true',
    {
      left: (...asked) => {
        const left = aids.left(...asked);
        return left && { ...left, warnings: [] };
      },
    },
  ],
  [
    'nobody is said to be able to assault',
    'shown-is-true',
    { tasks: (...asked) => aids.tasks!(...asked).filter(({ code }) => code !== 'assaults') },
  ],
  [
    'every event begins a chapter',
    'chapters-are-times',
    { chapter: (event) => ({ key: JSON.stringify(event), level: 'part', kind: event.type, detail: {} }) },
  ],
  ['nobody of a march stays', 'ways-are-legal', { march: () => ({ actions: [], stay: [] }) }],
];

test.each(faults)('%s: %s', (_, invariant, faulty) => {
  expect(brokenBy(faulty)).toBe(invariant);
});
