import { ActionCodes, makeRandom } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import type { Action } from '../actions/actions.js';
import { whiteDeath } from '../game.js';
import { begin, ScriptedBattle, type Sight, watch } from '../testing/scripted-battle.js';
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
});
