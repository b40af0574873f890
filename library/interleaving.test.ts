import {
  ActionCodes,
  type Cells,
  type Game,
  keyedDice,
  makeRandom,
  type PolicyMaker,
  type PublicAction,
} from '@impulse/engine';
import { greedy as desertGreedy, script as desertScript } from '@impulse/totensonntag/opponent/index.js';
import { totensonntag } from '@impulse/totensonntag';
import { greedy as winterGreedy, script as winterScript } from '@impulse/white-death/opponent/index.js';
import { whiteDeath } from '@impulse/white-death';
import { describe, expect, test } from 'vitest';

/** What a policy remembers is inside of it: battles that are played by turns go as each goes alone. */

const decisions = 150;

/** A battle that goes on by one decision at a time, with policies and dice of its own. */
function* battle<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  maker: PolicyMaker<S>,
  scenario: string,
  seed: number,
): Generator<A, void, void> {
  const start = game.start({ scenario });
  if (!start.ok) throw new Error(start.error.message);
  const state = start.value;
  const shown = game.blank(state);
  const policies = game.sides.map(() => maker.make());
  const randoms = game.sides.map((side) => makeRandom(`${seed} ${side}`));
  const dice = keyedDice(seed);
  const codes = new ActionCodes();
  let before = -1;
  for (let event = 0; event < decisions; event++) {
    const side = game.codes.deciding(state);
    if (side < 0) return;
    game.redact(state, game.sides[side], randoms[side], shown);
    policies[side][side === before ? 'chooseNext' : 'choose'](shown, randoms[side], codes);
    const action = game.codes.action(shown, codes, 0);
    const refusal = game.refuse(state, game.sides[side], action);
    if (refusal) throw new Error(`${JSON.stringify(action)}: ${refusal.rule} ${refusal.reason}`);
    dice.begin(event);
    game.play(state, game.sides[side], action, dice, null);
    before = side;
    yield action;
  }
}

/** Each goes on by one decision in its turn, until none can. */
function byTurns<A>(battles: readonly Generator<A, void, void>[]): A[][] {
  const played: A[][] = battles.map(() => []);
  for (let left = battles.length; left > 0;) {
    left = 0;
    for (const [number, one] of battles.entries()) {
      const next = one.next();
      if (next.done) continue;
      played[number].push(next.value);
      left++;
    }
  }
  return played;
}

describe.each([
  ['script', desertScript, winterScript],
  ['greedy', desertGreedy, winterGreedy],
])('%s', (_, desert, winter) => {
  test('two battles of Totensonntag, stepped in turn, go as each goes alone', () => {
    const one = (seed: number) => battle(totensonntag, desert, 'historical', seed);
    expect(byTurns([one(1), one(2)])).toEqual([[...one(1)], [...one(2)]]);
  });

  test('two battles of White Death, stepped in turn, go as each goes alone', () => {
    const one = (seed: number, scenario: string) => battle(whiteDeath, winter, scenario, seed);
    const battles = () => [one(1, 'scenario-1'), one(2, 'scenario-3')] as const;
    const [first, second] = battles();
    const alone = [[...first], [...second]];
    expect(alone.map((actions) => actions.length)).toEqual([decisions, decisions]);
    expect(byTurns(battles())).toEqual(alone);
  });
});
