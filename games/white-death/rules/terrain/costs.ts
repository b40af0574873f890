import { mobilities } from '../../data/types.js';
import { FOREST, RAIL, ROAD } from '../../ground.js';
import type { State } from '../../state.js';
import { bankAfter, bankOf, keepsBank } from './banks.js';
import { PROHIBITED, terrainCost } from './terrain-costs.js';

/** 7, 12A: what terrain lets a unit do, whatever enemies are near. */

/** What a step costs a unit in twelfths of a point, or PROHIBITED; from its own hex the bank counts too (16B). */
export function stepCost(state: State, unit: number, from: number, direction: number): number {
  const cost = terrainCost(state, unit, from, direction);
  if (cost < 0 || state.hexOf[unit] !== from || !keepsBank(state, unit)) return cost;
  return bankAfter(state, from, bankOf(state, unit), direction) < 0 ? PROHIBITED : cost;
}

/** May a unit of this mobility be in a hex at all, whichever way it came? */
export function mayStand(state: State, unit: number, hex: number): boolean {
  const { context } = state;
  const bits = context.ground.hexes[hex];
  if ((bits & FOREST) === 0 || (bits & (ROAD | RAIL)) !== 0) return true;
  return context.data.charts.movement.forest[mobilities[context.mobility[unit]]] !== null;
}
