import { expect, test } from 'vitest';
import type { State } from '../../state.js';
import { eventsOf, setting, scripted, strengthOf, unitOf, whereIs } from '../../testing/setting.js';
import { logOf, orderFor } from '../../testing/start.js';
import { checkRefit, playRefit } from './refit.js';
import { beginTurn } from '../turn/turn-start.js';

function turnTen(turn = 10): State {
  const state = setting({
    turn,
    step: 'decision',
    units: { '184tb-t34': { at: '3030', strength: 1 }, '184tb-mr': { at: '3131', strength: 2 }, '184tb-kv': 'lost' },
  });
  state.impulses.fill(0);
  return state;
}

const refit = (state: State, formation: string) => checkRefit(state, orderFor(state, { type: 'refit', formation }));

test('rule 18 one tank brigade may be refitted, on turn 10 only', () => {
  expect(refit(turnTen(), '184tb')).toBeNull();
  expect(refit(turnTen(9), '184tb')).toBe('no-refit');
  expect(refit(turnTen(11), '184tb')).toBe('no-refit');
});

test('rule 18 it must be a tank brigade, and in play', () => {
  expect(refit(turnTen(), '31rb')).toBe('not-a-tank-brigade');
  expect(refit(turnTen(), '33tb')).toBe('no-refit');
});

test('rule 18 only one of them', () => {
  const state = turnTen();
  playRefit(state, orderFor(state, { type: 'refit', formation: '184tb' }), null);
  expect(refit(state, '184tb')).toBe('no-refit');
});

test('rule 18, ruling 92 only before anybody has begun an impulse or passed', () => {
  const begun = turnTen();
  begun.impulses[1] = 1;
  expect(refit(begun, '184tb')).toBe('no-refit');
  const passed = turnTen();
  passed.passes = 1;
  expect(refit(passed, '184tb')).toBe('no-refit');
});

test('rule 18, ruling 91 its units leave the map and return on turn 11 by the east edge at full strength', () => {
  const state = turnTen();
  const log = logOf((into) => playRefit(state, orderFor(state, { type: 'refit', formation: '184tb' }), into));
  expect(eventsOf(log, 'refit-begins')[0].detail).toEqual({
    formation: '184tb',
    units: ['184tb-t34', '184tb-mr'],
    turn: 11,
  });
  expect(whereIs(state, '184tb-t34')).toBe('off');
  expect(whereIs(state, '184tb-kv')).toBe('lost');
  expect(strengthOf(state, '184tb-t34')).toBe(4);
  expect(strengthOf(state, '184tb-mr')).toBe(3);
  const unit = unitOf(state, '184tb-t34');
  expect(state.context.data.entries[state.entry[unit]].id).toBe('e');
  expect(state.due[unit]).toBe(11);
});

test('rule 18 they may enter in the first impulse of turn 11: they count as due the turn before', () => {
  const state = turnTen();
  playRefit(state, orderFor(state, { type: 'refit', formation: '184tb' }), null);
  const log = logOf((into) => beginTurn(state, 11, scripted(1), into));
  expect(state.due[unitOf(state, '184tb-t34')]).toBe(10);
  expect(state.due[unitOf(state, '184tb-kv')]).toBe(0);
  expect(eventsOf(log, 'refit-ends')[0].detail).toEqual({ formation: '184tb', entry: 'e' });
});
