import { deedsOf } from '@impulse/engine';
import { expect, test } from 'vitest';
import { totensonntag } from '../game.js';
import type { State } from '../state.js';
import { act, setting } from '../testing/setting.js';
import { aids } from './index.js';

/** What a unit of the Commonwealth can do. */
const deedsIn = (state: State, unit: string) =>
  deedsOf(
    {
      aids,
      state,
      seat: 'cw',
      legal: (id) => totensonntag.legal(state, 'cw', id),
      unit: (id) => aids.unit(state, 'cw', id),
    },
    unit,
  );

test('moves have the points left, and stop in zones; attacks are sorted by the hex attacked', () => {
  const state = setting({ an: 3, units: { '7ad-7h': 'D10', '21-pz5-1': 'D12' } });
  const { ways, attacks, exits, others } = deedsIn(state, '7ad-7h');
  expect(ways.get('D11')).toMatchObject({ left: 3, effects: ['stops'], spot: { manner: 'go' } });
  expect(ways.get('D9')).toMatchObject({ left: 3, effects: [] });
  expect(ways.has('D10')).toBe(false);
  expect([...attacks.keys()]).toEqual(['D12']);
  expect(attacks.get('D12')?.every(({ spot }) => spot.kind === 'overrun')).toBe(true);
  expect([exits.size, others.length]).toEqual([0, 0]);
});

test('the way to Tobruk is beside the move to the exit', () => {
  const { ways, exits } = deedsIn(setting({ an: 3, units: { '7ad-7h': 'Q4' } }), '7ad-7h');
  expect(ways.get('Q2')?.action.type).toBe('move');
  expect(exits.get('Q2')?.action.type).toBe('exit');
});

test('an advance goes into the emptied hex, and staying is done where the unit is', () => {
  const state = setting({ an: 2, units: { '7ad-7h': 'H9', '21-pz5-1': { at: 'H10', hits: 3 } } });
  act(state, 'cw', { type: 'assault', unit: '7ad-7h', target: 'H10' }, [6, 6]);
  const { ways, others } = deedsIn(state, '7ad-7h');
  expect([...ways]).toMatchObject([['H10', { left: null, action: { type: 'advance' } }]]);
  expect(others).toEqual([{ type: 'stay', unit: '7ad-7h' }]);
});
