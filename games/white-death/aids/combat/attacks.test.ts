import { expect, test } from 'vitest';
import { DEFENDED, RESOLVED, SHELLED, type State } from '../../state.js';
import { assaulted } from '../../testing/drafts.js';
import { hexOf } from '../../testing/setting.js';
import { attacksKnown } from './attacks.js';

const hex = hexOf('3031');
const progressOf = (state: State): string | undefined => attacksKnown(state, 'soviet')[0]?.progress;

test('5.2 an assault is told with its units and where they come from', () => {
  expect(attacksKnown(assaulted('assault'), 'soviet')).toEqual([
    { hex: '3031', progress: 'declared', over: false, units: ['9grd-18g', '9grd-22g'], from: ['3030', '3131'] },
  ]);
});

test('5 every phase brings it a stage further', () => {
  const state = assaulted('assault');
  state.marks[hex] |= SHELLED;
  expect(progressOf(state)).toBe('barraged');
  state.marks[hex] |= DEFENDED;
  expect(progressOf(state)).toBe('defended');
  state.marks[hex] |= RESOLVED;
  expect(progressOf(state)).toBe('held');
});
