import { keyedDice, makeRandom } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import { sideIds } from '../../data/types.js';
import { whiteDeath } from '../../game.js';
import { offeredTo } from '../../invariants/prospects.js';
import { cloneState, type State, STEP } from '../../state.js';
import { playRandomly } from '../../testing/play.js';
import { setting, unitOf } from '../../testing/setting.js';
import { aids } from '../index.js';

const decision = (units: Parameters<typeof setting>[0]['units'], left: readonly [number, number] = [10, 10]): State => {
  const state = setting({ step: 'decision', impulse: 0, left, units });
  state.impulses[0] = 0;
  return state;
};

describe('5.1 what a number of movement points would bring', () => {
  test('5.5 assaults of the Soviets need three points, or all they have left', () => {
    const units = { '9grd-18g': '3030', '83id-i-183': '3031' };
    const allowed = aids.prospects(decision(units), 'soviet').map(({ facts }) => facts['assault']);
    expect(allowed.slice(0, 4)).toEqual([false, false, true, true]);
    const last = aids.prospects(decision(units, [2, 10]), 'soviet');
    expect(last.map(({ facts }) => facts['assault']).slice(0, 2)).toEqual([false, true]);
    expect(last.map(({ action }) => action !== null)).toEqual([true, true, ...new Array<boolean>(8).fill(false)]);
  });

  test('6B3 a unit three hexes away needs the points for the way, and one for the assault', () => {
    const state = decision({ '9grd-18g': '3030', '83id-i-183': '3033' });
    const reach = aids.prospects(state, 'soviet').map(({ facts }) => facts['reach']);
    const [way] = aids
      .reach(begun(state, 10), 'soviet', '9grd-18g')
      .filter(({ effects }) => effects.includes('assault'))
      .toSorted((a, b) => b.left - a.left);
    const least = Math.ceil(10 - way.left) + 1;
    expect(reach.indexOf(1) + 1).toBe(Math.max(3, least));
  });

  test('5 the other side decides next, or whoever has points left, or the turn is over', () => {
    const units = { '9grd-18g': '3030' };
    const next = (left: readonly [number, number]) =>
      aids.prospects(decision(units, left), 'soviet').flatMap(({ action, facts }) => (action ? [facts['next']] : []));
    expect(next([2, 1])).toEqual(['german', 'german']);
    expect(next([2, 0])).toEqual(['soviet', 'nobody']);
  });

  test('17 reinforcements of this turn come in the second impulse', () => {
    const state = decision({ '9grd-18g': 'off' });
    const unit = unitOf(state, '9grd-18g');
    state.due[unit] = state.turn;
    state.entry[unit] = state.context.ground.entryNumber.get('e')!;
    expect(aids.prospects(state, 'soviet')[4].facts['arrivals']).toBe(0);
    state.impulses[0] = 1;
    expect(aids.prospects(state, 'soviet')[4].facts['arrivals']).toBe(1);
    state.impulses[0] = 0;
    const waits = aids.prospects(state, 'soviet').map(({ facts }) => facts['waits']);
    expect(waits).toEqual([...new Array<number>(9).fill(0), 1]);
  });

  test('only whoever decides is told', () => {
    const state = decision({ '9grd-18g': '3030' });
    expect(aids.prospects(state, 'german')).toEqual([]);
    expect(aids.prospects(setting({ units: {} }), 'soviet')).toEqual([]);
  });
});

function begun(state: State, points: number): State {
  const then = cloneState(state);
  const dice = keyedDice(1);
  dice.begin(0);
  whiteDeath.play(then, sideIds[state.deciding], { type: 'impulse', points }, dice, null);
  return then;
}

test('prospects are what the movement phase then offers, along random battles', () => {
  const random = makeRandom('prospects');
  let compared = 0;
  for (const scenario of ['scenario-1', 'scenario-3', 'scenario-4'] as const) {
    let here = 0;
    playRandomly('prospects', scenario, (state) => {
      if (state.step !== STEP.decision) return true;
      const seat = sideIds[state.deciding];
      const open = aids.prospects(state, seat).filter(({ action }) => action !== null);
      expect(open).toHaveLength(state.points[state.deciding]);
      const { value, facts } = open[random.below(open.length)];
      // 17F: who comes on a die cannot be foreseen.
      if (state.turn < 12) expect(facts, `${seat} with ${value}`).toMatchObject(offeredTo(begun(state, value), seat));
      compared++;
      return ++here < 4;
    });
  }
  expect(compared).toBe(12);
});
