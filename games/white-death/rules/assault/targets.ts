import { grid } from '../../context.js';
import { nextMarked } from '../../marked-hexes.js';
import { DEFENDED, NONE, RESOLVED, SHAKEN, type State, TARGET } from '../../state.js';
import { garrisonStands } from '../city/garrisons.js';

/** Hexes under assault in this impulse, and the fire still to come there. */

/** The first target, from hex `from` on, that does not bear this mark yet, or NONE. */
export function nextTarget(state: State, without: number, from = 0): number {
  const { marks } = state;
  let hex = nextMarked(state, from);
  while (hex !== NONE && (marks[hex] & (TARGET | without)) !== TARGET) hex = nextMarked(state, hex + 1);
  return hex;
}

/** Is nobody left to defend the hex, not even its garrison? A bunker does not hold out alone (ruling 23). */
export const isVacated = (state: State, hex: number): boolean => state.top[hex] === NONE && !garrisonStands(state, hex);

/** 14B2: is there anybody left who still assaults this hex? */
export function hasAssaulters(state: State, hex: number): boolean {
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    const near = grid.neighbours[i];
    if (near < 0) continue;
    for (let unit = state.top[near]; unit !== NONE; unit = state.below[unit]) {
      if (state.target[unit] === hex && (state.flags[unit] & SHAKEN) === 0) return true;
    }
  }
  return false;
}

/** Ruling 53: a target that the barrage has emptied needs no fire; those who would have assaulted it may advance. */
export function settleVacated(state: State): void {
  for (let hex = nextTarget(state, RESOLVED); hex !== NONE; hex = nextTarget(state, RESOLVED, hex + 1)) {
    if (isVacated(state, hex)) state.marks[hex] |= DEFENDED | RESOLVED;
  }
}

/** An assault from which everybody has been driven off is over. */
export function settleAbandoned(state: State): void {
  for (let hex = nextTarget(state, RESOLVED); hex !== NONE; hex = nextTarget(state, RESOLVED, hex + 1)) {
    if (!hasAssaulters(state, hex)) state.marks[hex] |= RESOLVED;
  }
}
