import { keyedDice } from '@impulse/engine';
import { expect, test } from 'vitest';
import type { Action } from '../actions/actions.js';
import { sideIds } from '../data/types.js';
import { totensonntag } from '../game.js';
import { unitsActivated } from '../invariants/prospects.js';
import { cloneState, type State, STEP, steps } from '../state.js';
import { optionsOf, playRandomly } from '../testing/play.js';
import { battle, setting } from '../testing/setting.js';
import { aids } from './index.js';

const activated = (state: State, seat: string): unknown[] =>
  aids.prospects(state, seat).map(({ facts }) => facts['activated']);

/** Takes the number, and lets everything else pass until the impulse of the side begins. */
function impulseAfter(state: State, action: Action): State {
  const side = state.deciding;
  const then = cloneState(state);
  const dice = keyedDice(1);
  totensonntag.play(then, sideIds[side], action, dice, null);
  while (then.step !== STEP.impulse || then.active !== side) {
    const passing: Partial<Record<string, Action>> = {
      'choose-an': { type: 'choose-an', value: 1 },
      'adjust-an': { type: 'adjust-an', delta: 0 },
    };
    totensonntag.play(then, sideIds[then.deciding], passing[steps[then.step]] ?? { type: 'done' }, dice, null);
  }
  return then;
}

test('the historical set-up of the DAK counts the bonus of combined arms', () => {
  const state = battle('historical');
  state.deciding = 0;
  expect(activated(state, 'dak')).toEqual([24, 24, 9, 7, 4, 0]);
});

test('every prospect names the units it counts', () => {
  const state = battle('historical');
  state.deciding = 0;
  const prospects = aids.prospects(state, 'dak');
  expect(prospects.map(({ units }) => units?.length)).toEqual(activated(state, 'dak'));
  expect(prospects[4].units).toEqual(expect.arrayContaining(['21-pz5-1', '21-pz5-2', '21-rec3', '15-rec33']));
});

test('Stuarts are activated by a five for assaults only, so an enemy must be beside them', () => {
  const choosing = { side: 'cw', step: 'choose-an', previous: { cw: 6 } } as const;
  const alone = setting({ ...choosing, units: { '7ad-3rtr': 'H9' } });
  expect(activated(alone, 'cw')[4]).toBe(0);
  const beside = setting({ ...choosing, units: { '7ad-3rtr': 'H9', '21-pz5-1': 'H10' } });
  expect(activated(beside, 'cw')[4]).toBe(1);
});

test('every number activates in the impulse what was foretold', () => {
  const seen = { 'choose-an': 0, 'adjust-an': 0 };
  for (let number = 0; number < 4; number++) {
    playRandomly(number, optionsOf(number), 'historical', (state) => {
      const step = steps[state.step];
      if (step !== 'choose-an' && step !== 'adjust-an') return;
      seen[step]++;
      for (const { value, action, facts } of aids.prospects(state, sideIds[state.deciding])) {
        if (!action) continue;
        const then = impulseAfter(state, action);
        expect(then.an[then.active]).toBe(value);
        expect(facts['activated']).toBe(unitsActivated(then));
      }
    });
  }
  expect(seen['choose-an']).toBeGreaterThan(10);
  expect(seen['adjust-an']).toBeGreaterThan(5);
});

test('a side that adjusts its roll can take its neighbours, and sees the others for comparison', () => {
  const state = setting({ side: 'dak', step: 'adjust-an', an: 4, previous: { dak: 5 }, units: {} });
  state.settled[0] = 1;
  expect(aids.prospects(state, 'dak').map(({ action }) => action)).toEqual([
    null,
    null,
    { type: 'adjust-an', delta: -1 },
    { type: 'adjust-an', delta: 0 },
    { type: 'adjust-an', delta: 1 },
    null,
  ]);
  expect(aids.prospects(state, 'cw')).toEqual([]);
});
