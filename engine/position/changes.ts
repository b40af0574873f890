import type { PositionParts, ToldState } from './make-position.js';

/** What the last position of a seat was made from, and what has changed since. */

/** No cell of a state has this value. */
const never = -32768;

/** A set of small numbers. */
class ChangedSet {
  readonly list: Int16Array;
  readonly #isIn: Uint8Array;
  count = 0;

  constructor(size: number) {
    this.list = new Int16Array(size);
    this.#isIn = new Uint8Array(size);
  }

  add(member: number): void {
    if (this.#isIn[member] === 1) return;
    this.#isIn[member] = 1;
    this.list[this.count++] = member;
  }

  clear(): void {
    for (let i = 0; i < this.count; i++) this.#isIn[this.list[i]] = 0;
    this.count = 0;
  }
}

type ChangingParts<S extends ToldState> = Pick<
  PositionParts<S, object, unknown, object>,
  'offsets' | 'labels' | 'lost' | 'knows' | 'mayHide'
>;

export class Changes<S extends ToldState> {
  heading = false;
  /** Has anybody come, gone or moved? */
  places = false;
  /** Are other units lost than before? */
  lost = false;
  readonly units: ChangedSet;
  /** Hexes in which somebody came, went, changed place or became known. */
  readonly hexes: ChangedSet;

  readonly #parts: ChangingParts<S>;
  readonly #unitCount: number;
  /** The cells of heading and units when last looked at; the same two by two. */
  readonly #cells: Int16Array;
  readonly #pairs: Int32Array;
  #lookedAt: Int16Array | null = null;
  #lookedAtPairs: Int32Array | null = null;
  readonly #known: Uint8Array;

  constructor(parts: ChangingParts<S>, unitCount: number) {
    this.#parts = parts;
    this.#unitCount = unitCount;
    this.units = new ChangedSet(unitCount);
    this.hexes = new ChangedSet(parts.labels.length);
    this.#cells = new Int16Array(parts.offsets.top).fill(never);
    this.#pairs = new Int32Array(this.#cells.buffer, 0, parts.offsets.top >> 1);
    this.#known = new Uint8Array(unitCount).fill(1);
  }

  forget(): void {
    this.#cells.fill(never);
    this.#known.fill(1);
  }

  isKnown(unit: number): boolean {
    return this.#known[unit] === 1;
  }

  look(state: S, viewer: number): void {
    this.heading = this.places = this.lost = false;
    this.units.clear();
    this.hexes.clear();
    this.#compareCells(state);
    this.#compareKnowledge(state, viewer);
  }

  #compareCells(state: S): void {
    const before = this.#pairs;
    const now = this.#pairsOf(state.cells);
    let pair = 0;
    for (; now && pair + 4 <= before.length; pair += 4) {
      // Eight cells at once: hardly any differ.
      const differs =
        (before[pair] ^ now[pair]) |
        (before[pair + 1] ^ now[pair + 1]) |
        (before[pair + 2] ^ now[pair + 2]) |
        (before[pair + 3] ^ now[pair + 3]);
      if (differs === 0) continue;
      for (let cell = pair * 2; cell < pair * 2 + 8; cell++) this.#compareCell(state, cell);
    }
    for (let cell = pair * 2; cell < this.#cells.length; cell++) this.#compareCell(state, cell);
  }

  /** The cells two by two; null for a state that does not lie so in its memory. */
  #pairsOf(cells: Int16Array): Int32Array | null {
    if (cells !== this.#lookedAt) {
      const { buffer, byteOffset } = cells;
      const aligned = byteOffset % Int32Array.BYTES_PER_ELEMENT === 0;
      this.#lookedAt = cells;
      this.#lookedAtPairs = aligned ? new Int32Array(buffer, byteOffset, this.#pairs.length) : null;
    }
    return this.#lookedAtPairs;
  }

  #compareCell({ cells, hexOf }: S, cell: number): void {
    const before = this.#cells[cell];
    const now = cells[cell];
    if (before === now) return;
    this.#cells[cell] = now;
    const { offsets } = this.#parts;
    if (cell < offsets.hexOf) {
      this.heading = true;
      return;
    }
    const unit = (cell - offsets.hexOf) % this.#unitCount;
    this.units.add(unit);
    if (cell < offsets.hexOf + this.#unitCount) this.#move(before, now);
    else if (cell >= offsets.below) this.#touch(hexOf[unit]);
  }

  #move(before: number, now: number): void {
    const { lost } = this.#parts;
    this.places = true;
    if (before === lost || before === never || now === lost) this.lost = true;
    this.#touch(before);
    this.#touch(now);
  }

  #touch(hex: number): void {
    if (hex >= 0) this.hexes.add(hex);
  }

  #compareKnowledge(state: S, viewer: number): void {
    const known = this.#known;
    const [first, end] = this.#parts.mayHide(state, viewer);
    for (let unit = first; unit < end; unit++) {
      const now = this.#parts.knows(state, unit, viewer) ? 1 : 0;
      if (known[unit] === now) continue;
      known[unit] = now;
      this.units.add(unit);
      this.#touch(state.hexOf[unit]);
    }
  }
}
