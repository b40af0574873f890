import { ActionCodes, keyedDice, makeRandom } from '@impulse/engine';
import { type Company, type Helper, planner, rehearsalsOf, sitterOf, type Thought } from '@impulse/opponent';
import { whiteDeath } from '@impulse/white-death';
import type { Action } from '@impulse/white-death/actions/actions.js';
import { SOVIET } from '@impulse/white-death/context.js';
import { repertoire } from '@impulse/white-death/opponent/index.js';
import { cloneState, newState } from '@impulse/white-death/state.js';
import { setting } from '@impulse/white-death/testing/setting.js';
import { describe, expect, test } from 'vitest';
import { thorough } from './opponents.js';

const [budget, tidingsBudget] = [24, 12];
const maker = planner(thorough, { id: 'tested', version: 1, budget, tidingsBudget });

/** Soviets around a weak stack, with another one not far away. */
const root = setting({
  scenario: 'scenario-3',
  turn: 9,
  impulse: 4,
  left: [0, 1],
  units: {
    '9grd-18g': '0914',
    '9grd-22g': '1015',
    '31rb-1': '0816',
    '31rb-2': '0916',
    '93id-i-270': { at: '0915', strength: 1 },
    '83id-i-251': { at: '0915', strength: 1 },
    '291id-i-504': { at: '0912', strength: 1 },
    '83id-ii-251': { at: '0912', strength: 1 },
    '93id-i-273': '0712',
    '291id-ii-504': '0712',
  },
});

/** What the Soviets do until the impulse is over, and the budgets of the searches that this takes. */
async function impulse(company: Omit<Company, 'patience'>, most = Infinity, dice = 1) {
  const state = cloneState(root);
  const sitter = sitterOf(whiteDeath, () => maker.make());
  const script = thorough.script.make();
  const luck = keyedDice(dice);
  const thoughts: Thought<Action>[] = [];
  const budgets: number[] = [];
  const told = new Set<number>();
  const clock = whiteDeath.clock(state, 'impulse');
  let afterthoughts = 0;
  for (let count = 0; whiteDeath.clock(state, 'impulse') === clock; count++) {
    const side = state.deciding;
    const seat = whiteDeath.sides[side];
    const isOwn = side === SOVIET;
    if (isOwn && repertoire.kindOf(state) === 'impulse') told.add(repertoire.tidings!(state, side));
    if (isOwn && repertoire.kindOf(state) === 'afterthought') afterthoughts++;
    const asked = new Set<number>();
    const patience = (progress: { readonly budget: number }): boolean => {
      asked.add(progress.budget);
      return budgets.length + asked.size <= most;
    };
    const random = makeRandom(`${count}`);
    const other = sitterOf(whiteDeath, () => script);
    const thought = await (isOwn ? sitter : other).thinkTogether(state, seat, random, { ...company, patience });
    expect(whiteDeath.refuse(state, seat, thought.action)).toBeNull();
    if (isOwn) {
      budgets.push(...asked);
      thoughts.push(thought);
    }
    luck.begin(count);
    whiteDeath.play(state, seat, thought.action, luck, null);
  }
  told.delete(0);
  return { thoughts, budgets, news: told.size - 1, afterthoughts, actions: thoughts.map(({ action }) => action) };
}

function helper(): Helper {
  const rehearsals = rehearsalsOf(whiteDeath, maker.make(), root);
  return {
    begin: (state, seed) => rehearsals.begin(state, seed),
    make: (trials) => Promise.resolve(rehearsals.make(trials)),
  };
}

describe('a planner that thinks again when something has come to light', () => {
  test('plans the impulse, and its rest after every look into a stack and before every advance', async () => {
    const { budgets, news, afterthoughts } = await impulse({});
    expect(news).toBeGreaterThan(0);
    expect(budgets[0]).toBe(budget);
    expect(new Set(budgets.slice(1))).toEqual(new Set([tidingsBudget]));
    expect(budgets.length).toBeGreaterThan(news);
    expect(budgets.length).toBeLessThanOrEqual(1 + news + afterthoughts);
  });

  test('does the same in one thread, in two and in four', async () => {
    const { actions } = await impulse({});
    for (const helpers of [1, 3]) {
      const helping = Array.from({ length: helpers }, helper);
      expect((await impulse({ callHelpers: () => helping })).actions).toEqual(actions);
    }
  });

  test('goes on with its plan when there is no time to think again', async () => {
    const { thoughts, budgets } = await impulse({}, 1);
    expect(budgets[0]).toBe(budget);
    const cut = thoughts.flatMap(({ cutShort }) => cutShort ?? []);
    expect(cut.length).toBeGreaterThan(0);
    for (const one of cut) expect(one).toEqual({ done: 0, budget: tidingsBudget });
  });

  test('plans by target the same whatever it may not know', () => {
    const chosenOn = (secrets: string): [string, string] => {
      const shown = newState(root.context);
      whiteDeath.redact(root, 'soviet', makeRandom(secrets), shown);
      const codes = new ActionCodes();
      maker.make().choose(shown, makeRandom('same'), codes);
      return [shown.cells.join(), `${codes.head(0)} ${codes.tail(0)}`];
    };
    const found = Array.from({ length: 8 }, (_, secrets) => chosenOn(`${secrets}`));
    expect(new Set(found.map(([cells]) => cells)).size).toBeGreaterThan(1);
    expect(new Set(found.map(([, chosen]) => chosen)).size).toBe(1);
  });
});
