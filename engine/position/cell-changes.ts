import type { PositionParts, ToldState } from './make-position.js';

/** A set of small numbers. */
export class NumberSet {
  readonly #members: Int16Array;
  readonly #isIn: Uint8Array;
  count = 0;

  constructor(size: number) {
    this.#members = new Int16Array(size);
    this.#isIn = new Uint8Array(size);
  }

  add(member: number): void {
    if (this.#isIn[member] === 1) return;
    this.#isIn[member] = 1;
    this.#members[this.count++] = member;
  }

  has(member: number): boolean {
    return this.#isIn[member] === 1;
  }

  /** From the smallest to the largest; good until something is added. */
  sorted(): Int16Array {
    const members = this.#members.subarray(0, this.count);
    return this.count > 1 ? members.sort() : members;
  }

  clear(): void {
    for (let i = 0; i < this.count; i++) this.#isIn[this.#members[i]] = 0;
    this.count = 0;
  }
}

type ChangingParts<S extends ToldState> = Pick<
  PositionParts<S, object, unknown, object>,
  'offsets' | 'labels' | 'lost'
>;

/** Where the cells of two states of one battle differ. */
export class CellChanges<S extends ToldState> {
  /** Has a cell before those of the units changed? */
  heading = false;
  /** Has anybody come, gone or moved? */
  places = false;
  /** Are other units lost, or has something changed of a lost one? */
  lost = false;
  marks = false;
  readonly units: NumberSet;
  /** Hexes in which somebody came, went or changed place, or of which a mark changed. */
  readonly hexes: NumberSet;

  readonly #parts: ChangingParts<S>;
  readonly #unitCount: number;

  constructor(parts: ChangingParts<S>) {
    const { offsets, labels } = parts;
    this.#parts = parts;
    this.#unitCount = offsets.top - offsets.below;
    this.units = new NumberSet(this.#unitCount);
    this.hexes = new NumberSet(labels.length);
  }

  find(before: S, after: S): void {
    const { top, marks } = this.#parts.offsets;
    this.heading = this.places = this.lost = this.marks = false;
    this.units.clear();
    this.hexes.clear();
    this.#compare(before, after, 0, top);
    if (marks !== undefined) this.#compare(before, after, marks, marks + this.#parts.labels.length);
  }

  #compare(before: S, after: S, from: number, end: number): void {
    const pairs = pairsOf(before.cells);
    const pairsNow = pairsOf(after.cells);
    let cell = from;
    if (pairs && pairsNow) {
      for (; cell < end && cell % 2 !== 0; cell++) this.#compareCell(before, after, cell);
      // Eight cells at once: hardly any differ.
      for (; cell + 8 <= end; cell += 8) {
        const pair = cell >> 1;
        const differs =
          (pairs[pair] ^ pairsNow[pair]) |
          (pairs[pair + 1] ^ pairsNow[pair + 1]) |
          (pairs[pair + 2] ^ pairsNow[pair + 2]) |
          (pairs[pair + 3] ^ pairsNow[pair + 3]);
        if (differs === 0) continue;
        for (let at = cell; at < cell + 8; at++) this.#compareCell(before, after, at);
      }
    }
    for (; cell < end; cell++) this.#compareCell(before, after, cell);
  }

  #compareCell(before: S, after: S, cell: number): void {
    if (before.cells[cell] === after.cells[cell]) return;
    const { offsets } = this.#parts;
    if (cell < offsets.hexOf) this.heading = true;
    else if (cell < offsets.top) this.#changeUnit(before, after, cell - offsets.hexOf);
    else {
      this.marks = true;
      this.hexes.add(cell - offsets.marks!);
    }
  }

  #changeUnit(before: S, after: S, cell: number): void {
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

/** The cells two by two; null for a state that does not lie so in its memory. */
function pairsOf({ buffer, byteOffset, length }: Int16Array): Int32Array | null {
  return byteOffset % Int32Array.BYTES_PER_ELEMENT === 0 ? new Int32Array(buffer, byteOffset, length >> 1) : null;
}
