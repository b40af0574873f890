/** Cells that are asked for at once, where more than one copy fits into them. */
const pieceLength = 8192;

/** Copies of the cells of states. Several share a piece of memory: to ask for one costs as much as to play an action. */
export class CellCopies {
  #piece = new Int16Array(0);
  #used = 0;

  copy(cells: Int16Array): Int16Array {
    const { length } = cells;
    if (this.#used + length > this.#piece.length) {
      this.#piece = new Int16Array(Math.max(1, Math.floor(pieceLength / length)) * length);
      this.#used = 0;
    }
    const copy = this.#piece.subarray(this.#used, this.#used + length);
    this.#used += length;
    copy.set(cells);
    return copy;
  }
}
