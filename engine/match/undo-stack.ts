import { scriptedDice } from '../dice/dice.js';
import type { Game, PublicAction } from '../game.js';
import type { Cells } from '../state/state.js';
import { deepestUndo } from './limits.js';

/** A state is kept before every so many actions. */
const every = 32;
const noDice = scriptedDice([]);

/**
 * The last actions as far as their sides can take them back, the newest last. None of them drew a die, so the state
 * before one of them is found by playing a few again: that costs nothing until somebody takes something back.
 */
export class UndoStack<S extends Cells, A extends PublicAction> {
  readonly #game: Game<S, A>;
  readonly #actions: { readonly side: string; readonly action: A }[] = [];
  /** The first one stays when everything else is forgotten, to be used again. */
  readonly #kept: Int16Array[] = [];

  constructor(game: Game<S, A>) {
    this.#game = game;
  }

  get length(): number {
    return this.#actions.length;
  }

  clear(): void {
    // To shorten an array that is short enough costs more than to ask.
    if (this.#actions.length > 0) this.#actions.length = 0;
    if (this.#kept.length > 1) this.#kept.length = 1;
  }

  /** A side has played an action on the cells `before`. */
  push(before: Int16Array, side: string, action: A): void {
    if (this.length === deepestUndo + every) this.#forgetOldest();
    if (this.length === 0 && this.#kept.length > 0) this.#kept[0].set(before);
    else if (this.length % every === 0) this.#kept.push(before.slice());
    this.#actions.push({ side, action });
  }

  #forgetOldest(): void {
    this.#actions.splice(0, every);
    this.#kept.shift();
  }

  /** Makes the state what it was before the last `steps` actions, which are forgotten. */
  takeBack(state: S, steps: number): void {
    const left = this.length - steps;
    const from = left - (left % every);
    state.cells.set(this.#kept[from / every]);
    for (const { side, action } of this.#actions.slice(from, left)) this.#game.play(state, side, action, noDice, null);
    this.#actions.length = left;
    this.#kept.length = Math.max(1, Math.ceil(left / every));
  }
}
