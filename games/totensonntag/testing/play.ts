import { ActionCodes, type Dice, keyedDice, makeRandom, type Options } from '@impulse/engine';
import { headKind, KIND } from '../actions/actions.js';
import { totensonntag } from '../game.js';
import { optionSpecs } from '../options.js';
import { type State, STEP } from '../state.js';
import { battle } from './setting.js';

/** Random battles for tests that want to see every kind of state. */

const codes = new ActionCodes();

/** Every option set to a value of its own by the number, all but the standard ones first. */
export function optionsOf(number: number): Options {
  return Object.fromEntries(
    optionSpecs.map(({ id, values }, index) => [id, [...values].toReversed()[(number >> index) & 1]]),
  );
}

/**
 * Plays a random battle and shows every state in it, until told to stop. Actions that attack are taken more often, so
 * that things happen, and set-up comes to an end.
 */
export function playRandomly(
  seed: number,
  options: Options,
  scenario: 'historical' | 'free',
  see: (state: State) => boolean | void,
): void {
  const random = makeRandom(`battle ${seed}`);
  const dice: Dice = keyedDice(seed);
  const state = battle(scenario, options);
  for (let event = 0; see(state) !== false && totensonntag.codes.deciding(state) >= 0; event++) {
    totensonntag.codes.list(state, codes);
    let choice = random.below(codes.length);
    for (let tries = 0; tries < 6 && !isLively(choice); tries++) choice = random.below(codes.length);
    if (state.step === STEP.setup && random.below(10) === 0) choice = endOfSetup() ?? choice;
    dice.begin(event);
    totensonntag.codes.play(state, codes, choice, dice, null);
  }
}

const lively = new Set([KIND.assault, KIND.barrage, KIND.fly, KIND.advance, KIND['recover-all']]);

function isLively(choice: number): boolean {
  const kind = headKind(codes.head(choice));
  const overruns = (kind === KIND.move || kind === KIND.enter) && ((codes.tail(choice) >> 21) & 7) !== 0;
  return overruns || lively.has(kind);
}

function endOfSetup(): number | undefined {
  for (let choice = codes.length - 1; choice >= 0; choice--) {
    const kind = headKind(codes.head(choice));
    if (kind === KIND.done || kind === KIND['place-rest']) return choice;
  }
  return undefined;
}
