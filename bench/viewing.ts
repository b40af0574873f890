import { type Cells, copyInto } from '@impulse/engine';
import type { Batch } from './measure.js';
import { type Blanks, cloneOf } from './random-player.js';
import { useText } from './sink.js';

/** What is measured of the views of any battle. */

/** Battles that go on by turns, as on a server: each has one state, which is shown after every action. */
export class Server<S extends Cells> {
  readonly #games: readonly (readonly S[])[];
  readonly #states: readonly S[];
  #next = 0;

  /** Each game is the list of its positions, in their order. */
  constructor(game: Blanks<S>, games: readonly (readonly S[])[]) {
    this.#games = games;
    this.#states = games.map((positions) => cloneOf(game, positions[0]));
  }

  /** The state of the battle whose turn it is, one action later. */
  step(): S {
    const battle = this.#next % this.#games.length;
    const positions = this.#games[battle];
    const state = this.#states[battle];
    copyInto(state, positions[Math.floor(this.#next++ / this.#games.length) % positions.length]);
    return state;
  }
}

type TextOf<S> = (state: S) => string;

export const viewsOn =
  <S extends Cells>(server: Server<S>, textOf: TextOf<S>): Batch =>
  () => {
    const some = 32;
    for (let i = 0; i < some; i++) useText(textOf(server.step()));
    return some;
  };

/** Every view is of a new state, of which nothing is remembered. */
export function firstViews<S extends Cells>(game: Blanks<S>, positions: readonly S[], textOf: TextOf<S>): Batch {
  let next = 0;
  return () => {
    const some = 8;
    for (let i = 0; i < some; i++) useText(textOf(cloneOf(game, positions[next++ % positions.length])));
    return some;
  };
}

export function meanBytes<S extends Cells>(positions: readonly S[], textOf: TextOf<S>): number {
  return Math.round(positions.reduce((sum, state) => sum + Buffer.byteLength(textOf(state)), 0) / positions.length);
}
