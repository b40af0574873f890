import { NONE } from './state.js';

/**
 * Stacks of units, kept in three fields of a state: the hex of each unit, the top unit of each hex, and under each unit
 * the next. Whatever follows from the places of units, such as zones of control, is each battle's own.
 */
export interface Stacks {
  readonly hexOf: Int16Array;
  readonly top: Int16Array;
  readonly below: Int16Array;
}

export function stackSize({ top, below }: Stacks, hex: number): number {
  let size = 0;
  for (let unit = top[hex]; unit !== NONE; unit = below[unit]) size++;
  return size;
}

/** Units of a hex from top to bottom. */
export function stackOf({ top, below }: Stacks, hex: number): number[] {
  const stack: number[] = [];
  for (let unit = top[hex]; unit !== NONE; unit = below[unit]) stack.push(unit);
  return stack;
}

/** Puts a unit that is in no hex on top of the stack in a hex. */
export function pushUnit(state: Stacks, unit: number, hex: number): void {
  state.below[unit] = state.top[hex];
  state.top[hex] = unit;
  state.hexOf[unit] = hex;
}

/** Takes a unit out of its stack, to a place that is no hex. */
export function pullUnit(state: Stacks, unit: number, place: number): void {
  const { below } = state;
  const hex = state.hexOf[unit];
  if (state.top[hex] === unit) {
    state.top[hex] = below[unit];
  } else {
    let above = state.top[hex];
    while (below[above] !== unit) above = below[above];
    below[above] = below[unit];
  }
  below[unit] = NONE;
  state.hexOf[unit] = place;
}

/** Rearranges a stack: the first `count` are exactly the units in the hex, from top to bottom. */
export function arrangeStack(state: Stacks, hex: number, units: ArrayLike<number>, count = units.length): void {
  for (let i = 0; i < count; i++) state.below[units[i]] = i + 1 < count ? units[i + 1] : NONE;
  state.top[hex] = count > 0 ? units[0] : NONE;
}
