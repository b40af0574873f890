import { expect, test } from 'vitest';
import { SOVIET } from '../../context.js';
import type { Action } from '../../actions/actions.js';
import { whiteDeath } from '../../game.js';
import { cloneState, type State, STOPPED } from '../../state.js';
import { scripted, setting, unitOf } from '../../testing/setting.js';
import { tidingsOf } from './tidings.js';

const state = setting({
  units: { '9grd-18g': '1114', '9grd-22g': '1214', '93id-i-270': '1115', '83id-i-251': '1115', '291id-i-504': '1013' },
});

function after(action: Action): State {
  const played = cloneState(state);
  expect(whiteDeath.refuse(played, 'soviet', action)).toBeNull();
  whiteDeath.play(played, 'soviet', action, scripted(), null);
  return played;
}

const told = (one: State): number => tidingsOf(one, SOVIET);

test('an assault on a stack tells who else is in it, one on a single unit nothing', () => {
  const [stack, single] = ['1115', '1013'].map((target) => after({ type: 'assault', unit: '9grd-18g', target }));
  expect(told(stack)).not.toBe(told(state));
  expect(told(single)).toBe(told(state));
  expect(Math.min(told(stack), told(single))).toBeGreaterThan(0);
});

test('a loss on the way is news, a move is none', () => {
  expect(told(after({ type: 'move', unit: '9grd-22g', path: ['1213'] }))).toBe(told(state));
  const lost = cloneState(state);
  lost.losses[0]++;
  expect(told(lost)).not.toBe(told(state));
});

test('nothing is news to a side whose units have all stopped, or when the movement is over', () => {
  const stopped = after({ type: 'assault', unit: '9grd-18g', target: '1115' });
  stopped.flags[unitOf(stopped, '9grd-22g')] |= STOPPED;
  expect(told(stopped)).toBe(0);
  expect(told(setting({ units: { '9grd-18g': '1114' }, step: 'assault' }))).toBe(0);
});
