import { expect, test } from 'vitest';
import { GERMAN, SOVIET } from '../context.js';
import { whiteDeath } from '../game.js';
import { liftUnit, LOST, type State, STEP } from '../state.js';
import { scripted, setting, unitOf } from '../testing/setting.js';
import { habits } from './habits.js';

const named = (counts: readonly number[]): Readonly<Record<string, number>> =>
  Object.fromEntries(habits.names.flatMap((name, i) => (counts[i] === 0 ? [] : [[name, counts[i]] as const])));

/** What is counted when a side ends its impulse in a position. */
function neglected(state: State, side: number): Readonly<Record<string, number>> {
  const watcher = habits.watch();
  watcher.see(state);
  state.step = STEP.decision;
  watcher.see(state);
  return named(watcher.counts(side));
}

test('a gun that dies alone is counted, one that dies in company is not', () => {
  const state = setting({ units: { '9grd-art': '1213', '31rb-art': '1012', '31rb-1': '1012', '93id-i-270': '0331' } });
  const watcher = habits.watch();
  watcher.see(state);
  liftUnit(state, unitOf(state, '9grd-art'), LOST);
  watcher.see(state);
  liftUnit(state, unitOf(state, '31rb-1'), LOST);
  watcher.see(state);
  expect(named(watcher.counts(SOVIET))).toEqual({ 'units lost standing alone': 1, 'guns lost standing alone': 1 });
  expect(named(watcher.counts(GERMAN))).toEqual({});
});

test('an assault with the last point is counted, one with two is not', () => {
  const state = setting({
    units: { '31rb-1': { at: '1114', strength: 1 }, '31rb-2': { at: '1114', strength: 2 }, '291id-i-504': '1014' },
  });
  const watcher = habits.watch();
  watcher.see(state);
  for (const unit of ['31rb-1', '31rb-2']) {
    whiteDeath.play(state, 'soviet', { type: 'assault', unit, target: '1014' }, scripted(), null);
    watcher.see(state);
  }
  expect(named(watcher.counts(SOVIET))).toEqual({ 'assaults by units with one point left': 1 });
});

test('guns beside the enemy are counted where nobody is with them', () => {
  const beside = { '9grd-art': '1114', '291id-i-504': '1014' } as const;
  expect(neglected(setting({ units: beside }), SOVIET)).toEqual({
    'guns left alone beside the enemy that could have gone': 1,
  });
  expect(neglected(setting({ units: { ...beside, '31rb-1': '1114' } }), SOVIET)).toEqual({});
});

test('22 guns that cannot go are not counted: in the city before its release, or without points to leave', () => {
  const units = { '83id-i-183': '2420', '31rb-1': '2521' } as const;
  const state = setting({ units, side: 'german' });
  expect(neglected(state, GERMAN)).toEqual({ 'guns left alone beside the enemy that could have gone': 1 });
  const frozen = setting({ units, side: 'german' });
  frozen.released = 0;
  expect(neglected(frozen, GERMAN)).toEqual({});
  const spent = setting({ units, side: 'german', impulse: 0 });
  expect(neglected(spent, GERMAN)).toEqual({});
});

test('idle are those who stay far from the enemy in open country', () => {
  const state = setting({ units: { '31rb-1': '3010', '31rb-2': '1114', '291id-i-504': '1014' } });
  expect(neglected(state, SOVIET)).toEqual({ 'idle units behind the front': 1 });
});

test('17 reinforcements are counted that could have come', () => {
  const state = setting({ turn: 3, units: { '31rb-1': 'off', '31rb-2': 'off', '291id-i-504': '0331' } });
  state.due[unitOf(state, '31rb-1')] = 3;
  state.due[unitOf(state, '31rb-2')] = 4;
  expect(neglected(setting({ units: {} }), SOVIET)).toEqual({});
  state.impulses[SOVIET] = 2;
  expect(neglected(state, SOVIET)).toEqual({ 'reinforcements left off the map': 1 });
});

test('towns of the trunk railway are counted that nobody holds and an enemy is near', () => {
  const near = { units: { '31rb-1': '1114' }, side: 'german' } as const;
  expect(neglected(setting(near), GERMAN)).toEqual({ 'threatened railway towns left empty': 2 });
  expect(neglected(setting({ ...near, garrisons: ['0915', '0912'] }), GERMAN)).toEqual({});
  expect(neglected(setting({ ...near, units: { '31rb-1': '2421' } }), GERMAN)).toEqual({});
});

test('15C those who are cut off when a turn ends are counted', () => {
  const units = { '93id-i-270': '1506', '31rb-1': '1406', '31rb-2': '1606', '9grd-18g': '1405', '9grd-22g': '1605' };
  const state = setting({ units: { ...units, '9grd-31g': '1505', '257rd-943': '1507' } });
  const watcher = habits.watch();
  watcher.see(state);
  state.turn++;
  watcher.see(state);
  expect(named(watcher.counts(GERMAN))).toMatchObject({ 'units outside the city cut off at the end of a turn': 1 });
});
