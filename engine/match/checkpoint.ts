import { hashText } from '../reading/canonical.js';
import type { Game, PublicAction } from '../game.js';
import type { Cells } from '../state/state.js';
import { checkpointEvery } from './notation.js';

/**
 * What a checkpoint of a record holds: a hash of the position as text. The text is versioned and says what a player
 * can see, so records outlive any change in how a state is kept in memory.
 */
export const positionHash = <S extends Cells, A extends PublicAction>(game: Game<S, A>, state: S): number =>
  hashText(JSON.stringify(game.position(state)));

/** Is this the position that a checkpoint was made of, in the present format of positions or an earlier one? */
export function matchesCheckpoint<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  state: S,
  hash: number,
): boolean {
  if (hash === positionHash(game, state)) return true;
  return game.oldPositions?.(state).some((position) => hash === hashText(JSON.stringify(position))) ?? false;
}

export type Checkpoint = readonly [revision: number, hash: number];

/** The checkpoints of a battle, made on the way and hashed when somebody asks for them. */
export class Checkpoints<S extends Cells, A extends PublicAction> {
  readonly #game: Game<S, A>;
  /** By revision: the hash of the position, or its cells as long as nobody has asked for that. */
  readonly #made: Map<number, number | Int16Array>;

  constructor(game: Game<S, A>, known: readonly Checkpoint[]) {
    this.#game = game;
    this.#made = new Map(known.filter(([revision]) => revision % checkpointEvery === 0));
  }

  /** `cells`: a copy that nobody changes. */
  pass(revision: number, cells: Int16Array): void {
    this.#made.set(revision, cells);
  }

  /** Those made on the way, and one for the present position. */
  all(revision: number, state: S): Checkpoint[] {
    if (revision === 0) return [];
    const earlier = [...this.#made.keys()].filter((one) => one < revision);
    return [
      ...earlier.map((one) => [one, this.#hashOf(one, state)] as const),
      [revision, positionHash(this.#game, state)],
    ];
  }

  #hashOf(revision: number, like: S): number {
    const made = this.#made.get(revision)!;
    if (typeof made === 'number') return made;
    const then = this.#game.blank(like);
    then.cells.set(made);
    const hash = positionHash(this.#game, then);
    this.#made.set(revision, hash);
    return hash;
  }
}
