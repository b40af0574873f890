import { GERMAN, hexCount, SOVIET, unitCount } from '../context.js';
import { isKnown } from './position.js';
import { LOST, type State, stateFields } from '../state.js';

/** What the texts of one seat's units were made from, and what has changed since. */

/** The cells of a state are those of the heading, then those of the units, field by field, then those of the hexes. */
const { hexOf: firstCell, below, top } = stateFields.offsets;
const unitCells = top - firstCell;
const belowCells = below - firstCell;

/** No cell of a state has this value. */
export const never = -32768;

/** A set of small numbers. */
class Changed {
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

export class ShownUnits {
  readonly units = new Changed(unitCount);
  /** Hexes in which somebody came, went, changed place or became known. */
  readonly hexes = new Changed(hexCount);
  places = false;
  /** Are other units lost than before? */
  lost = false;

  readonly #cells = new Int16Array(unitCells).fill(never);
  readonly #pairs = new Int32Array(this.#cells.buffer);
  #lookedAt: Int16Array | null = null;
  #lookedAtPairs: Int32Array | null = null;
  /** A side knows its own units. */
  readonly #known = new Uint8Array(unitCount).fill(1);

  forget(): void {
    this.#cells.fill(never);
    this.#known.fill(1);
  }

  isKnown(unit: number): boolean {
    return this.#known[unit] === 1;
  }

  look(state: State, viewer: number): void {
    this.places = this.lost = false;
    this.units.clear();
    this.hexes.clear();
    this.#compareCells(state);
    this.#compareKnowledge(state, viewer);
  }

  #compareCells(state: State): void {
    const pairs = this.#pairsOf(state.cells);
    if (!pairs) {
      for (let cell = 0; cell < unitCells; cell++) this.#compareCell(state, cell);
      return;
    }
    const before = this.#pairs;
    for (let i = 0; i < before.length; i += 4) {
      // Eight cells at once: hardly any differ.
      const differs =
        (before[i] ^ pairs[i]) |
        (before[i + 1] ^ pairs[i + 1]) |
        (before[i + 2] ^ pairs[i + 2]) |
        (before[i + 3] ^ pairs[i + 3]);
      if (differs === 0) continue;
      for (let cell = i * 2; cell < i * 2 + 8; cell++) this.#compareCell(state, cell);
    }
  }

  /** The cells of the units two by two; null for a state that does not lie so in its memory. */
  #pairsOf(cells: Int16Array): Int32Array | null {
    if (cells !== this.#lookedAt) {
      const start = cells.byteOffset + firstCell * cells.BYTES_PER_ELEMENT;
      this.#lookedAt = cells;
      this.#lookedAtPairs =
        start % Int32Array.BYTES_PER_ELEMENT === 0 ? new Int32Array(cells.buffer, start, unitCells / 2) : null;
    }
    return this.#lookedAtPairs;
  }

  #compareCell({ cells, hexOf }: State, cell: number): void {
    const before = this.#cells[cell];
    const now = cells[firstCell + cell];
    if (before === now) return;
    this.#cells[cell] = now;
    const unit = cell % unitCount;
    this.units.add(unit);
    if (cell < unitCount) {
      this.places = true;
      if (before === LOST || before === never || now === LOST) this.lost = true;
      this.#touch(before);
      this.#touch(now);
    } else if (cell >= belowCells) {
      this.#touch(hexOf[unit]);
    }
  }

  #touch(hex: number): void {
    if (hex >= 0) this.hexes.add(hex);
  }

  #compareKnowledge(state: State, viewer: number): void {
    const known = this.#known;
    const { firstUnit, endUnit } = state.context;
    const own = viewer === SOVIET || viewer === GERMAN;
    const end = own ? endUnit[1 - viewer] : unitCount;
    for (let unit = own ? firstUnit[1 - viewer] : 0; unit < end; unit++) {
      const now = isKnown(state, viewer, unit) ? 1 : 0;
      if (known[unit] === now) continue;
      known[unit] = now;
      this.units.add(unit);
      this.#touch(state.hexOf[unit]);
    }
  }
}
