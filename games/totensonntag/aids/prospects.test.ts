import { expect, test } from 'vitest';
import { sideIds } from '../data/types.js';
import { randomBattle } from '../testing/random.js';
import { battle, scene } from '../testing/scene.js';
import { readyUnits } from './ready.js';
import { isActivated, TO_MOVE } from '../rules/activations.js';
import { openImpulse } from '../rules/sequence.js';
import { cloneState, type State, STEP } from '../state.js';
import { aids } from './index.js';

const activated = (state: State, seat: string): unknown[] =>
  aids.prospects(state, seat).map(({ facts }) => facts['activated']);

test('the historical set-up of the DAK counts the bonus of combined arms', () => {
  const state = battle('historical');
  state.side = 0;
  expect(activated(state, 'dak')).toEqual([24, 24, 9, 7, 4, 0]);
});
