import { ActionCodes, keyedDice, makeRandom } from '@impulse/engine';
import { SteppedBattle } from '@impulse/engine/testing/stepped-battle.js';
import { onlineEvolution, oneStepLookAhead, planner, treeSearch } from '@impulse/opponent';
import { playImpulse, testPlanner } from '@impulse/opponent/testing/planner-tests.js';
import { totensonntag } from '@impulse/totensonntag';
import type { Action } from '@impulse/totensonntag/actions/actions.js';
import { repertoire } from '@impulse/totensonntag/opponent/index.js';
import { CW } from '@impulse/totensonntag/context.js';
import { victoryPoints } from '@impulse/totensonntag/rules/victory.js';
import { inEnemyZoc, stackSize, type State } from '@impulse/totensonntag/state.js';
import { hexOf, setting, type Setting, unitOf } from '@impulse/totensonntag/testing/setting.js';
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

/** Positions in which a stupid opponent is known by what it does. */
describe('the planner', () => {
  const expert = planner(planning, { id: 'expert', version: 1, budget: 120 });
  const actions = (given: Setting): Action[] => playImpulse(totensonntag, expert, setting(given));

  test('sees that its last impulse can win the battle', () => {
    const state = setting({
      units: { '7ad-7h': 'K8', '7ad-2rtr': 'K8', 'ari-m13-7': 'A1', 'ad-155-1': 'O12' },
      side: 'cw',
      an: 3,
      enemyAn: 5,
      turn: 6,
      couplet: 4,
    });
    expect(victoryPoints(state)).toBe(0);
    playImpulse(totensonntag, expert, state);
    expect(victoryPoints(state)).toBe(1);
  });

  test('sees that the enemy could win with his last impulse', () => {
    // Whoever is in M7 when the day ends has won; the Commonwealth acts first and holds the empty hex.
    const state = setting({
      units: { '7ad-7h': 'J9', '7ad-2rtr': 'J9', '21-pz5-1': 'M10', '21-pz5-2': 'M10' },
      side: 'cw',
      an: 4,
      enemyAn: 3,
      turn: 6,
      couplet: 4,
    });
    state.control[0] = CW;
    const done = playImpulse(totensonntag, expert, state);
    expect(done).toContainEqual(expect.objectContaining({ type: 'move' }));
    expect(stackSize(state, hexOf('M7'))).toBeGreaterThan(0);
  });

  test('does not leave a threatened objective empty', () => {
    const done = actions({
      units: { 'ad-155-1': 'N3', 'ad-155-2': 'O3', '7ad-7h': 'K3', '7ad-2rtr': 'K3', '7ad-6rtr': 'J3' },
      side: 'dak',
      an: 2,
      enemyAn: 4,
      turn: 6,
      couplet: 4,
    });
    const left = done.some((action) => action.type === 'move' && action.unit === 'ad-155-1');
    const filled = done.some((action) => action.type === 'move' && action.path.at(-1) === 'N3');
    expect(!left || filled).toBe(true);
  });

  test('takes a hurt unit out of the enemy zone before night falls', () => {
    const [first] = actions({
      units: { '7ad-7h': { at: 'G9', hits: 2 }, '21-pz5-1': 'G10', '21-pz5-2': 'G10' },
      side: 'cw',
      an: 4,
      enemyAn: 5,
      couplet: 4,
    });
    expect(first).toMatchObject({ type: 'move', unit: '7ad-7h' });
  });

  test('does not assault where nothing can be won', () => {
    const done = actions({
      units: { '7ad-kdg': { at: 'G9', hits: 1 }, '21-pz5-1': 'G10', '21-pz5-2': 'G10', '15-pz8-1': 'G10' },
      side: 'cw',
      an: 4,
      enemyAn: 5,
      turn: 2,
    });
    expect(done.filter(({ type }) => type === 'assault')).toEqual([]);
  });

  test('does not leave guns alone beside tanks', () => {
    const state = setting({
      units: { '7ad-60fd': 'G9', '7ad-1krrc': 'E9', '21-pz5-1': 'G10', '21-pz5-2': 'G10', '7ad-7h': 'E9' },
      side: 'cw',
      an: 3,
      enemyAn: 2,
      turn: 2,
    });
    playImpulse(totensonntag, expert, state);
    const at = state.hexOf[unitOf(state, '7ad-60fd')];
    expect(stackSize(state, at) > 1 || !inEnemyZoc(state, CW, at)).toBe(true);
  });

  test('brings reinforcements on', () => {
    const [first] = actions({ units: { 'sa-1deo': 'off', 'ari-m13-7': 'A1' }, side: 'cw', an: 2, turn: 2 });
    expect(first).toMatchObject({ type: 'enter', unit: 'sa-1deo' });
  });
});
