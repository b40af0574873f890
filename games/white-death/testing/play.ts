import { ActionCodes, keyedDice, makeRandom, type Options } from '@impulse/engine';
import { KIND } from '../actions/actions.js';
import type { ScenarioId } from '../data/types.js';
import { whiteDeath } from '../game.js';
import { headKind } from '../actions/packing.js';
import { type State, STEP } from '../state.js';

/** Random battles for tests that want to see every kind of state. */

const codes = new ActionCodes();
const acting = new Int16Array(1024);

export function battle(scenario: ScenarioId, options: Options = {}): State {
  const started = whiteDeath.start({ scenario, options });
  if (!started.ok) throw new Error(`${started.error.path}: ${started.error.message}`);
  return started.value;
}

/** Chance in a hundred of leaving a unit alone and doing something general, such as being done. */
const generalChance = 12;

/**
 * Plays a random battle and shows every state in it, until told to stop. A unit is drawn first, then one of its actions;
 * assaults are taken where they are possible, so that things happen.
 */
export function playRandomly(
  seed: string,
  scenario: ScenarioId,
  see: (state: State, event: number) => boolean | void,
  options: Options = {},
): void {
  const random = makeRandom(`battle ${seed}`);
  const dice = keyedDice(random.uint32());
  const state = battle(scenario, options);
  for (let event = 0; see(state, event) !== false && whiteDeath.codes.deciding(state) >= 0; event++) {
    const general = state.step === STEP.setup || random.below(100) < generalChance;
    const count = general ? 0 : whiteDeath.codes.actors(state, acting);
    codes.clear();
    if (count > 0) whiteDeath.codes.listOf(state, acting[random.below(count)], codes);
    if (codes.length === 0) whiteDeath.codes.listGeneral(state, codes);
    if (codes.length === 0) whiteDeath.codes.list(state, codes);
    let choice = random.below(codes.length);
    for (let tries = 0; tries < 4 && !isLively(choice); tries++) choice = random.below(codes.length);
    if (state.step === STEP.setup) choice = codes.length - 1;
    dice.begin(event);
    whiteDeath.codes.play(state, codes, choice, dice, null);
  }
}

const lively = new Set([KIND.assault, KIND.barrage, KIND.advance, KIND.done, KIND.impulse, KIND.fire, KIND.defend]);
const isLively = (choice: number): boolean => lively.has(headKind(codes.head(choice)));
