import { deepestUndo } from './limits.js';

/** Cells before each of the last actions that can be taken back, the newest last. */
export class UndoStack {
  /** Beyond the first `#length` there is room to be used again. */
  readonly #rooms: Int16Array[] = [];
  #length = 0;

  get length(): number {
    return this.#length;
  }

  clear(): void {
    this.#length = 0;
  }

  push(cells: Int16Array): void {
    if (this.#length === deepestUndo) this.#forgetOldest();
    const room = this.#rooms[this.#length];
    if (room) room.set(cells);
    else this.#rooms.push(cells.slice());
    this.#length++;
  }

  #forgetOldest(): void {
    const [oldest] = this.#rooms.splice(0, 1);
    this.#rooms.push(oldest);
    this.#length--;
  }

  /** The cells before the last `steps` actions, which are forgotten. */
  pop(steps: number): Int16Array {
    this.#length -= steps;
    return this.#rooms[this.#length];
  }
}
