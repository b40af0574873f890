import type { Mood, Moods } from '../policy.js';
import { NONE } from '../state/state.js';

/** Moods by number of the unit, spread out for quick reading; a unit without one is told nothing. */
export interface UnitMoods {
  /** Is anybody told anything? */
  readonly any: boolean;
  /** A hex, or NONE. */
  readonly goal: Int16Array;
  readonly danger: Float64Array;
  readonly hold: Uint8Array;
  readonly noFire: Uint8Array;
  /** A hex, or NONE. */
  readonly target: Int16Array;
}

const noMoods: Moods = new Map();
/** By number of units: most policies are made without moods, many of them for one battle each. */
const untold = new Map<number, UnitMoods>();

export function moodsByUnit(moods: Moods = noMoods, units: number): UnitMoods {
  if (moods.size > 0) return spreadMoods(moods, units);
  let spread = untold.get(units);
  if (!spread) untold.set(units, (spread = spreadMoods(noMoods, units)));
  return spread;
}

function spreadMoods(moods: Moods, units: number): UnitMoods {
  const spread = {
    any: moods.size > 0,
    goal: new Int16Array(units).fill(NONE),
    danger: new Float64Array(units).fill(1),
    hold: new Uint8Array(units),
    noFire: new Uint8Array(units),
    target: new Int16Array(units).fill(NONE),
  };
  for (const [unit, mood] of moods) {
    if (!(unit in spread.goal)) throw new RangeError(`There is no unit ${unit} to be in a mood`);
    spread.goal[unit] = mood.goal ?? NONE;
    spread.danger[unit] = mood.danger ?? 1;
    spread.hold[unit] = mood.hold ? 1 : 0;
    spread.noFire[unit] = mood.noFire ? 1 : 0;
    spread.target[unit] = mood.target ?? NONE;
  }
  return spread;
}

/** The plan with something else told to these units; null tells them nothing. */
export function retold(plan: Moods, units: readonly number[], mood: Mood | null): Moods {
  const changed = new Map(plan);
  for (const unit of units) {
    if (mood) changed.set(unit, mood);
    else changed.delete(unit);
  }
  return changed;
}
