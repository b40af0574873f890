import { ActionCodes, makeRandom, type Mood, type Moods, type PolicySettings } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import type { Action } from '../actions/actions.js';
import { hexCount, unitCount } from '../context.js';
import { whiteDeath } from '../game.js';
import { begin, refusal, ScriptedBattle, type Sight, watch } from '../testing/scripted-battle.js';
import { greedy, script } from './index.js';

describe.each([script, greedy])('the policy $id', (maker) => {
  const battleOf = (): ScriptedBattle => new ScriptedBattle([maker.make(), maker.make()], begin('scenario-1'), 5);

  const decisions = 250;
  const play = (battle: ScriptedBattle, see?: (sight: Sight) => void): Action[] =>
    Array.from({ length: decisions }, () => battle.step(see));

  test('is not disturbed when a unit is thought over', () => {
    const battle = battleOf();
    const thinkOver = ({ known, decision }: Sight): void => {
      const unit = decision % known.hexOf.length;
      battle.policies[known.deciding].alternatives(known, unit, 3);
    };
    expect(play(battle, thinkOver)).toEqual(play(battleOf()));
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
        if (state.cells.some((cell, index) => cell !== known.cells[index])) hidden++;
      });
      expect(hidden).toBeGreaterThan(100);
    },
  );

  test('keeps to the rules whatever it is told', () => {
    const settings: PolicySettings = { temperature: 3000, moods: manyMoods() };
    const battle = new ScriptedBattle([maker.make(settings), maker.make(settings)], begin('scenario-2'), 3);
    while (!battle.isOver) {
      battle.step(({ state, action }) => expect(refusal(state, action), JSON.stringify(action)).toBeNull());
    }
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
