import { type Context, DAK, CW, groundCount, unitCount } from '../context.js';
import { NONE, type State, stateFields } from '../state.js';

/** Which parts of a state are not what they were when last looked at: a bit for each, and the units by name. */

/** Ground units that make up one part together. */
const groupSize = 6;
export const groupCount = Math.ceil(groundCount / groupSize);
export const groupOf = (unit: number): number => Math.floor(unit / groupSize);
/** From the first unit of a group to the one after its last. */
export const groupStart = (group: number): number => group * groupSize;
export const groupEnd = (group: number): number => Math.min(groundCount, (group + 1) * groupSize);
export const groupPart = (group: number): number => 1 << group;

export const AIRCRAFT_PART = 1 << groupCount;
/** Everything that is said of the battle and not of a unit. */
export const STANDING_PART = 2 << groupCount;
/** Objectives held, and what has left the map: what victory depends on, besides losses. */
export const VICTORY_PART = 4 << groupCount;
/** Where the ground units of a side are. */
const PLACES_PART = 8 << groupCount;
export const placesPart = (side: number): number => PLACES_PART << side;
/** Who of a side stands on whom. */
const STACKS_PART = 32 << groupCount;
export const stacksPart = (side: number): number => STACKS_PART << side;

/** The cells looked at: the others (top units, where a side stands, its zones) follow from these. */
const cellCount = stateFields.offsets.top;
const endOfEights = cellCount - (cellCount % 8);
const { hexOf: firstUnitCell, hits: endOfPlaces, below: endOfUnitCells } = stateFields.offsets;

export class Changes {
  /** The parts that have changed between the last two looks. */
  parts = 0;
  /** The ground units of which something has changed besides who is below them: the first `count` of `units`. */
  readonly units = new Int16Array(groundCount);
  count = 0;

  readonly #partsOf: Int32Array;
  readonly #before: Int16Array;
  /** The look at which each unit was last found changed. */
  readonly #found = new Int32Array(groundCount);
  #looks = 0;

  constructor(context: Context) {
    this.#partsOf = partsFor(context);
    // A number that no cell ever holds, so that everything is new at first.
    this.#before = new Int16Array(cellCount).fill(-0x8000);
  }

  look({ cells }: State): void {
    const before = this.#before;
    this.parts = 0;
    this.count = 0;
    this.#looks++;
    // Most cells are the same: eight of them are looked at together.
    for (let i = 0; i < endOfEights; i += 8) {
      const differ =
        (before[i] ^ cells[i]) |
        (before[i + 1] ^ cells[i + 1]) |
        (before[i + 2] ^ cells[i + 2]) |
        (before[i + 3] ^ cells[i + 3]) |
        (before[i + 4] ^ cells[i + 4]) |
        (before[i + 5] ^ cells[i + 5]) |
        (before[i + 6] ^ cells[i + 6]) |
        (before[i + 7] ^ cells[i + 7]);
      if (differ !== 0) this.#compare(cells, i, i + 8);
    }
    this.#compare(cells, endOfEights, cellCount);
  }

  #compare(cells: Int16Array, start: number, end: number): void {
    for (let i = start; i < end; i++) {
      const cell = cells[i];
      if (this.#before[i] === cell) continue;
      this.#before[i] = cell;
      this.parts |= this.#partsOf[i];
      this.#note(unitOf[i]);
    }
  }

  #note(unit: number): void {
    if (unit === NONE || this.#found[unit] === this.#looks) return;
    this.#found[unit] = this.#looks;
    this.units[this.count++] = unit;
  }
}

/** The ground unit a cell tells something of, or NONE. */
const unitOf = new Int16Array(cellCount).map((_, cell) => {
  const unit = (cell - firstUnitCell) % unitCount;
  return cell < firstUnitCell || cell >= endOfUnitCells || unit >= groundCount ? NONE : unit;
});

const tables = new WeakMap<Context, Int32Array>();

function partsFor(context: Context): Int32Array {
  let table = tables.get(context);
  if (!table) tables.set(context, (table = new Int32Array(cellCount).map((_, cell) => partsOf(context, cell))));
  return table;
}

function partsOf({ endUnit }: Context, cell: number): number {
  const { control, exitedStrength } = stateFields.offsets;
  if (cell < firstUnitCell) {
    return cell >= control && cell <= exitedStrength ? STANDING_PART | VICTORY_PART : STANDING_PART;
  }
  const unit = (cell - firstUnitCell) % unitCount;
  if (unit >= groundCount) return AIRCRAFT_PART;
  const side = unit < endUnit[DAK] ? DAK : CW;
  if (cell >= endOfUnitCells) return stacksPart(side);
  const group = groupPart(groupOf(unit));
  return cell < endOfPlaces ? group | stacksPart(side) | placesPart(side) : group;
}
