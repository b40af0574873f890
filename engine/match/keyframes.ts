import type { Game, PublicAction } from '../game.js';
import type { Cells } from '../state/state.js';
import { checkpointEvery } from './notation.js';
import type { Standing } from './standing.js';

/** A position of a battle, by which it can be looked at and gone on with when rules or data have changed. */
export type Keyframe = readonly [revision: number, position: unknown];

export const keyframeEvery = 4 * checkpointEvery;

/** The cells at a revision, if it is one at which a keyframe is kept. */
export type PassedState = readonly [revision: number, cells: Int16Array];

/** The keyframes of a battle, kept on the way and written out when somebody asks for them. */
export class Keyframes<S extends Cells, A extends PublicAction> {
  readonly #game: Game<S, A>;
  readonly #cells = new Map<number, Int16Array>();
  readonly #positions: Map<number, unknown>;

  constructor(game: Game<S, A>, known: readonly Keyframe[]) {
    this.#game = game;
    this.#positions = new Map(known.filter(([revision]) => revision % keyframeEvery === 0));
  }

  /** `cells`: a copy that nobody changes. */
  pass(revision: number, cells: Int16Array): void {
    if (revision % keyframeEvery === 0) this.#cells.set(revision, cells);
  }

  /** Those of what still stands, and one for the present position. */
  all(standing: Standing, state: S): Keyframe[] {
    const { revision } = standing;
    const then = this.#game.blank(state);
    for (const [passed, cells] of this.#cells) {
      then.cells.set(cells);
      if (!this.#positions.has(passed)) this.#positions.set(passed, this.#game.position(then));
    }
    this.#cells.clear();
    const kept = [...this.#positions]
      .filter(([passed]) => passed < revision && standing.lengthAt(passed) !== null)
      .toSorted(([a], [b]) => a - b);
    return [...kept, [revision, this.#game.position(state)]];
  }
}
