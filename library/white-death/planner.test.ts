import { ActionCodes, makeRandom } from '@impulse/engine';
import { SteppedBattle } from '@impulse/engine/testing/stepped-battle.js';
import { planner } from '@impulse/opponent';
import { playImpulse, testPlanner } from '@impulse/opponent/testing/planner-tests.js';
import { whiteDeath } from '@impulse/white-death';
import type { Action } from '@impulse/white-death/actions/actions.js';
import { GERMAN, grid } from '@impulse/white-death/context.js';
import { netScore, outcome, victoryAccount } from '@impulse/white-death/rules/victory/victory.js';
import { holder, newState, stackSize, type State } from '@impulse/white-death/state.js';
import { hexOf, setting, type Setting, unitOf, whereIs } from '@impulse/white-death/testing/setting.js';
import { describe, expect, test } from 'vitest';
import { planning } from './opponents.js';

const quick = planner(planning, { id: 'quick', version: 1, budget: 24 });

/** The last impulses of a fight for the trunk railway, with stacks on both sides: small enough for many simulations. */
const opening = {
  scenario: 'scenario-3',
  turn: 9,
  units: {
    '9grd-18g': '1114',
    '9grd-22g': '1114',
    '31rb-1': '1217',
    '93id-i-270': '0915',
    '83id-i-251': '0915',
    '93id-ii-270': '0915',
    '291id-i-504': '0912',
    '83id-ii-251': '0912',
    '93id-i-273': '0712',
    '291id-ii-504': '0712',
  },
} as const;

const small = (): State => setting({ ...opening, impulse: 3, left: [0, 1] });

describe('a planner', () => {
  testPlanner(planning, small(), 16);

  test('chooses only what the rules accept, and the same again', () => {
    const battle = () => new SteppedBattle(whiteDeath, small(), [quick.make(), quick.make()], 3);
    const first = battle().run();
    expect(first.chosen.length).toBeGreaterThan(8);
    expect(battle().run().chosen).toEqual(first.chosen);
  });

  test('plans the same whatever it may not know', () => {
    const truth = small();
    const shownWith = (secrets: string): State => {
      const shown = newState(truth.context);
      whiteDeath.redact(truth, whiteDeath.sides[truth.deciding], makeRandom(secrets), shown);
      return shown;
    };
    const chosenOn = (shown: State): string => {
      const codes = new ActionCodes();
      quick.make().choose(shown, makeRandom('same'), codes);
      return `${codes.head(0)} ${codes.tail(0)}`;
    };
    const states = ['one', 'two', 'three'].map(shownWith);
    expect(new Set(states.map(({ cells }) => cells.join())).size).toBeGreaterThan(1);
    expect(new Set(states.map(chosenOn)).size).toBe(1);
  });

  test('divides its turn in more than one way from the same position, so that battles differ', () => {
    const state = setting({ ...opening, step: 'decision', left: [10, 10] });
    const codes = new ActionCodes();
    const hasty = planner(planning, { id: 'hasty', version: 1, budget: 8 });
    const chosen = Array.from({ length: 4 }, (_, seed) => {
      hasty.make().choose(state, makeRandom(`battle ${seed}`), codes);
      return JSON.stringify(whiteDeath.codes.action(state, codes, 0));
    });
    expect(new Set(chosen).size).toBeGreaterThan(1);
  });
});

/** Positions in which a stupid opponent is known by what it does. */
describe('the planner', () => {
  const last = { scenario: 'scenario-3', turn: 9 } as const;
  const played = (given: Setting): { readonly state: State; readonly actions: readonly Action[] } => {
    const state = setting({ ...last, ...given });
    return { state, actions: playImpulse(whiteDeath, quick, state) };
  };
  const kinds = (actions: readonly Action[]): string[] => actions.map(({ type }) => type);

  test('sees that its last impulse can win the battle', () => {
    const state = setting({ ...last, impulse: 3, left: [0, 0], units: { '31rb-1': '1009', '93id-i-270': '0331' } });
    const lead = (): number => netScore(victoryAccount(state)) - state.context.scenario.thresholds[1];
    // 1008 is an empty town of the trunk railway, which is worth five points.
    state.losses[2] -= lead() + 3;
    expect(lead()).toBe(-3);
    playImpulse(whiteDeath, quick, state);
    expect(outcome(state).winner).toBe('soviet');
  });

  test('does not leave a threatened town of the trunk railway empty', () => {
    const { state } = played({
      side: 'german',
      impulse: 3,
      left: [3, 0],
      units: { '93id-i-270': '0915', '31rb-1': '1114', '31rb-2': '1217', '291id-i-504': '0520' },
    });
    expect(holder(state, hexOf('0915'))).toBe(GERMAN);
  });

  test('does not assault where nothing can be won', () => {
    const { actions } = played({
      impulse: 3,
      left: [0, 1],
      units: {
        '31rb-1': { at: '1114', strength: 1 },
        '291id-i-504': '1014',
        '291id-ii-504': '1014',
        '93id-i-270': '1014',
      },
    });
    expect(kinds(actions)).not.toContain('assault');
  });

  test('assaults where much can be won', () => {
    const { actions } = played({
      impulse: 4,
      left: [0, 1],
      units: { '9grd-18g': '3027', '9grd-22g': '3029', '83id-i-251': { at: '2828', strength: 1 } },
    });
    expect(kinds(actions)).toContain('assault');
  });

  test('does not leave a gun alone beside the enemy', () => {
    const { state } = played({
      impulse: 4,
      left: [0, 1],
      units: { '9grd-art': '1114', '9grd-18g': '1217', '291id-i-504': '1014', '93id-i-270': '1014' },
    });
    const [gun, enemy] = [hexOf(whereIs(state, '9grd-art')), hexOf('1014')];
    expect(grid.distance(gun, enemy) > 1 || stackSize(state, gun) > 1).toBe(true);
  });

  test('brings on all reinforcements that may come', () => {
    const reinforcements = ['31rb-1', '31rb-2'] as const;
    const state = setting({
      ...last,
      impulse: 4,
      left: [0, 1],
      units: { '31rb-1': 'off', '31rb-2': 'off', '9grd-18g': '1114', '93id-i-270': '0331' },
    });
    for (const id of reinforcements) {
      state.due[unitOf(state, id)] = 8;
      state.entry[unitOf(state, id)] = state.context.ground.entryNumber.get('e')!;
    }
    playImpulse(whiteDeath, quick, state);
    expect(reinforcements.map((id) => whereIs(state, id))).not.toContain('off');
  });

  test('opens a pocket that it can open', () => {
    const { actions } = played({
      side: 'german',
      impulse: 4,
      left: [1, 0],
      units: {
        '93id-i-270': '1506',
        '31rb-1': { at: '1406', strength: 1 },
        '31rb-2': { at: '1606', strength: 1 },
        '257rd-943': { at: '1505', strength: 1 },
        '291id-i-504': '1307',
        '291id-ii-504': '1307',
        '93id-ii-270': '1307',
      },
    });
    expect(kinds(actions)).toContain('assault');
  });
});
