import {
  ActionCodes,
  type Cells,
  copyInto,
  type Game,
  keyedDice,
  makeRandom,
  type PublicAction,
  type Random,
} from '@impulse/engine';

/** Random play on packed actions: what search and simulation do, without any thought. */

export function openingState<S extends Cells, A extends PublicAction>(game: Game<S, A>, scenario: string): S {
  const started = game.start({ scenario });
  if (!started.ok) throw new Error(started.error.message);
  return started.value;
}

/** Whatever makes empty states like another. */
export type Blanks<S extends Cells> = Pick<Game<S, never>, 'blank'>;

export function cloneOf<S extends Cells>(game: Blanks<S>, state: S): S {
  const copy = game.blank(state);
  copyInto(copy, state);
  return copy;
}

/** One step in this many prefers a general action to a unit's. */
export const generalEvery = 32;

/** No battle has more units. */
const mostUnits = 1024;

/** One of the general actions, which are listed; `count` of the `actors` could act as well. */
type ChooseGeneral<S extends Cells, A extends PublicAction> = (
  chooser: RandomChooser<S, A>,
  state: S,
  count: number,
) => number;

/** Chooses as a battle's way of random play wants it. */
export class RandomChooser<S extends Cells, A extends PublicAction> {
  /** The actions that were listed for the last choice. */
  readonly codes = new ActionCodes();
  readonly packed: Game<S, A>['codes'];
  readonly random: Random;
  readonly actors = new Int16Array(mostUnits);
  readonly #chooseGeneral: ChooseGeneral<S, A>;

  constructor(game: Game<S, A>, seed: string, chooseGeneral: ChooseGeneral<S, A>) {
    this.packed = game.codes;
    this.random = makeRandom(seed);
    this.#chooseGeneral = chooseGeneral;
  }

  /** Lists the actions of one unit, or the general ones, and returns the index of one of them. */
  choose(state: S): number {
    const { packed, random, codes } = this;
    const count = packed.actors(state, this.actors);
    if (count > 0 && random.below(generalEvery) > 0) {
      packed.listOf(state, this.actors[random.below(count)], codes);
      if (codes.length > 0) return random.below(codes.length);
    }
    packed.listGeneral(state, codes);
    return this.#chooseGeneral(this, state, count);
  }
}

/** Plays one random game after the other. */
export class RandomPlayer<S extends Cells, A extends PublicAction> {
  readonly game: Game<S, A>;
  readonly opening: S;
  readonly state: S;
  readonly chooser: RandomChooser<S, A>;
  readonly dice = keyedDice(0);
  /** Number of the next action within its game, and games finished. */
  event = 0;
  games = 0;

  constructor(game: Game<S, A>, scenario: string, chooser: RandomChooser<S, A>) {
    this.game = game;
    this.chooser = chooser;
    this.opening = openingState(game, scenario);
    this.state = game.blank(this.opening);
    this.#begin(this.state);
  }

  #begin(on: S): void {
    copyInto(on, this.opening);
    this.dice.reseed(this.games);
    this.event = 0;
  }

  step(): void {
    this.play(this.chooser.choose(this.state));
  }

  /** Plays what was chosen, on the state or on a copy of it; a game that ends is followed by the next. */
  play(choice: number, on: S = this.state): void {
    this.dice.begin(this.event++);
    this.game.codes.play(on, this.chooser.codes, choice, this.dice, null);
    if (this.game.codes.deciding(on) >= 0) return;
    this.games++;
    this.#begin(on);
  }

  /** States taken at even intervals, as far as they are wanted. */
  sample(count: number, every: number, wanted: (state: S) => boolean = () => true): S[] {
    const sample: S[] = [];
    for (let step = 1; sample.length < count; step++) {
      this.step();
      if (step % every === 0 && wanted(this.state)) sample.push(cloneOf(this.game, this.state));
    }
    return sample;
  }

  /** The packed actions of several games; game n is played with the dice of seed n. */
  record(count: number): ActionCodes[] {
    const games: ActionCodes[] = [];
    while (games.length < count) {
      const codes = new ActionCodes();
      while (this.games === games.length) {
        const choice = this.chooser.choose(this.state);
        codes.push(this.chooser.codes.head(choice), this.chooser.codes.tail(choice));
        this.play(choice);
      }
      games.push(codes);
    }
    return games;
  }
}
