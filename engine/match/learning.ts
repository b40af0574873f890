import type { Game, PublicAction } from '../game.js';
import { isLearned } from '../knowledge.js';
import type { Cells } from '../state/state.js';

/** Tells whether an action has shown a seat something hidden, by comparing what was hidden before and after. */
export class Learning<S extends Cells, A extends PublicAction> {
  readonly #game: Game<S, A>;
  readonly #before: Uint8Array;
  readonly #after: Uint8Array;

  constructor(game: Game<S, A>) {
    this.#game = game;
    this.#before = new Uint8Array(game.knowledge.size);
    this.#after = new Uint8Array(game.knowledge.size);
  }

  /** Did the action between these two states draw dice, or show a seat something hidden? */
  learned(before: S, state: S, drawn: readonly number[]): boolean {
    const game = this.#game;
    if (drawn.length > 0) return true;
    if (!game.hasSecrets(before)) return false;
    game.knowledge.hiddenFrom(before, this.#before);
    game.knowledge.hiddenFrom(state, this.#after);
    return isLearned(this.#before, this.#after);
  }
}
