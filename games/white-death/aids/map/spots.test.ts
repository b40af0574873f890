import { expect, test } from 'vitest';
import { type Action, actionTypes } from '../../actions/actions.js';
import { sideIds } from '../../data/types.js';
import { whiteDeath } from '../../game.js';
import { ASSAULTED } from '../../state.js';
import { playRandomly } from '../../testing/play.js';
import { hexOf, setting, unitOf } from '../../testing/setting.js';
import { aids } from '../index.js';

const state = setting({
  units: { '9grd-18g': '3030', '9grd-art': { at: '3029', deployed: true }, '83id-i-183': '3031' },
});
const spotOf = (action: Action) => aids.spot(state, 'soviet', action);

test('a move is done by its path, in its last hex, by all who go', () => {
  expect(spotOf({ type: 'move', unit: '9grd-18g', path: ['3029', '3028'], with: ['9grd-art'] })).toEqual({
    manner: 'go',
    kind: 'move',
    hex: '3028',
    units: ['9grd-18g', '9grd-art'],
    aim: null,
    path: ['3029', '3028'],
  });
});

test('8 a reinforcement that comes by rail enters, everybody else goes', () => {
  expect(spotOf({ type: 'rail', unit: '9grd-18g', path: ['3029'] }).manner).toBe('go');
  expect(spotOf({ type: 'rail', unit: '9grd-22g', path: ['4020', '3920'] }).manner).toBe('enter');
});

test('6B2 to place a gun deployed is another thing than to place it', () => {
  expect(spotOf({ type: 'place', unit: '9grd-art', hex: '3029' }).kind).toBe('place');
  expect(spotOf({ type: 'place', unit: '9grd-art', hex: '3029', deployed: true }).kind).toBe('place-deployed');
});

test('5.5 fire is given by those who assault the hex, and by the guns that support them', () => {
  state.target[unitOf(state, '9grd-18g')] = hexOf('3031');
  state.flags[unitOf(state, '9grd-18g')] |= ASSAULTED;
  expect(spotOf({ type: 'fire', target: '3031', support: ['9grd-art'] })).toMatchObject({
    manner: 'attack',
    hex: '3031',
    units: ['9grd-18g', '9grd-art'],
  });
});

test('4C whose unit it is that acts decides who may know where', () => {
  const stacked = setting({ units: { '9grd-18g': '3030', '9grd-art': '3030' } });
  expect(aids.spot(stacked, 'soviet', { type: 'deploy', unit: '9grd-art' }).hex).toBe('3030');
  expect(aids.spot(stacked, 'german', { type: 'deploy', unit: '9grd-art' }).hex).toBeNull();
});

test('everything that is offered has its place, along random battles', () => {
  const met = new Set<string>();
  for (const scenario of ['scenario-1', 'scenario-5'] as const) {
    playRandomly('spots', scenario, (battle, event) => {
      const seat = sideIds[battle.deciding];
      if (event % 9 > 0 || seat === undefined) return true;
      for (const action of whiteDeath.legal(battle, seat)) {
        met.add(action.type);
        const { manner, hex, path } = aids.spot(battle, seat, action);
        if (manner !== 'choice' && manner !== 'unit') expect(hexOf(hex!)).toBeGreaterThanOrEqual(0);
        if (path.length > 0) expect(path.at(-1)).toBe(hex);
      }
      return event < 120;
    });
  }
  expect(met.size).toBeGreaterThan(actionTypes.length / 2);
});
