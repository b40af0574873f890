import { ActionCodes, copyInto, keyedDice, makeRandom } from '@impulse/engine';
import { whiteDeath } from '@impulse/white-death';
import { KIND } from '@impulse/white-death/actions.js';
import { unitCount } from '@impulse/white-death/context.js';
import type { ScenarioId } from '@impulse/white-death/data/types.js';
import { headKind } from '@impulse/white-death/packing.js';
import { stateFields, type State } from '@impulse/white-death/state.js';

/** Random play of White Death on packed actions. */

const { codes: packed } = whiteDeath;

export function openingState(scenario: ScenarioId): State {
  const started = whiteDeath.start({ scenario });
  if (!started.ok) throw new Error(started.error.message);
  return started.value;
}

/** A general action is preferred to a unit's once in so many steps. */
const generalEvery = 32;
/** Of stacks and standing orders, which change little and do not end, one drawn out of so many is played. */
const idleEvery = 8;
const isIdle = (head: number): boolean => headKind(head) === KIND.orders || headKind(head) === KIND.stack;

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
    for (;;) {
      const choice = random.below(this.codes.length);
      if (!isIdle(this.codes.head(choice)) || random.below(idleEvery) === 0) return choice;
    }
  }
}

/** Plays one random game after the other. */
export class RandomPlayer {
  readonly opening: State;
  readonly state: State;
  readonly chooser = new RandomChooser('bench');
  readonly dice = keyedDice(0);
  /** Number of the next action within its game, and games finished. */
  event = 0;
  games = 0;

  constructor(scenario: ScenarioId) {
    this.opening = openingState(scenario);
    this.state = stateFields.create(this.opening.context);
    this.#begin();
  }

  #begin(): void {
    copyInto(this.state, this.opening);
    this.dice.reseed(this.games);
    this.event = 0;
  }

  step(): void {
    this.play(this.chooser.choose(this.state));
  }

  /** Plays what was chosen; a game that ends is followed by the next. */
  play(choice: number): void {
    this.dice.begin(this.event++);
    packed.play(this.state, this.chooser.codes, choice, this.dice, null);
    if (packed.deciding(this.state) >= 0) return;
    this.games++;
    this.#begin();
  }
}
