import { type Game, observer, type PublicAction, type Seat } from '../game.js';
import { reveals } from '../position/view.js';
import type { Cells } from '../state/state.js';

/** Tells whether an action has shown a seat something hidden, by comparing what it saw before and after. */
export class Learning<S extends Cells, A extends PublicAction> {
  readonly #game: Game<S, A>;
  /** What seats see now, as far as anybody has looked. */
  #seen = new Map<Seat, unknown>();

  constructor(game: Game<S, A>) {
    this.#game = game;
  }

  /** The state has changed otherwise than by an action. */
  forget(): void {
    this.#seen = new Map();
  }

  /** Did the action between these two states draw dice, or show a seat something hidden? */
  learned(before: S, state: S, drawn: readonly number[]): boolean {
    const game = this.#game;
    const seenBefore = this.#seen;
    this.#seen = new Map();
    if (drawn.length > 0) return true;
    if (!game.hasSecrets(before)) return false;
    // What is revealed is mostly revealed to everybody.
    return [observer, ...game.sides].some((seat) => {
      const view = game.view(state, seat);
      this.#seen.set(seat, view);
      return reveals(seenBefore.get(seat) ?? game.view(before, seat), view);
    });
  }
}
