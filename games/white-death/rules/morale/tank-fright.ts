import { AFV, FEARLESS, grid } from '../../context.js';
import { TOWN } from '../../ground.js';
import { NONE, type State } from '../../state.js';

/** 14C2: what a tank does to those who have nothing to stop it. */

/** Ruling 71: does an AFV still assault this hex when the fire begins? */
export function tanksAssault(state: State, hex: number): boolean {
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    const near = grid.neighbours[i];
    if (near < 0) continue;
    for (let unit = state.top[near]; unit !== NONE; unit = state.below[unit]) {
      if (state.target[unit] === hex && state.context.class[unit] === AFV) return true;
    }
  }
  return false;
}

/** Are the units in this hex immune: in a town, or with a German AFV, antitank or heavy antiaircraft unit? */
export function immuneToTanks(state: State, hex: number): boolean {
  if (state.context.ground.hexes[hex] & TOWN) return true;
  for (let unit = state.top[hex]; unit !== NONE; unit = state.below[unit]) {
    if (state.context.kind[unit] & FEARLESS) return true;
  }
  return false;
}
