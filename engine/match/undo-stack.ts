import { deepestUndo } from './limits.js';

/** What each of the last actions that can be taken back has changed, the newest last. */
export class UndoStack {
  /** Places of cells, each followed by what stood there before: an action changes few of thousands. */
  readonly #changes: (readonly number[])[] = [];

  get length(): number {
    return this.#changes.length;
  }

  clear(): void {
    this.#changes.length = 0;
  }

  /** An action has led from the cells `before` to those `after`. */
  push(before: Int16Array, after: Int16Array): void {
    if (this.length === deepestUndo) this.#changes.shift();
    const changes: number[] = [];
    for (let i = 0; i < before.length; i++) if (before[i] !== after[i]) changes.push(i, before[i]);
    this.#changes.push(changes);
  }

  /** Makes the present cells what they were before the last `steps` actions, which are forgotten. */
  takeBack(cells: Int16Array, steps: number): void {
    for (const changes of this.#changes.splice(this.length - steps).toReversed()) {
      for (let i = 0; i < changes.length; i += 2) cells[changes[i]] = changes[i + 1];
    }
  }
}
