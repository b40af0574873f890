import { type ReadonlySignal, signal } from '@preact/signals';

/** Until the panels have taken the room they need, in milliseconds. */
const pause = 80;

/** Moves of the map that the table makes by itself, each a moment after what it is made for. */
export class MapMoves {
  readonly #waiting = signal(0);

  get waiting(): ReadonlySignal<number> {
    return this.#waiting;
  }

  soon(move: () => void): void {
    this.#waiting.value = this.#waiting.peek() + 1;
    setTimeout(() => {
      move();
      this.#waiting.value = this.#waiting.peek() - 1;
    }, pause);
  }
}
