import { expect, test } from 'vitest';
import type { Action } from '../../actions/actions.js';
import { SOVIET } from '../../context.js';
import { whiteDeath } from '../../game.js';
import { knows } from '../../knowledge/knowledge.js';
import { ASSAULTED, NONE, type State, STEP, TARGET } from '../../state.js';
import { act, move, pointsSpent, whyNot } from '../../testing/movement.js';
import { hexOf, setting, unitOf } from '../../testing/setting.js';

/** 5.2, ruling 115. */

const assault = (unit: string): Action => ({ type: 'assault', unit, target: '1413' });
const callOff = (unit: string): Action => ({ type: 'call-off', unit });

/** Two units hold 1413, one below the other, and some of those beside it have declared an assault. */
function declared(...ids: readonly string[]): State {
  const units = { '9grd-18g': '1514', '9grd-smg': '1514', '83id-i-277': '1413', '83id-ii-277': '1413' };
  const state = setting({ units });
  for (const id of ids) act(state, assault(id));
  return state;
}

test('5.2, ruling 115 a unit that calls its assault off may move, or assault, with the points it has left', () => {
  const state = declared('9grd-18g');
  expect(whiteDeath.legal(state, 'soviet', '9grd-18g')).toEqual([callOff('9grd-18g')]);
  const log = act(state, callOff('9grd-18g'));
  expect(log).toEqual([
    { type: 'assault-called-off', rule: '5.2', seats: ['soviet'], detail: { unit: '9grd-18g', target: '1413' } },
  ]);
  const unit = unitOf(state, '9grd-18g');
  expect([state.target[unit], state.flags[unit] & ASSAULTED]).toEqual([NONE, 0]);
  expect([whyNot(state, assault('9grd-18g')), whyNot(state, move('9grd-18g', '1515'))]).toEqual([undefined, undefined]);
});

test('6B3, 15A1, ruling 115 the movement point and the supply are spent all the same', () => {
  const state = declared('9grd-18g');
  const [supply] = state.supply;
  act(state, callOff('9grd-18g'));
  expect([pointsSpent(state, '9grd-18g'), state.supply[0], state.paid[0]]).toEqual([1, supply, 1]);
});

test('4C, ruling 115 the hex is hidden again when nobody assaults it any more', () => {
  const state = declared('9grd-18g', '9grd-smg');
  const below = unitOf(state, '83id-ii-277');
  act(state, callOff('9grd-18g'));
  expect(knows(state, SOVIET, below)).toBe(true);
  act(state, callOff('9grd-smg'));
  expect(knows(state, SOVIET, below)).toBe(false);
  expect(state.marks[hexOf('1413')] & TARGET).toBe(0);
});

test('5.2 only what has been declared, and only while the phase lasts', () => {
  const state = declared('9grd-18g');
  expect(whyNot(state, callOff('9grd-smg'))).toBe('5.2 no-assault-declared');
  expect(whyNot(state, callOff('83id-i-277'))).toBe('5 not-your-unit');
  state.step = STEP.barrage;
  expect(whyNot(state, callOff('9grd-18g'))).toBe('5 wrong-step');
});
