/** Cells of many states in a row, in little room: a whole state now and then, and between them what has changed. */

const wholeEvery = 64;

export class CellRow {
  readonly #whole: Int16Array[] = [];
  /** By number of the state: pairs of cell and new value. */
  readonly #changes: Int16Array[] = [];
  #last: Int16Array | null = null;

  get length(): number {
    return this.#changes.length;
  }

  add(cells: Int16Array): void {
    const last = this.#last;
    const isWhole = this.length % wholeEvery === 0;
    if (isWhole) this.#whole.push(cells.slice());
    this.#changes.push(last && !isWhole ? changesBetween(last, cells) : new Int16Array(0));
    if (last) last.set(cells);
    else this.#last = cells.slice();
  }

  /** Writes state `index` into `cells`. */
  read(index: number, cells: Int16Array): void {
    const first = index - (index % wholeEvery);
    cells.set(this.#whole[first / wholeEvery]);
    for (let at = first + 1; at <= index; at++) {
      const changes = this.#changes[at];
      for (let i = 0; i < changes.length; i += 2) cells[changes[i]] = changes[i + 1];
    }
  }
}

function changesBetween(before: Int16Array, after: Int16Array): Int16Array {
  const changes: number[] = [];
  for (let cell = 0; cell < after.length; cell++) {
    if (before[cell] !== after[cell]) changes.push(cell, after[cell]);
  }
  return Int16Array.from(changes);
}
