import {
  ActionCodes,
  type Cells,
  type Game,
  type Policy,
  type PolicyMaker,
  type PublicAction,
  type Setup,
} from '@impulse/engine';
import { SteppedBattle } from '@impulse/engine/testing/stepped-battle.js';
import { describe, expect, test } from 'vitest';

/**
 * What every policy of every battle keeps to: tests to be registered beside the battle. Of those that think long only the
 * first decisions are asked for, up to `most`.
 */
export function testPolicies<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  makers: readonly PolicyMaker<S>[],
  setups: readonly [Setup, Setup],
  most = Infinity,
): void {
  describe.each(makers)('the policy $id', (maker) => {
    const battle = (index: 0 | 1): SteppedBattle<S, A> => {
      const started = game.start(setups[index]);
      if (!started.ok) throw new Error(started.error.message);
      return new SteppedBattle(game, started.value, [maker.make(), maker.make()], index + 1);
    };
    const alone = [battle(0), battle(1)] as const;

    test('chooses only what the rules accept', () => {
      for (const { chosen } of alone.map((one) => one.run(undefined, most))) expect(chosen.length).toBeGreaterThan(50);
      expect(alone[0].chosen).not.toEqual(alone[1].chosen);
    });

    test('chooses the same again', () => {
      expect(battle(0).run(undefined, most).chosen).toEqual(alone[0].run(undefined, most).chosen);
    });

    test('chooses in two battles stepped in turn what it chooses in each alone', () => {
      const pair = [battle(0), battle(1)] as const;
      const goesOn = (one: SteppedBattle<S, A>): boolean => one.chosen.length < most && one.step();
      for (let under = true; under;) under = pair.map(goesOn).includes(true);
      pair.forEach(({ chosen }, index) => expect(chosen).toEqual(alone[index].run(undefined, most).chosen));
    });

    test('names only legal alternatives, the best first', () => {
      const along = battle(1);
      const policy = maker.make();
      for (let decision = 0; decision < most && along.step(); decision++) {
        if (decision % 40 === 39) checkAlternatives(game, policy, along.state);
      }
    });
  });
}

const mostActors = 1024;

function checkAlternatives<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  policy: Policy<S>,
  state: S,
): void {
  const side = game.codes.deciding(state);
  if (side < 0) return;
  const actors = new Int16Array(mostActors);
  const codes = new ActionCodes();
  for (const unit of actors.subarray(0, game.codes.actors(state, actors))) {
    const found = policy.alternatives(state, unit, 4);
    expect(found.length).toBeLessThanOrEqual(4);
    codes.clear();
    for (const { head, tail } of found) codes.push(head, tail);
    found.forEach(({ motive }, index) => {
      const action = game.codes.action(state, codes, index);
      expect(game.refuse(state, game.sides[side], action), JSON.stringify(action)).toBeNull();
      if (index > 0) expect(motive.value).toBeLessThanOrEqual(found[index - 1].motive.value);
    });
  }
}
