import { ActionCodes, makeRandom } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import type { Action } from '../actions/actions.js';
import { whiteDeath } from '../game.js';
import { begin, ScriptedBattle, type Sight, watch } from '../testing/scripted-battle.js';
import { greedy, script } from './index.js';

describe.each([script, greedy])('the memory of $id', (maker) => {
  const openings = [
    { scenario: 'scenario-1', seed: 5 },
    { scenario: 'scenario-4', seed: 5 },
  ] as const;

  const battleOf = ({ scenario, seed }: (typeof openings)[number]): ScriptedBattle =>
    new ScriptedBattle([maker.make(), maker.make()], begin(scenario), seed);

  const decisions = 250;
  const playAlone = (battle: ScriptedBattle, see?: (sight: Sight) => void): Action[] =>
    Array.from({ length: decisions }, () => battle.step(see));

  test('is its own: battles stepped in turn are played as each is alone', () => {
    const battles = openings.map(battleOf);
    const actions = battles.map((): Action[] => []);
    for (let decision = 0; decision < decisions; decision++) {
      for (const [index, battle] of battles.entries()) actions[index].push(battle.step());
    }
    for (const [index, opening] of openings.entries()) expect(actions[index]).toEqual(playAlone(battleOf(opening)));
  });

  test('is not disturbed when a unit is thought over', () => {
    const [opening] = openings;
    const battle = battleOf(opening);
    const thinkOver = ({ known, decision }: Sight): void => {
      const unit = decision % known.hexOf.length;
      battle.policies[known.deciding].alternatives(known, unit, 3);
    };
    expect(playAlone(battle, thinkOver)).toEqual(playAlone(battleOf(opening)));
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
        if (state.cells.join() !== known.cells.join()) hidden++;
      });
      expect(hidden).toBeGreaterThan(100);
    },
  );
});
