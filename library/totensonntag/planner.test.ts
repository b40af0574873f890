import { ActionCodes, keyedDice, makeRandom } from '@impulse/engine';
import { SteppedBattle } from '@impulse/engine/testing/stepped-battle.js';
import { onlineEvolution, oneStepLookAhead, planner, playOut, treeSearch } from '@impulse/opponent';
import { testPlanner } from '@impulse/opponent/testing/planner-tests.js';
import { totensonntag } from '@impulse/totensonntag';
import { repertoire } from '@impulse/totensonntag/opponent/index.js';
import type { State } from '@impulse/totensonntag/state.js';
import { describe, expect, test } from 'vitest';
import { planning } from './opponents.js';

const quick = planner(planning, { id: 'quick', version: 1, budget: 12 });

function begin(options: Readonly<Record<string, string>> = {}): State {
  const started = totensonntag.start({ scenario: 'historical', options });
  if (!started.ok) throw new Error(started.error.message);
  return started.value;
}

/** A position in the middle of a scripted battle, in which somebody has an impulse to plan. */
function midBattle(decisions: number): State {
  const state = begin();
  const script = planning.script.make();
  const codes = new ActionCodes();
  const random = makeRandom('mid');
  const dice = keyedDice(5);
  for (let event = 0; event < decisions || repertoire.kindOf(state) !== 'impulse'; event++) {
    script.choose(state, random, codes);
    dice.begin(event);
    totensonntag.codes.play(state, codes, 0, dice, null);
  }
  return state;
}

describe.each([
  { maker: quick, decisions: 25 },
  { maker: oneStepLookAhead(planning, 'one-step'), decisions: 40 },
  { maker: treeSearch(planning, 'tree-search', 3), decisions: 30 },
  { maker: onlineEvolution(planning, 'online-evolution', 20), decisions: 80 },
])('$maker.id', ({ maker, decisions }) => {
  const battle = () => new SteppedBattle(totensonntag, begin({ aircraft: 'on' }), [maker.make(), maker.make()], 3);

  test('chooses only what the rules accept, and the same again', () => {
    const first = battle().run(undefined, decisions);
    expect(first.chosen).toHaveLength(decisions);
    expect(battle().run(undefined, decisions).chosen).toEqual(first.chosen);
  });
});

testPlanner(planning, midBattle(60), 60);

/** What changes nothing, such as another order of a stack, could be done for ever. */
test.each([oneStepLookAhead(planning, 'one-step'), treeSearch(planning, 'tree-search', 2)])(
  '$id brings its impulses to an end',
  (maker) => {
    const state = begin();
    const randoms = [makeRandom('first'), makeRandom('second')] as const;
    playOut(totensonntag, state, [maker.make(), planning.script.make()], keyedDice(7), randoms, { limit: 1500 });
    expect(totensonntag.turn(state).over).toBe(true);
  },
);
