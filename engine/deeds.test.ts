import { expect, test } from 'vitest';
import type { Manner, Spot, UnitCard } from './aids.js';
import { deedsOf } from './deeds.js';
import { duelAids } from './testing/duel-aids.js';

/** A unit in A1 that can do one thing of every manner. */

const spots: Readonly<Record<string, Partial<Spot> & { readonly manner: Manner }>> = {
  drive: { manner: 'go', hex: 'A2', path: ['A2'] },
  'drive out and back': { manner: 'go', hex: 'A1', path: ['A2', 'A1'] },
  land: { manner: 'place', hex: 'A3' },
  leave: { manner: 'leave', hex: 'A4' },
  assault: { manner: 'attack', hex: 'A5' },
  barrage: { manner: 'attack', hex: 'A5' },
  dig: { manner: 'unit', hex: 'A1' },
  pass: { manner: 'choice' },
};

const battle = {
  state: { cells: new Int16Array() },
  seat: 'west',
  legal: () => Object.keys(spots).map((type) => ({ type })),
  unit: () => ({ hex: 'A1' }) as UnitCard,
  aids: {
    ...duelAids,
    spot: (_state: unknown, _seat: string, { type }: { readonly type: string }) => {
      return { kind: type, hex: null, units: ['u'], aim: null, path: [], ...spots[type] };
    },
    reach: () => [{ hex: 'A2', left: 3, path: ['A2'], effects: ['stops'] }],
    drafts: {},
  },
} as unknown as Parameters<typeof deedsOf<{ readonly cells: Int16Array }, { readonly type: string }>>[0];

test('what a unit can do is sorted by where it is done', () => {
  const { unit, ways, exits, attacks, others } = deedsOf(battle, 'u');
  expect(unit).toBe('u');
  expect([...ways].map(([hex, { action }]) => `${hex} ${action.type}`)).toEqual(['A2 drive', 'A3 land']);
  expect([...exits.keys()]).toEqual(['A4']);
  expect(attacks.get('A5')?.map(({ action }) => action.type)).toEqual(['assault', 'barrage']);
  expect(others.map(({ type }) => type)).toEqual(['dig', 'pass']);
});

test('points left and effects come from the reach, where the unit travels', () => {
  const { ways } = deedsOf(battle, 'u');
  expect(ways.get('A2')).toMatchObject({ left: 3, effects: ['stops'] });
  expect(ways.get('A3')).toMatchObject({ left: null, effects: [] });
});
