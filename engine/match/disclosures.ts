import type { Game, PublicAction } from '../game.js';
import { isLearned } from '../knowledge.js';
import { type Cells, copyInto } from '../state/state.js';

/** Tells whether an action has shown a seat something hidden, by comparing what was hidden before and after. */
export class Disclosures<S extends Cells, A extends PublicAction> {
  /** The state before the action being played. */
  readonly before: S;
  readonly #game: Game<S, A>;
  readonly #hiddenBefore: Uint8Array;
  readonly #hiddenAfter: Uint8Array;
  #discloses = false;

  constructor(game: Game<S, A>, like: S) {
    this.#game = game;
    this.before = game.blank(like);
    this.#hiddenBefore = new Uint8Array(game.knowledge.size);
    this.#hiddenAfter = new Uint8Array(game.knowledge.size);
  }

  /** This legal action is about to be played. */
  begin(state: S, action: A): void {
    copyInto(this.before, state);
    this.#discloses = this.#game.discloses?.(state, action) === true;
  }

  /** Has the action that led to `state` shown a seat something hidden? */
  hasShown(state: S): boolean {
    const { before } = this;
    const game = this.#game;
    if (this.#discloses) return true;
    if (!game.hasSecrets(before)) return false;
    const { knowledge } = game;
    knowledge.hiddenFrom(before, this.#hiddenBefore);
    knowledge.hiddenFrom(state, this.#hiddenAfter);
    return isLearned(this.#hiddenBefore, this.#hiddenAfter);
  }
}
