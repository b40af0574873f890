import { ActionCodes, type Dice, keyedDice, makeRandom, type Options } from '@impulse/engine';
import { optionSpecs } from './options.js';
import { totensonntag } from './game.js';
import type { State } from './state.js';
import { battle } from './testing.js';

/** Random battles for tests that want to see every kind of state. */

const codes = new ActionCodes(2);

/** Every option set to a value of its own by the number, all but the standard ones first. */
export function optionsOf(number: number): Options {
  return Object.fromEntries(
    optionSpecs.map(({ id, values }, index) => [id, [...values].toReversed()[(number >> index) & 1]!]),
  );
}

/**
 * Plays a random battle and shows every state in it, until told to stop. Actions that attack are taken more often, so
 * that things happen.
 */
export function playRandomly(
  seed: number,
  options: Options,
  scenario: 'historical' | 'free',
  see: (state: State) => boolean | void,
) {
  const random = makeRandom(`battle ${seed}`);
  const dice: Dice = keyedDice(seed);
  const state = battle(scenario, options);
  for (let event = 0; see(state) !== false && totensonntag.codes.deciding(state) >= 0; event++) {
    totensonntag.codes.list(state, codes);
    let choice = random.below(codes.length);
    for (let tries = 0; tries < 6 && !isAttack(state, choice); tries++) choice = random.below(codes.length);
    dice.begin(event);
    totensonntag.codes.play(state, codes, choice, dice, null);
  }
}

const isAttack = (state: State, choice: number): boolean => {
  const action = totensonntag.codes.action(state, codes, choice);
  return (
    ['assault', 'barrage', 'fly', 'advance', 'place-rest', 'recover-all'].includes(action.type) || 'overrun' in action
  );
};
