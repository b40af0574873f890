import type { PositionParts, ToldState } from './make-position.js';

/** What the texts of one seat's units were made from, and what has changed since. */

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

type UnitParts<S extends ToldState> = Pick<
  PositionParts<S, object, unknown, object>,
  'offsets' | 'labels' | 'lost' | 'knows'
>;

export class ShownUnits<S extends ToldState> {
  readonly units: Changed;
  /** Hexes in which somebody came, went, changed place or became known. */
  readonly hexes: Changed;
  places = false;
  /** Are other units lost than before? */
  lost = false;

  readonly #parts: UnitParts<S>;
  readonly #unitCount: number;
  /** From `hexOf` up to `top`. */
  readonly #cells: Int16Array;
  readonly #known: Uint8Array;

  constructor(parts: UnitParts<S>, unitCount: number) {
    const { hexOf, top } = parts.offsets;
    this.#parts = parts;
    this.#unitCount = unitCount;
    this.units = new Changed(unitCount);
    this.hexes = new Changed(parts.labels.length);
    this.#cells = new Int16Array(top - hexOf).fill(never);
    this.#known = new Uint8Array(unitCount);
  }

  forget(): void {
    this.#cells.fill(never);
  }

  isKnown(unit: number): boolean {
    return this.#known[unit] === 1;
  }

  look(state: S, viewer: number): void {
    this.places = this.lost = false;
    this.units.clear();
    this.hexes.clear();
    this.#compareCells(state);
    this.#compareKnowledge(state, viewer);
  }

  #compareCells(state: S): void {
    const { cells } = state;
    const start = this.#parts.offsets.hexOf;
    const before = this.#cells;
    const eights = before.length - (before.length % 8);
    for (let i = 0; i < eights; i += 8) {
      const at = start + i;
      // Hardly any differ.
      const differs =
        (before[i] ^ cells[at]) |
        (before[i + 1] ^ cells[at + 1]) |
        (before[i + 2] ^ cells[at + 2]) |
        (before[i + 3] ^ cells[at + 3]) |
        (before[i + 4] ^ cells[at + 4]) |
        (before[i + 5] ^ cells[at + 5]) |
        (before[i + 6] ^ cells[at + 6]) |
        (before[i + 7] ^ cells[at + 7]);
      if (differs === 0) continue;
      for (let cell = i; cell < i + 8; cell++) this.#compareCell(state, cell);
    }
    for (let cell = eights; cell < before.length; cell++) this.#compareCell(state, cell);
  }

  #compareCell({ cells, hexOf }: S, cell: number): void {
    const { offsets, lost } = this.#parts;
    const before = this.#cells[cell];
    const now = cells[offsets.hexOf + cell];
    if (before === now) return;
    this.#cells[cell] = now;
    const unit = cell % this.#unitCount;
    this.units.add(unit);
    if (cell < this.#unitCount) {
      this.places = true;
      if (before === lost || before === never || now === lost) this.lost = true;
      this.#touch(before);
      this.#touch(now);
    } else if (offsets.hexOf + cell >= offsets.below) {
      this.#touch(hexOf[unit]);
    }
  }

  #touch(hex: number): void {
    if (hex >= 0) this.hexes.add(hex);
  }

  #compareKnowledge(state: S, viewer: number): void {
    const known = this.#known;
    for (let unit = 0; unit < this.#unitCount; unit++) {
      const now = this.#parts.knows(state, unit, viewer) ? 1 : 0;
      if (known[unit] === now) continue;
      known[unit] = now;
      this.units.add(unit);
      this.#touch(state.hexOf[unit]);
    }
  }
}
