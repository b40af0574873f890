import { ActionCodes, makeRandom } from '@impulse/engine';
import { SteppedBattle } from '@impulse/engine/testing/stepped-battle.js';
import { planner } from '@impulse/opponent';
import { playImpulse, testPlanner } from '@impulse/opponent/testing/planner-tests.js';
import { whiteDeath } from '@impulse/white-death';
import { newState, type State } from '@impulse/white-death/state.js';
import { setting, whereIs } from '@impulse/white-death/testing/setting.js';
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

  test('attacks in more than one place from the same position, so that battles differ', () => {
    const patient = planner(planning, { id: 'patient', version: 1, budget: 60 });
    const places = Array.from({ length: 6 }, (_, seed) => {
      const state = setting({
        ...opening,
        impulse: 5,
        left: [0, 3],
        units: { ...opening.units, '9grd-22g': '1217', '31rb-1': '1113', '31rb-2': '1113' },
      });
      playImpulse(whiteDeath, patient, state, `battle ${seed}`);
      return ['9grd-18g', '9grd-22g', '31rb-1'].map((unit) => whereIs(state, unit)).join();
    });
    expect(new Set(places).size).toBeGreaterThan(1);
  });
});
