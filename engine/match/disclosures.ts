import type { Game, PublicAction, ShownTo } from '../game.js';
import { everyViewer, isLearned, viewerBit } from '../knowledge.js';
import { viewerIn } from '../position/position.js';
import { type Cells, copyInto } from '../state/state.js';
import type { PlayedEntry } from './journal.js';

/** Tells to whom an action has shown something hidden, by comparing what was hidden before and after. */
export class Disclosures<S extends Cells, A extends PublicAction> {
  /** The state before the action being played. */
  readonly before: S;
  readonly #game: Game<S, A>;
  readonly #hiddenBefore: Uint8Array;
  readonly #hiddenAfter: Uint8Array;
  #disclosed: ShownTo | null = null;

  constructor(game: Game<S, A>, like: S) {
    this.#game = game;
    this.before = game.blank(like);
    this.#hiddenBefore = new Uint8Array(game.knowledge.size);
    this.#hiddenAfter = new Uint8Array(game.knowledge.size);
  }

  /** This legal action is about to be played. */
  begin(state: S, action: A): void {
    copyInto(this.before, state);
    this.#disclosed = this.#game.discloses?.(state, action) ?? null;
  }

  /** Whom has the action of `side` that led to `state` shown something hidden? */
  shownBy(side: string, state: S): ShownTo | null {
    const { before } = this;
    const game = this.#game;
    if (this.#disclosed === 'actor') return 'actor';
    if (!game.hasSecrets(before)) return this.#disclosed;
    const { knowledge } = game;
    knowledge.hiddenFrom(before, this.#hiddenBefore);
    knowledge.hiddenFrom(state, this.#hiddenAfter);
    const actor = viewerBit(viewerIn(game.sides, side));
    if (this.#hasLearned(actor)) return 'actor';
    return this.#hasLearned(everyViewer & ~actor) ? 'others' : this.#disclosed;
  }

  #hasLearned(viewers: number): boolean {
    return isLearned(this.#hiddenBefore, this.#hiddenAfter, viewers);
  }
}

/** Has the side that played this entry nothing to decide in the state it led to? */
export const passes = <S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  [side]: PlayedEntry,
  state: S,
): boolean => game.sides[game.codes.deciding(state)] !== side;
