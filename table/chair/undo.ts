/** Actions given to several units at once are taken back together. */
export class UndoGroups {
  /** How many actions of the seat each undo takes back, the newest last. */
  #sizes: number[] = [];

  add(actions: number): void {
    this.#sizes.push(actions);
  }

  /** The last `actions` actions belong together. */
  join(actions: number): void {
    if (actions < 2) return;
    this.#sizes.splice(-actions, actions, actions);
  }

  /** How many of the `undoable` actions are taken back next; where none can be, one is asked for, to hear why. */
  next(undoable: number): number {
    return Math.max(1, Math.min(this.#sizes.at(-1) ?? 1, undoable));
  }

  takenBack(): void {
    this.#sizes.pop();
  }

  /** Nothing before this moment can be taken back. */
  forget(): void {
    this.#sizes = [];
  }
}
