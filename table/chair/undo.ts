import { signal } from '@preact/signals';

/** Actions given to several units at once are taken back together. */
export class UndoGroups {
  /** How many actions of the seat each undo takes back, the newest last. */
  readonly #sizes = signal<readonly number[]>([]);

  add(actions: number): void {
    this.#sizes.value = [...this.#sizes.peek(), actions];
  }

  /** The last `actions` actions belong together. */
  join(actions: number): void {
    if (actions < 2) return;
    this.#sizes.value = [...this.#sizes.peek().slice(0, -actions), actions];
  }

  /** How many of the `undoable` actions are taken back next; where none can be, one is asked for, to hear why. */
  next(undoable: number): number {
    return Math.max(1, Math.min(this.#sizes.peek().at(-1) ?? 1, undoable));
  }

  /** How often something can be taken back until the `undoable` actions are. */
  times(undoable: number): number {
    let left = undoable;
    const sizes = this.#sizes.value.toReversed();
    const together = sizes.findIndex((size) => (left -= size) <= 0);
    return undoable === 0 ? 0 : together >= 0 ? together + 1 : sizes.length + left;
  }

  takenBack(): void {
    this.#sizes.value = this.#sizes.peek().slice(0, -1);
  }

  /** Nothing before this moment can be taken back. */
  forget(): void {
    this.#sizes.value = [];
  }
}
