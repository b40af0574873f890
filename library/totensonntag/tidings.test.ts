import { ActionCodes, keyedDice, makeRandom } from '@impulse/engine';
import { type Company, type Helper, planner, rehearsalsOf, sitterOf, type Thought } from '@impulse/opponent';
import { totensonntag } from '@impulse/totensonntag';
import type { Action } from '@impulse/totensonntag/actions/actions.js';
import { repertoire } from '@impulse/totensonntag/opponent/index.js';
import { cloneState, type State } from '@impulse/totensonntag/state.js';
import { setting } from '@impulse/totensonntag/testing/setting.js';
import { describe, expect, test } from 'vitest';
import { planning } from './opponents.js';

const [budget, tidingsBudget] = [40, 30];
const maker = planner(planning, { id: 'tested', version: 1, budget, tidingsBudget });

/** Several units of the Commonwealth beside the enemy: more than one throw of the dice in an impulse. */
const root = setting({
  units: {
    '7ad-7h': 'G9',
    '7ad-2rtr': 'G9',
    '7ad-6rtr': 'H9',
    '7ad-60fd': 'F9',
    'ari-m13-7': 'G10',
    'ad-155-1': 'H10',
  },
  side: 'cw',
  an: 3,
  turn: 6,
  couplet: 4,
});

/** What is done with the position until the impulse is over, and the budgets of the searches that this takes. */
async function impulse(company: Omit<Company, 'patience'>, most = Infinity) {
  const state = cloneState(root);
  const sitter = sitterOf(totensonntag, () => maker.make());
  const dice = keyedDice(3);
  const thoughts: Thought<Action>[] = [];
  const budgets: number[] = [];
  const tidings: number[] = [];
  const clock = totensonntag.clock(state, 'impulse');
  while (totensonntag.clock(state, 'impulse') === clock) {
    if (repertoire.kindOf(state) === 'impulse') tidings.push(repertoire.tidings!(state, 1));
    const asked = new Set<number>();
    const patience = (progress: { readonly budget: number }): boolean => {
      asked.add(progress.budget);
      return budgets.length + asked.size <= most;
    };
    const random = makeRandom(`${thoughts.length}`);
    const thought = await sitter.thinkTogether(state, 'cw', random, { ...company, patience });
    expect(totensonntag.refuse(state, 'cw', thought.action)).toBeNull();
    budgets.push(...asked);
    thoughts.push(thought);
    dice.begin(thoughts.length);
    totensonntag.play(state, 'cw', thought.action, dice, null);
  }
  return { thoughts, budgets, tidings, actions: thoughts.map(({ action }) => action) };
}

function helper(): Helper {
  const rehearsals = rehearsalsOf(totensonntag, maker.make(), root);
  return {
    begin: (state, seed) => rehearsals.begin(state, seed),
    make: (trials) => Promise.resolve(rehearsals.make(trials)),
  };
}

describe('a planner that thinks again whenever the dice have fallen', () => {
  test('plans the impulse, and its rest after every throw as long as somebody can act', async () => {
    const { budgets, tidings } = await impulse({});
    const told = new Set(tidings.filter((one) => one !== 0));
    expect(told.size).toBeGreaterThan(2);
    expect(budgets).toEqual([budget, ...Array.from({ length: told.size - 1 }, () => tidingsBudget)]);
  });

  test('does the same in one thread, in two and in four', async () => {
    const { actions } = await impulse({});
    for (const helpers of [1, 3]) {
      const helping = Array.from({ length: helpers }, helper);
      expect((await impulse({ callHelpers: () => helping })).actions).toEqual(actions);
    }
  });

  test('chooses alone what it chooses in company', async () => {
    const { actions } = await impulse({});
    const state = cloneState(root);
    const sitter = sitterOf(totensonntag, () => maker.make());
    const dice = keyedDice(3);
    for (const [number, action] of actions.entries()) {
      expect(sitter.think(state, 'cw', makeRandom(`${number}`)).action).toEqual(action);
      dice.begin(number + 1);
      totensonntag.play(state, 'cw', action, dice, null);
    }
  });

  test('goes on with its plan when there is no time to think again', async () => {
    const { thoughts, budgets } = await impulse({}, 1);
    expect(budgets[0]).toBe(budget);
    expect(thoughts[0].cutShort).toBeUndefined();
    const cut = thoughts.flatMap(({ cutShort }) => cutShort ?? []);
    expect(cut.length).toBeGreaterThan(0);
    for (const one of cut) expect(one).toEqual({ done: 0, budget: tidingsBudget });
  });

  test('does not think again where nothing new is known', () => {
    const policy = maker.make();
    const codes = new ActionCodes();
    let draws = 0;
    const random = { ...makeRandom('counted'), uint32: () => draws++ };
    const state: State = cloneState(root);
    policy.choose(state, random, codes);
    for (let time = 0; time < 3; time++) policy.chooseNext(state, random, codes);
    expect(draws).toBe(1);
    state.hits[state.context.unitNumber.get('ari-m13-7')!]++;
    policy.chooseNext(state, random, codes);
    expect(draws).toBe(2);
    policy.chooseNext(state, random, codes);
    expect(draws).toBe(2);
    expect(repertoire.kindOf(state)).toBe('impulse');
  });
});
