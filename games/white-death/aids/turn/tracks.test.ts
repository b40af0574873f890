import { truth } from '@impulse/engine';
import { expect, test } from 'vitest';
import { setting } from '../../testing/setting.js';
import { aids } from '../index.js';

const valueOf = (...[state, seat, code, side]: [...Parameters<typeof aids.tracks>, string, (string | null)?]) =>
  aids.tracks(state, seat).find((track) => track.code === code && (side === undefined || track.side === side));

test('5.1, 15, 18 the tracker tells what both sides have left', () => {
  const state = setting({
    side: 'german',
    turn: 4,
    weather: 'snow',
    impulse: 3,
    left: [6, 2],
    supply: [5, 4, 1],
    units: {},
  });
  state.replacements[1] = 3;
  expect(valueOf(state, 'soviet', 'turn')).toMatchObject({ value: 4, full: state.context.scenario.turns[1] });
  expect(valueOf(state, 'soviet', 'weather')?.value).toBe('snow');
  expect(valueOf(state, 'soviet', 'impulse-points')).toMatchObject({ side: 'german', value: 3 });
  expect(valueOf(state, 'soviet', 'points', 'soviet')?.value).toBe(6);
  expect(valueOf(state, 'soviet', 'points', 'german')?.value).toBe(2);
  expect(valueOf(state, 'soviet', 'supply', 'german')?.value).toBe(4);
  expect(valueOf(state, 'soviet', 'fortress-supply')?.value).toBe(1);
  expect(valueOf(state, 'soviet', 'replacements', 'german')?.value).toBe(3);
});

test('8 how much went by rail a side knows of itself only', () => {
  const state = setting({ units: {} });
  state.railed[0] = 7;
  expect(valueOf(state, 'soviet', 'railed', 'soviet')?.value).toBe(7);
  expect(valueOf(state, 'german', 'railed', 'soviet')?.value).toBeNull();
  expect(valueOf(state, truth, 'railed', 'soviet')?.value).toBe(7);
});
