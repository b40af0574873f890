import type { Dice } from '../dice/dice.js';
import type { Game, PublicAction } from '../game.js';
import type { Cells } from '../state/state.js';
import type { RandomRun } from './random-run.js';

/** Watches the dice of a match: none is rolled twice for one number of its journal, whatever is taken back. */
export class DiceWatch<S extends Cells, A extends PublicAction> {
  /** The battle as it is given to the match. */
  readonly game: Game<S, A>;
  readonly #run: RandomRun<S, A>;
  /** What was rolled for, by number of the journal. */
  readonly #rolled = new Map<number, Set<string>>();
  /** Of the action that is being played; null while nothing new happens. */
  #number: number | null = null;

  constructor(run: RandomRun<S, A>, game: Game<S, A> = run.game) {
    this.#run = run;
    this.game = {
      ...game,
      prepare: (state, side, action) => {
        const prepared = game.prepare(state, side, action);
        return prepared.refusal ? prepared : { ...prepared, play: (dice, log) => prepared.play(this.#over(dice), log) };
      },
    };
  }

  /** Does something with the match that may roll dice for this number. */
  during<T>(number: number, work: () => T): T {
    this.#number = number;
    const done = work();
    this.#number = null;
    return done;
  }

  #over(dice: Dice): Dice {
    const number = this.#number;
    if (number === null) return dice;
    const rolled = this.#rolled.get(number) ?? new Set<string>();
    this.#rolled.set(number, rolled);
    let current = '';
    return {
      begin: (event) => dice.begin(event),
      roll: (purpose, subject) => {
        const key = `${purpose}/${subject}`;
        const fresh = key === current || !rolled.has(key);
        this.#run.demand(fresh, 'dice-once', () => `${key} is rolled again for number ${number}`);
        rolled.add((current = key));
        return dice.roll(purpose, subject);
      },
    };
  }
}
