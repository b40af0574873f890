import { ActionCodes, keyedDice, makeRandom } from '@impulse/engine';
import { expect, test } from 'vitest';
import { whiteDeath } from '../../game.js';
import { checkMoves, pointsLeft } from '../../rules/movement/may-move.js';
import { nodeTail } from '../../rules/movement/reach-codes.js';
import { findReach, isDominated, nodeHex, type Reach, reachedCost } from '../../rules/movement/reach.js';
import { NONE, POINT, type State, STEP } from '../../state.js';
import { begin } from '../../testing/scripted-battle.js';
import { distancesIn, distancesTo } from '../map/distances.js';
import { script } from '../script.js';
import { forgetReaches, type GoalHeading, makeReaches, recallReach, type Reaches } from './reaches.js';

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

/** Towards one of the towns of the railway, and not much farther from it than before. */
function headingOf(state: State, unit: number, points: number, event: number): GoalHeading {
  const { trunkTowns } = state.context.ground;
  const goal = trunkTowns[event % trunkTowns.length];
  const left = distancesTo(distancesIn(state), state, goal, unit);
  return { goal, left, most: points + left[state.hexOf[unit]] - POINT * ((event % 3) - 1) };
}

/** Those of the nodes of a search from which no more is left than the heading allows. */
function ofInterest(nodes: readonly number[], whole: Reach, { left, most }: GoalHeading): number[] {
  const isOf = (node: number): boolean => reachedCost(whole, node) + left[nodeHex(node)] <= most;
  return nodes.filter((node) => isOf(node < 0 ? ~node : node));
}

test('a search with a heading finds what is of interest by the same ways', () => {
  const state = begin('scenario-4');
  const { context, deciding: side } = state;
  state.step = STEP.movement;
  state.impulse = 4;
  let compared = 0;
  for (let unit = context.firstUnit[side]; unit < context.endUnit[side]; unit++) {
    if (state.hexOf[unit] < 0) continue;
    const points = 4 * POINT;
    const heading = headingOf(state, unit, points, unit);
    const waysTo = (reach: Reach) =>
      [...reach.nodes.subarray(0, reach.count)]
        .filter((node) => reachedCost(reach, node) + heading.left[nodeHex(node)] <= heading.most)
        .map((node) => [node, reachedCost(reach, node), nodeTail(reach, node)]);
    const whole = findReach(state, unit, points);
    const [all, count] = [waysTo(whole), whole.count];
    const headed = findReach(state, unit, points, heading);
    expect(waysTo(headed)).toEqual(all);
    if (headed.count < count) compared++;
  }
  expect(compared).toBeGreaterThan(20);
});

test.each(['scenario-1', 'scenario-4'] as const)('what is remembered is what a search would find: %s', (scenario) => {
  const state = begin(scenario);
  const policies = [script.make(), script.make()];
  const dice = keyedDice(7);
  const random = makeRandom('reaches');
  const chosen = new ActionCodes();
  const reaches = makeReaches();
  let phase = '';
  let shared = 0;
  let narrowed = 0;
  for (let event = 0, before = -1; whiteDeath.codes.deciding(state) >= 0; event++) {
    const { context, deciding: side } = state;
    const now = [state.turn, state.step, side, ...state.impulses].join(' ');
    if (now !== phase) forgetReaches(reaches);
    phase = now;
    for (let unit = context.firstUnit[side]; state.step === STEP.movement && unit < context.endUnit[side]; unit++) {
      // Every seventh unit at a time: all of them come about.
      if ((unit + event) % 7 > 0 || state.hexOf[unit] < 0 || checkMoves(state, unit)) continue;
      const points = pointsLeft(state, unit) - (event % 2) * POINT;
      const all = searched(state, unit, points);
      if (unit % 4 === 0) {
        const heading = headingOf(state, unit, points, event);
        const headed = recallReach(reaches, state, unit, points, heading);
        const whole = findReach(state, unit, points);
        expect(ofInterest(recalled(reaches, headed, points), whole, heading)).toEqual(ofInterest(all, whole, heading));
        if (reaches.goal[headed] !== NONE) narrowed++;
      }
      const known = recallReach(reaches, state, unit, points);
      if (known !== unit) shared++;
      expect(recalled(reaches, known, points)).toEqual(all);
    }
    policies[side][side === before ? 'chooseNext' : 'choose'](state, random, chosen);
    before = side;
    dice.begin(event);
    const ground = distancesIn(state);
    whiteDeath.codes.play(state, chosen, 0, dice, null);
    if (distancesIn(state) !== ground) forgetReaches(reaches);
  }
  expect(shared).toBeGreaterThan(20);
  expect(narrowed).toBeGreaterThan(20);
});
