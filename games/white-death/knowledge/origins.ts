import { type Context, grid, hexCount, unitCount } from '../context.js';

/** Where units come from, and how strong: both sides have read the scenario, so this is no secret (4C). */
export interface Origins {
  /** By unit: those with the same number set out from the same hex, or are due in the same turn at the same entry. */
  readonly of: Int16Array;
  /** Strength by unit with which the scenario begins. */
  readonly strength: Uint8Array;
}

const known = new WeakMap<Context, Origins>();

export function originsOf(context: Context): Origins {
  let origins = known.get(context);
  if (!origins) known.set(context, (origins = readOrigins(context)));
  return origins;
}

/** More than there are turns. */
const turnRoom = 32;

function readOrigins({ units, ground, scenario, unitNumber, fullStrength }: Context): Origins {
  const of = new Int16Array(unitCount).fill(-1);
  const strength = Uint8Array.from(fullStrength);
  for (const [unit, { due }] of units.entries()) {
    if (due) of[unit] = hexCount + ground.entryNumber.get(due.entry)! * turnRoom + due.turn;
  }
  for (const place of scenario.placements) {
    const unit = unitNumber.get(place.unit)!;
    of[unit] = grid.parse(place.hex);
    strength[unit] = place.strength;
  }
  return { of, strength };
}
