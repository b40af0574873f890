import {
  ActionCodes,
  type Dice,
  keyedDice,
  makeRandom,
  type Motive,
  type Policy,
  type PolicyMaker,
  type Random,
} from '@impulse/engine';
import type { Action } from '../actions/actions.js';
import type { ScenarioId } from '../data/types.js';
import { whiteDeath } from '../game.js';
import { newState, type State, STEP } from '../state.js';

/** Battles of computer opponents, looked at decision by decision, for tests. */

export function begin(scenario: ScenarioId, options: Readonly<Record<string, string>> = {}): State {
  const started = whiteDeath.start({ scenario, options });
  if (!started.ok) throw new Error(started.error.message);
  return started.value;
}

export const refusal = (state: State, action: Action): unknown =>
  whiteDeath.refuse(state, whiteDeath.sides[state.deciding], action);

/** What a policy chooses when it thinks afresh. */
export function chosen(policy: Policy<State>, state: State, seed = 'thought'): Action {
  const codes = new ActionCodes();
  policy.choose(state, makeRandom(seed), codes);
  return whiteDeath.codes.action(state, codes, 0);
}

/** A decision, before it is played. */
export interface Sight {
  readonly state: State;
  /** What the deciding side is shown. */
  readonly known: State;
  readonly action: Action;
  readonly motives: readonly Motive[];
  readonly decision: number;
  /** Did the policy go on from what it thought before? */
  readonly goesOn: boolean;
}

/** A battle that is played as in earnest, one decision at a time. */
export class ScriptedBattle {
  readonly state: State;
  readonly policies: readonly Policy<State>[];
  readonly #known: State;
  readonly #dice: Dice;
  readonly #randoms: readonly Random[];
  readonly #codes = new ActionCodes();
  #decision = 0;
  #before = -1;

  constructor(policies: readonly Policy<State>[], state: State, seed: number) {
    this.state = state;
    this.policies = policies;
    this.#known = newState(state.context);
    this.#dice = keyedDice(seed);
    this.#randoms = [makeRandom([seed, 1, 2, 3]), makeRandom([seed, 4, 5, 6])];
  }

  get isOver(): boolean {
    return this.state.step === STEP.over;
  }

  /** Decides and plays; `see` looks at the decision before it is played. */
  step(see?: (sight: Sight) => void): Action {
    const { state } = this;
    const { deciding: side } = state;
    const known = this.#known;
    const random = this.#randoms[side];
    whiteDeath.redact(state, whiteDeath.sides[side], random, known);
    const goesOn = side === this.#before;
    const reasons = this.policies[side][goesOn ? 'chooseNext' : 'choose'](known, random, this.#codes);
    const action = whiteDeath.codes.action(known, this.#codes, 0);
    see?.({ state, known, action, motives: reasons.motives(), decision: this.#decision, goesOn });
    this.#dice.begin(this.#decision++);
    whiteDeath.codes.play(state, this.#codes, 0, this.#dice, null);
    this.#before = side;
    return action;
  }
}

/** Plays a battle to its end. */
export function watch(maker: PolicyMaker<State>, state: State, seed: number, see: (sight: Sight) => void): void {
  const battle = new ScriptedBattle([maker.make(), maker.make()], state, seed);
  for (let decision = 0; !battle.isOver; decision++) {
    if (decision > 30_000) throw new Error('The battle does not end');
    battle.step(see);
  }
}
