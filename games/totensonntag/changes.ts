import { type Context, DAK, CW, groundCount, unitCount } from './context.js';
import { type State, stateFields } from './state.js';

/** Which parts of a state are not what they were when last looked at: a bit for each. */

/** Ground units that make up one part together. */
const groupSize = 4;
export const groupCount = Math.ceil(groundCount / groupSize);
/** From the first unit of a group to the one after its last. */
export const groupStart = (group: number): number => group * groupSize;
export const groupEnd = (group: number): number => Math.min(groundCount, (group + 1) * groupSize);
export const groupPart = (group: number): number => 1 << group;

export const AIRCRAFT_PART = 1 << groupCount;
/** Everything that is said of the battle and not of a unit. */
export const STANDING_PART = 2 << groupCount;
/** Objectives held, and what has left the map: what victory depends on, besides losses. */
export const VICTORY_PART = 4 << groupCount;
/** Who stands on whom. */
export const STACKS_PART = 8 << groupCount;
/** Where the ground units of a side are. */
const PLACES_PART = 16 << groupCount;
export const placesPart = (side: number): number => PLACES_PART << side;

/** The cells looked at: the others (top units, where a side stands, its zones) follow from these. */
const cellCount = stateFields.offsets.top;

export class Changes {
  /** The parts each cell belongs to. */
  readonly #parts: Int32Array;
  readonly #before: Int16Array;

  constructor(context: Context) {
    this.#parts = partsFor(context);
    // A number that no cell ever holds, so that everything is new at first.
    this.#before = new Int16Array(cellCount).fill(-0x8000);
  }

  /** The parts that have changed since the last look. */
  look({ cells }: State): number {
    const before = this.#before;
    let changed = 0;
    for (let i = 0; i < before.length; i++) {
      const cell = cells[i]!;
      if (before[i] === cell) continue;
      before[i] = cell;
      changed |= this.#parts[i]!;
    }
    return changed;
  }
}

const tables = new WeakMap<Context, Int32Array>();

function partsFor(context: Context): Int32Array {
  let table = tables.get(context);
  if (!table) tables.set(context, (table = new Int32Array(cellCount).map((_, cell) => partsOf(context, cell))));
  return table;
}

function partsOf({ endUnit }: Context, cell: number): number {
  const { control, exitedStrength, hexOf, hits, below } = stateFields.offsets;
  if (cell < hexOf) return cell >= control && cell <= exitedStrength ? STANDING_PART | VICTORY_PART : STANDING_PART;
  if (cell >= below) return STACKS_PART;
  const unit = (cell - hexOf) % unitCount;
  if (unit >= groundCount) return AIRCRAFT_PART;
  const group = groupPart(Math.floor(unit / groupSize));
  return cell < hits ? group | STACKS_PART | placesPart(unit < endUnit[DAK] ? DAK : CW) : group;
}
