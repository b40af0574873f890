import { ActionCodes, copyInto, keyedDice, makeRandom } from '@impulse/engine';
import { totensonntag } from '@impulse/totensonntag';
import { headUnit } from '@impulse/totensonntag/actions.js';
import { unitCount } from '@impulse/totensonntag/context.js';
import { stateFields, type State } from '@impulse/totensonntag/state.js';

/** Random play on packed actions: what search and simulation do, without any thought. */

const { codes: packed } = totensonntag;

export function openingState(): State {
  const started = totensonntag.start({ scenario: 'historical' });
  if (!started.ok) throw new Error(started.error.message);
  return started.value;
}

/** A general action is preferred to a unit's once in so many steps. */
const generalEvery = 32;
/** Having done is preferred to another general action (a stack's new order) except once in so many times. */
const otherThanDoneEvery = 4;

export class RandomChooser {
  /** The actions that were listed for the last choice. */
  readonly codes = new ActionCodes(packed.stride);
  readonly #random;
  readonly #actors = new Int16Array(unitCount);

  constructor(seed: string) {
    this.#random = makeRandom(seed);
  }

  /** Lists the actions of one unit, or the general ones, and returns the index of one of them. */
  choose(state: State): number {
    const random = this.#random;
    const count = packed.actors(state, this.#actors);
    if (count > 0 && random.below(generalEvery) > 0) {
      packed.listOf(state, this.#actors[random.below(count)]!, this.codes);
      if (this.codes.length > 0) return random.below(this.codes.length);
    }
    packed.listGeneral(state, this.codes);
    const { length } = this.codes;
    if (length > 0) return random.below(otherThanDoneEvery) === 0 ? random.below(length) : length - 1;
    // A step that only units can end.
    do packed.listOf(state, this.#actors[random.below(count)]!, this.codes);
    while (this.codes.length === 0);
    return random.below(this.codes.length);
  }

  /** The same preferences, but picked from every legal action, listed whole. */
  chooseFromAll(state: State): number {
    packed.list(state, this.codes);
    const { length } = this.codes;
    const choice = this.#random.below(length);
    const general = headUnit(this.codes.head(choice)) >= unitCount || this.#random.below(generalEvery) === 0;
    return general && this.#random.below(otherThanDoneEvery) > 0 ? length - 1 : choice;
  }
}

/** Plays one random game after the other. */
export class RandomPlayer {
  readonly opening: State = openingState();
  readonly state: State = stateFields.create(this.opening.context);
  readonly chooser = new RandomChooser('bench');
  readonly dice = keyedDice(0);
  /** Number of the next action within its game, and games finished. */
  event = 0;
  games = 0;

  constructor() {
    this.#begin(this.state);
  }

  #begin(on: State): void {
    copyInto(on, this.opening);
    this.dice.reseed(this.games);
    this.event = 0;
  }

  step(): void {
    this.play(this.chooser.choose(this.state));
  }

  /** Plays what was chosen, on the state or on a copy of it; a game that ends is followed by the next. */
  play(choice: number, on: State = this.state): void {
    this.dice.begin(this.event++);
    packed.play(on, this.chooser.codes, choice, this.dice, null);
    if (packed.deciding(on) >= 0) return;
    this.games++;
    this.#begin(on);
  }
}
