import { ActionCodes, makeRandom, type Mood, type Moods, type PolicySettings, sameCells } from '@impulse/engine';
import { SteppedBattle } from '@impulse/engine/testing/stepped-battle.js';
import { describe, expect, test } from 'vitest';
import type { Action } from '../actions/actions.js';
import { hexCount, unitCount } from '../context.js';
import { whiteDeath } from '../game.js';
import { type State, STEP } from '../state.js';
import { begin, watch } from '../testing/scripted-battle.js';
import { greedy, script } from './index.js';

describe.each([script, greedy])('the policy $id', (maker) => {
  test('is not disturbed when a unit is thought over', () => {
    const most = 250;
    const battle = (): SteppedBattle<State, Action> =>
      new SteppedBattle(whiteDeath, begin('scenario-1'), [maker.make(), maker.make()], 5);
    const disturbed = battle();
    disturbed.run(({ known, number }) => {
      disturbed.policies[known.deciding].alternatives(known, number % unitCount, 3);
    }, most);
    expect(disturbed.chosen).toEqual(battle().run(undefined, most).chosen);
  });

  test.each(['scenario-1', 'scenario-5'] as const)(
    'reads nothing hidden: it chooses the same on the truth, with the same motives: %s',
    (scenario) => {
      const onTruth = [maker.make(), maker.make()];
      const codes = new ActionCodes();
      let hidden = 0;
      watch(maker, begin(scenario), 12, ({ state, known, action, motives, goesOn }) => {
        const policy = onTruth[state.deciding];
        expect(policy.readsHidden).toBe(false);
        const reasons = policy[goesOn ? 'chooseNext' : 'choose'](state, makeRandom('truth'), codes);
        expect(whiteDeath.codes.action(state, codes, 0)).toEqual(action);
        expect(reasons.motives()).toEqual(motives);
        if (!sameCells(state, known)) hidden++;
      });
      expect(hidden).toBeGreaterThan(100);
    },
  );

  test('keeps to the rules whatever it is told', () => {
    const settings: PolicySettings = { temperature: 3000, moods: manyMoods() };
    const policies = [maker.make(settings), maker.make(settings)] as const;
    const battle = new SteppedBattle(whiteDeath, begin('scenario-2'), policies, 3).run();
    expect(battle.state.step).toBe(STEP.over);
  });
});

/** All kinds of moods among the units, many of them with goals and targets that make little sense. */
function manyMoods(): Moods {
  const random = makeRandom('moods');
  const moods = new Map<number, Mood>();
  for (let unit = 0; unit < unitCount; unit += 2) {
    const hex = random.below(hexCount);
    const kinds: Mood[] = [
      { goal: hex },
      { target: hex },
      { danger: 5 },
      { danger: 0 },
      { hold: true },
      { noFire: true },
    ];
    moods.set(unit, kinds[random.below(kinds.length)]);
  }
  return moods;
}
