import type { PositionParts, ToldState } from './make-position.js';
import { NumberSet } from './number-set.js';

type ChangingParts<S extends ToldState> = Pick<
  PositionParts<S, object, unknown, object>,
  'offsets' | 'labels' | 'lost' | 'heading'
>;

/** Where the cells of two states of one battle differ. */
export class CellChanges<S extends ToldState> {
  /** Has anybody come, gone or moved? */
  places = false;
  /** Are other units lost, or has something changed of a lost one? */
  lost = false;
  marks = false;
  /** Fields of the heading that the changed cells decide. */
  readonly fields: NumberSet;
  readonly units: NumberSet;
  /** Hexes in which somebody came, went or changed place, or of which a mark changed. */
  readonly hexes: NumberSet;

  readonly #parts: ChangingParts<S>;
  readonly #unitCount: number;

  constructor(parts: ChangingParts<S>) {
    const { offsets, labels, heading } = parts;
    this.#parts = parts;
    this.fields = new NumberSet(heading.names.length);
    this.#unitCount = offsets.top - offsets.below;
    this.units = new NumberSet(this.#unitCount);
    this.hexes = new NumberSet(labels.length);
  }

  find(before: S, after: S): void {
    const { top, marks } = this.#parts.offsets;
    this.places = this.lost = this.marks = false;
    this.fields.clear();
    this.units.clear();
    this.hexes.clear();
    this.#compare(before, after, 0, top);
    if (marks !== undefined) this.#compare(before, after, marks, marks + this.#parts.labels.length);
  }

  #compare(before: S, after: S, from: number, end: number): void {
    const was = pairsOf(before.cells);
    const now = pairsOf(after.cells);
    let cell = from;
    if (was && now) {
      for (; cell < end && cell % 2 !== 0; cell++) this.#compareCell(before, after, cell);
      // Eight cells at once: hardly any differ.
      for (let pair = cell >> 1; cell + 8 <= end; cell += 8, pair += 4) {
        const differs =
          (was[pair] ^ now[pair]) |
          (was[pair + 1] ^ now[pair + 1]) |
          (was[pair + 2] ^ now[pair + 2]) |
          (was[pair + 3] ^ now[pair + 3]);
        if (differs === 0) continue;
        for (let at = cell; at < cell + 8; at++) this.#compareCell(before, after, at);
      }
    }
    for (; cell < end; cell++) this.#compareCell(before, after, cell);
  }

  #compareCell(before: S, after: S, cell: number): void {
    if (before.cells[cell] === after.cells[cell]) return;
    const { offsets, heading } = this.#parts;
    if (cell < offsets.hexOf) for (const field of heading.decidedBy[cell]) this.fields.add(field);
    else if (cell < offsets.top) this.#noteUnit(before, after, cell - offsets.hexOf);
    else {
      this.marks = true;
      this.hexes.add(cell - offsets.marks!);
    }
  }

  #noteUnit(before: S, after: S, cell: number): void {
    const { offsets, lost } = this.#parts;
    const unit = cell % this.#unitCount;
    const isPlace = cell < this.#unitCount;
    this.units.add(unit);
    if (isPlace) this.places = true;
    if (before.hexOf[unit] === lost || after.hexOf[unit] === lost) this.lost = true;
    if (!isPlace && cell < offsets.below - offsets.hexOf) return;
    if (before.hexOf[unit] >= 0) this.hexes.add(before.hexOf[unit]);
    if (after.hexOf[unit] >= 0) this.hexes.add(after.hexOf[unit]);
  }
}

const pairs = new WeakMap<Int16Array, Int32Array | null>();

/** The cells two by two; null for a state that does not lie so in its memory. */
function pairsOf(cells: Int16Array): Int32Array | null {
  let found = pairs.get(cells);
  if (found !== undefined) return found;
  const { buffer, byteOffset, length } = cells;
  found = byteOffset % Int32Array.BYTES_PER_ELEMENT === 0 ? new Int32Array(buffer, byteOffset, length >> 1) : null;
  pairs.set(cells, found);
  return found;
}
