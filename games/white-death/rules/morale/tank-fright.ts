import { AFV, FEARLESS, grid } from '../../context.js';
import { TOWN } from '../../ground.js';
import { NONE, type State } from '../../state.js';

/** 14C2: what a tank does to those who have nothing to stop it. */

/** Ruling 71: does a stack with an AFV in it assault this hex when the fire begins? Others of the stack may be the ones who do. */
export function tanksAssault(state: State, hex: number): boolean {
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    if (grid.neighbours[i] >= 0 && isTankStack(state, grid.neighbours[i], hex)) return true;
  }
  return false;
}

function isTankStack(state: State, from: number, target: number): boolean {
  let assaults = false;
  let tanks = false;
  for (let unit = state.top[from]; unit !== NONE; unit = state.below[unit]) {
    assaults ||= state.target[unit] === target;
    tanks ||= state.context.class[unit] === AFV;
  }
  return assaults && tanks;
}

/** Are the units in this hex immune: in a town, or with a German AFV, antitank or heavy antiaircraft unit? */
export function immuneToTanks(state: State, hex: number): boolean {
  if (state.context.ground.hexes[hex] & TOWN) return true;
  for (let unit = state.top[hex]; unit !== NONE; unit = state.below[unit]) {
    if (state.context.kind[unit] & FEARLESS) return true;
  }
  return false;
}
