import { ActionCodes } from '@impulse/engine';
import { expect, test } from 'vitest';
import { KIND } from '../../actions/actions.js';
import { headKind, headValue } from '../../actions/packing.js';
import { BARRAGED, BUILT, DEPLOYED, MOVED, NONE, SHAKEN, type State, STOPPED, TARGET } from '../../state.js';
import { eventsOf, type Setting, setting, scripted, momentOf, unitOf } from '../../testing/setting.js';
import { logOf, orderFor } from '../../testing/start.js';
import { checkImpulse, checkPass, endImpulse, listImpulses, playImpulse, playPass } from './impulses.js';

function decision(given: Partial<Setting> = {}): State {
  const state = setting({ step: 'decision', turn: 3, left: [10, 10], units: { '31rb-1': '3525' }, ...given });
  state.impulses.fill(0);
  return state;
}

const impulse = (state: State, points: number) => checkImpulse(state, orderFor(state, { type: 'impulse', points }));
const take = (state: State, points: number) =>
  playImpulse(state, orderFor(state, { type: 'impulse', points }), scripted(), null);
const end = (state: State, ...dice: number[]) => endImpulse(state, scripted(...dice), null);

test('5.1 a side chooses from one point to all it has left', () => {
  const state = decision({ left: [4, 10] });
  expect(impulse(state, 0)).toBe('points-out-of-range');
  expect(impulse(state, 1)).toBeNull();
  expect(impulse(state, 4)).toBeNull();
  expect(impulse(state, 5)).toBe('too-few-points-left');
  expect(impulse(state, 11)).toBe('points-out-of-range');
  const codes = new ActionCodes();
  listImpulses(state, codes);
  const listed = Array.from({ length: codes.length }, (_, i) => codes.head(i));
  expect(listed.filter((head) => headKind(head) === KIND.impulse).map(headValue)).toEqual([1, 2, 3, 4]);
  expect(listed.filter((head) => headKind(head) === KIND.pass)).toHaveLength(1);
});

test('5.1 the points are taken off those of the turn, and movement begins', () => {
  const state = decision();
  const log = logOf((into) => playImpulse(state, orderFor(state, { type: 'impulse', points: 4 }), scripted(), into));
  expect(state.points[0]).toBe(6);
  expect(state.impulse).toBe(4);
  expect(momentOf(state)).toBe('3 movement soviet');
  expect(log).toEqual([
    {
      type: 'impulse-begins',
      rule: '5.1',
      detail: { turn: 3, side: 'soviet', number: 1, points: 4, left: 6 },
    },
  ]);
});

test('rule 5 an impulse begins with nothing spent, stopped, fired or declared; deployment stays', () => {
  const state = decision();
  const unit = unitOf(state, '31rb-1');
  state.flags[unit] = DEPLOYED | BUILT | STOPPED | MOVED | BARRAGED | SHAKEN;
  state.spent[unit] = 24;
  state.target[unit] = 7;
  state.marks[7] = TARGET;
  state.paid.fill(2);
  state.intensity.fill(1);
  take(state, 3);
  expect(state.flags[unit]).toBe(DEPLOYED | BUILT);
  expect(state.spent[unit]).toBe(0);
  expect(state.target[unit]).toBe(NONE);
  expect(state.marks[7]).toBe(0);
  expect([...state.paid, ...state.intensity]).toEqual([0, 0, 0, 0, 0, 0]);
});

test('rule 5 impulses alternate', () => {
  const state = decision();
  take(state, 3);
  end(state);
  expect(momentOf(state)).toBe('3 decision german');
  take(state, 2);
  end(state);
  expect(momentOf(state)).toBe('3 decision soviet');
});

test('rule 5 when one side has no points left the other goes on alone', () => {
  const state = decision({ left: [2, 10] });
  take(state, 2);
  end(state);
  take(state, 4);
  end(state);
  expect(momentOf(state)).toBe('3 decision german');
  expect(state.impulses[1]).toBe(1);
});

test('rule 5 when both have none the turn is over and the next begins', () => {
  const state = decision({ left: [2, 0] });
  take(state, 2);
  const log = logOf((into) => endImpulse(state, scripted(1), into));
  expect(eventsOf(log, 'turn-ends')[0].detail).toEqual({ turn: 3 });
  expect(momentOf(state)).toBe('4 decision soviet');
});

test('rule 5 after the last turn the battle is over', () => {
  const state = decision({ turn: 13, left: [2, 0] });
  take(state, 2);
  const log = logOf((into) => endImpulse(state, scripted(), into));
  expect(momentOf(state)).toBe('13 over nobody');
  expect(eventsOf(log, 'battle-ends')).toHaveLength(1);
});

test('rule menu-impulse, ruling 5 a pass costs nothing while the enemy has points', () => {
  const state = decision();
  expect(checkPass(state)).toBeNull();
  const log = logOf((into) => playPass(state, into));
  expect(log).toEqual([{ type: 'passed', rule: 'menu-impulse', detail: { side: 'soviet', left: 10 } }]);
  expect(state.points[0]).toBe(10);
  expect(state.impulses[0]).toBe(0);
  expect(momentOf(state)).toBe('3 decision german');
});

test('rule menu-impulse, ruling 5 after both have passed one point at least must be spent', () => {
  const state = decision();
  playPass(state, null);
  expect(checkPass(state)).toBeNull();
  playPass(state, null);
  expect(momentOf(state)).toBe('3 decision soviet');
  expect(checkPass(state)).toBe('must-spend');
  take(state, 1);
  end(state);
  expect(checkPass(state)).toBeNull();
});

test('rule menu-impulse, ruling 5 nobody may pass when the enemy has no points left', () => {
  expect(checkPass(decision({ left: [5, 0] }))).toBe('must-spend');
});

test('4C when an impulse is over nothing of its assaults is left to be seen', () => {
  const state = decision();
  take(state, 3);
  state.marks[7] = TARGET;
  end(state);
  expect(state.marks[7]).toBe(0);
  expect(state.impulse).toBe(0);
});
