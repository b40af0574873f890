import { GERMAN, grid, hexCount, SOVIET } from '../../context.js';
import { CITY, GERMAN_EDGE, SOVIET_EDGE } from '../../ground.js';
import { holder, NONE, sideShift, type State } from '../../state.js';
import { garrisonBars } from '../city/garrisons.js';

/** 15: what all paths of supply have in common. */

/** 15B: edges that are friendly to a side. */
export const friendlyEdge = (side: number): number => (side === SOVIET ? SOVIET_EDGE : GERMAN_EDGE);

/** 15B, 15C, ruling 32: free of enemy units and of their zones. Ruling 81: an intrinsic garrison is an enemy unit. */
export function isClear(state: State, side: number, hex: number): boolean {
  if ((state.zones[hex] >> sideShift(1 - side)) & 0xff) return false;
  const unit = state.top[hex];
  if (unit !== NONE && state.context.side[unit] !== side) return false;
  return !garrisonBars(state, side, hex);
}

/** Which hexes have been looked at: those with the number of the latest search. */
const seen = new Int32Array(hexCount);
let search = 0;
const open = new Int16Array(hexCount);

/** Directions by side, the last one tried first: the Soviets look for their edge in the east, the Germans in the west. */
export const homeward = [
  [4, 5, 0, 3, 2, 1],
  [1, 2, 0, 3, 4, 5],
] as const;

/**
 * 15C: does a clear path lead from a hex to a friendly edge? Ruling 80: it begins with the next hex, so that the hex
 * itself may be in an enemy zone; on a friendly edge hex there is nothing to trace.
 */
export function tracesToEdge(state: State, side: number, hex: number): boolean {
  search++;
  return explore(state, side, hex);
}

/** From a hex onwards through whatever this search has not seen yet. */
function explore(state: State, side: number, from: number): boolean {
  const { neighbours } = grid;
  const { hexes } = state.context.ground;
  const edge = friendlyEdge(side);
  const order = homeward[side];
  if (hexes[from] & edge) return true;
  let count = 0;
  open[count++] = from;
  while (count > 0) {
    const at = open[--count] * 6;
    for (let i = 0; i < 6; i++) {
      const near = neighbours[at + order[i]];
      if (near < 0 || seen[near] === search) continue;
      seen[near] = search;
      if (!isClear(state, side, near)) continue;
      if (hexes[near] & edge) return true;
      open[count++] = near;
    }
  }
  return false;
}

/** A city hex that Germans occupy, or were the last to occupy. */
export function heldCityHex(state: State, index: number): boolean {
  const there = holder(state, state.context.ground.city[index]);
  return (there === NONE ? state.holders[index] : there) === GERMAN;
}

/** Ruling 34: does a path lead from any city hex in German hands to a German edge? */
export function cityTraces(state: State): boolean {
  search++;
  const { city } = state.context.ground;
  for (let index = 0; index < city.length; index++) {
    if (heldCityHex(state, index) && explore(state, GERMAN, city[index])) return true;
  }
  return false;
}

/** Ruling 35, 82: does a clear path lead from a hex to a city hex in German hands? Neither end counts. */
export function tracesToCity(state: State, from: number): boolean {
  const { neighbours } = grid;
  const { hexes, cityIndex } = state.context.ground;
  search++;
  let count = 0;
  open[count++] = from;
  seen[from] = search;
  while (count > 0) {
    const at = open[--count] * 6;
    for (let i = at; i < at + 6; i++) {
      const near = neighbours[i];
      if (near < 0 || seen[near] === search) continue;
      seen[near] = search;
      if (hexes[near] & CITY && heldCityHex(state, cityIndex[near])) return true;
      if (isClear(state, GERMAN, near)) open[count++] = near;
    }
  }
  return false;
}
