import {
  ActionCodes,
  type Cells,
  keyedDice,
  type Game,
  makeRandom,
  type PolicyMaker,
  type PublicAction,
} from '@impulse/engine';
import { expect, test } from 'vitest';
import { planner, type Planning } from '../planner/planner.js';
import { type Found, type Outcome, type Round, searchPlans } from '../planner/search.js';
import { Simulation } from '../planner/simulation.js';
import { makeTrials } from '../planner/trials.js';
import { randomPolicy } from '../random-policy.js';

/** Everything a policy does with a position until its impulse is over, or the other side has to decide in it. */
export function playImpulse<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  maker: PolicyMaker<S>,
  state: S,
  seed = 'impulse',
): A[] {
  const policy = maker.make();
  const codes = new ActionCodes();
  const random = makeRandom(seed);
  const dice = keyedDice(1);
  const [side, clock] = [game.codes.deciding(state), game.clock(state, 'impulse')];
  const actions: A[] = [];
  while (game.codes.deciding(state) === side && game.clock(state, 'impulse') === clock) {
    policy[actions.length === 0 ? 'choose' : 'chooseNext'](state, random, codes);
    actions.push(game.codes.action(state, codes, 0));
    dice.begin(actions.length);
    game.codes.play(state, codes, 0, dice, null);
  }
  return actions;
}

/** What every planner keeps to, in a position in which an impulse is to be planned: tests to be registered beside the battle. */
export function testPlanner<S extends Cells, A extends PublicAction>(
  planning: Planning<S, A>,
  root: S,
  budget: number,
): void {
  const { game, repertoire } = planning;
  const maker = planner(planning, { id: 'tested', version: 1, budget });

  /** Searches with so many threads, each of which has a simulation of its own and makes every so-manieth trial. */
  function searchWith(threads: number): Found {
    const side = game.codes.deciding(root);
    const variety = makeRandom('variety');
    const workers = Array.from({ length: threads }, () => new Simulation(planning, root, 77));
    const search = searchPlans(
      repertoire.stances(root, side),
      (plan) => repertoire.vary(root, side, plan, variety),
      variety,
      budget,
      repertoire.judging,
    );
    const share = ({ trials }: Round): Outcome[] => {
      const outcomes: Outcome[] = [];
      workers.toReversed().forEach((worker, at) => {
        const own = trials.flatMap((trial, index) => (index % threads === at ? [{ trial, index }] : []));
        const made = makeTrials(
          worker,
          own.map(({ trial }) => trial),
        );
        own.forEach(({ index }, one) => (outcomes[index] = made[one]));
      });
      return outcomes;
    };
    let step = search.next([]);
    while (!step.done) step = search.next(share(step.value));
    return step.value;
  }

  test('a plan is the same whether one, two or four threads simulate', () => {
    const alone = searchWith(1);
    expect(searchWith(2)).toEqual(alone);
    expect(searchWith(4)).toEqual(alone);
  });

  test('a plan is thought about once in an impulse, does not touch the position, and is carried out', () => {
    const policy = maker.make();
    const codes = new ActionCodes();
    const before = root.cells.slice();
    let draws = 0;
    const random = { ...makeRandom('counted'), uint32: () => draws++ };
    policy.choose(root, random, codes);
    expect(draws).toBe(1);
    expect(root.cells).toEqual(before);
    policy.chooseNext(root, random, codes);
    expect(draws).toBe(1);
  });

  test('where the enemy may be somebody else, one sample after the other meets each of them', () => {
    const other = randomPolicy(game);
    const scoresAgainst = (...enemies: readonly PolicyMaker<S>[]): number[] =>
      makeTrials(
        new Simulation({ ...planning, enemies }, root, 77),
        Array.from({ length: 8 }, (_, sample) => ({ attempt: { kind: 'plan', moods: new Map() }, sample })),
      ).map(({ score }) => score);
    const [usual, random] = [scoresAgainst(planning.script), scoresAgainst(other)];
    expect(random).not.toEqual(usual);
    expect(scoresAgainst(planning.script, other)).toEqual(usual.map((score, i) => (i % 2 === 0 ? score : random[i])));
  });

  test('what a plan leaves undone is taken off its chance, and off no single action', () => {
    const scoresWith = (neglected: number): number[] => {
      const simulation = new Simulation(planning, root, 77, () => neglected);
      const plan = { kind: 'plan', moods: new Map() } as const;
      const codes = new ActionCodes();
      game.codes.list(root, codes);
      const action = { kind: 'action', head: codes.head(0), tail: codes.tail(0) } as const;
      return makeTrials(
        simulation,
        [plan, action].map((attempt) => ({ attempt, sample: 0 })),
      ).map(({ score }) => score);
    };
    const [plan, action] = scoresWith(0);
    expect(scoresWith(0.25)).toEqual([plan - 0.25, action]);
  });
}
