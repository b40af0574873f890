import { ActionCodes, keyedDice, makeRandom } from '@impulse/engine';
import { expect, test } from 'vitest';
import { whiteDeath } from '../../game.js';
import { checkMoves, pointsLeft } from '../../rules/movement/may-move.js';
import { findReach, isDominated, reachedCost } from '../../rules/movement/reach.js';
import { POINT, type State, STEP } from '../../state.js';
import { begin } from '../../testing/scripted-battle.js';
import { distancesIn } from '../map/distances.js';
import { script } from '../script.js';
import { forgetReaches, makeReaches, recallReach, type Reaches } from './reaches.js';

/** The nodes that a unit reaches for no more than `points`, as `known` has them. */
function recalled(reaches: Reaches, known: number, points: number): number[] {
  const first = reaches.first[known];
  return [...reaches.nodes.subarray(first, first + reaches.count[known])].filter(
    (_, i) => reaches.costs[first + i] <= points,
  );
}

function searched(state: State, unit: number, points: number): number[] {
  const reach = findReach(state, unit, points);
  return [...reach.nodes.subarray(0, reach.count)]
    .filter((node) => reachedCost(reach, node) <= points)
    .map((node) => (isDominated(reach, node) ? ~node : node));
}

test.each(['scenario-1', 'scenario-4'] as const)('what is remembered is what a search would find: %s', (scenario) => {
  const state = begin(scenario);
  const policies = [script.make(), script.make()];
  const dice = keyedDice(7);
  const random = makeRandom('reaches');
  const chosen = new ActionCodes();
  const reaches = makeReaches();
  let phase = '';
  let shared = 0;
  for (let event = 0, before = -1; whiteDeath.codes.deciding(state) >= 0; event++) {
    const { context, deciding: side } = state;
    const now = [state.turn, state.step, side, ...state.impulses].join(' ');
    if (now !== phase) forgetReaches(reaches);
    phase = now;
    for (let unit = context.firstUnit[side]; state.step === STEP.movement && unit < context.endUnit[side]; unit++) {
      // Every seventh unit at a time: all of them come about.
      if ((unit + event) % 7 > 0 || state.hexOf[unit] < 0 || checkMoves(state, unit)) continue;
      const points = pointsLeft(state, unit) - (event % 2) * POINT;
      const known = recallReach(reaches, state, unit, points);
      if (known !== unit) shared++;
      expect(recalled(reaches, known, points)).toEqual(searched(state, unit, points));
    }
    policies[side][side === before ? 'chooseNext' : 'choose'](state, random, chosen);
    before = side;
    dice.begin(event);
    const ground = distancesIn(state);
    whiteDeath.codes.play(state, chosen, 0, dice, null);
    if (distancesIn(state) !== ground) forgetReaches(reaches);
  }
  expect(shared).toBeGreaterThan(20);
});
