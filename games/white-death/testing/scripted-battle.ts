import { ActionCodes, makeRandom, type Policy, type PolicyMaker } from '@impulse/engine';
import { type Decision, SteppedBattle } from '@impulse/engine/testing/stepped-battle.js';
import type { Action } from '../actions/actions.js';
import type { ScenarioId } from '../data/types.js';
import { whiteDeath } from '../game.js';
import type { State } from '../state.js';

/** Battles of computer opponents, looked at decision by decision, for tests. */

export function begin(scenario: ScenarioId, options: Readonly<Record<string, string>> = {}): State {
  const started = whiteDeath.start({ scenario, options });
  if (!started.ok) throw new Error(started.error.message);
  return started.value;
}

/** What a policy chooses when it thinks afresh. */
export function chosen(policy: Policy<State>, state: State, seed = 'thought'): Action {
  const codes = new ActionCodes();
  policy.choose(state, makeRandom(seed), codes);
  return whiteDeath.codes.action(state, codes, 0);
}

export const refusal = (state: State, action: Action): unknown =>
  whiteDeath.refuse(state, whiteDeath.sides[state.deciding], action);

/** Plays a battle of two alike to its end; whatever the rules refuse is an error. */
export function watch(
  maker: PolicyMaker<State>,
  state: State,
  seed: number,
  see?: (decision: Decision<State, Action>) => void,
): void {
  const battle = new SteppedBattle(whiteDeath, state, [maker.make(), maker.make()], seed).run(see);
  if (whiteDeath.codes.deciding(battle.state) >= 0) throw new Error('The battle does not end');
}
