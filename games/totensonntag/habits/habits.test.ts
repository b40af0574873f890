import { scriptedDice } from '@impulse/engine';
import { expect, test } from 'vitest';
import { CW, DAK } from '../context.js';
import { totensonntag } from '../game.js';
import { liftUnit, LOST, STEP } from '../state.js';
import { setting, unitOf } from '../testing/setting.js';
import { habits } from './habits.js';

const named = (counts: readonly number[]): Readonly<Record<string, number>> =>
  Object.fromEntries(habits.names.flatMap((name, i) => (counts[i] === 0 ? [] : [[name, counts[i]] as const])));

test('a gun that dies alone is counted, one that dies in company is not', () => {
  const state = setting({ units: { 'nz-6fd': 'G9', 'nz-24': 'H9', '7ad-60fd': 'H9' }, side: 'dak' });
  const watcher = habits.watch();
  watcher.see(state);
  liftUnit(state, unitOf(state, 'nz-6fd'), LOST);
  watcher.see(state);
  liftUnit(state, unitOf(state, '7ad-60fd'), LOST);
  watcher.see(state);
  expect(named(watcher.counts(CW))).toEqual({ 'units lost standing alone': 1, 'guns lost standing alone': 1 });
});

test('an assault with the last point is counted, and whoever has not acted when the impulse ends', () => {
  const state = setting({
    units: { '7ad-7h': { at: 'G9', hits: 2 }, '7ad-2rtr': 'G9', '21-pz5-1': 'G10' },
    side: 'cw',
    an: 3,
    enemyAn: 2,
  });
  const watcher = habits.watch();
  watcher.see(state);
  const dice = scriptedDice([1, 1]);
  totensonntag.play(state, 'cw', { type: 'assault', unit: '7ad-7h', target: 'G10' }, dice, null);
  watcher.see(state);
  totensonntag.play(state, 'cw', { type: 'done' }, dice, null);
  watcher.see(state);
  expect(named(watcher.counts(CW))).toEqual({
    'assaults by units with one point left': 1,
    'activated units that do nothing': 1,
  });
});

test('a hurt unit beside the enemy is counted when night falls, and an empty objective with an enemy near', () => {
  const state = setting({
    units: { 'ad-155-1': { at: 'L3', hits: 1 }, '7ad-7h': 'L2' },
    side: 'dak',
    an: 6,
    couplet: 4,
  });
  const watcher = habits.watch();
  watcher.see(state);
  state.step = STEP.night;
  watcher.see(state);
  expect(named(watcher.counts(DAK))).toEqual({
    'hurt units in enemy zones at night': 1,
    'threatened objectives left empty': 1,
  });
});
