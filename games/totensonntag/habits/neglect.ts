import { isNear } from '../distance.js';
import { holder, inEnemyZoc, type State } from '../state.js';

/** What a side has left undone, as the map shows it. */

const threat = 3;

/** From so far away the enemy may be in an objective with his next impulse but one; from less, with the next. */
export const laterThreat = 7;
export const soonThreat = 5;

/** 9.0: is an objective the side's, with nobody in it and an enemy within `radius` hexes, so that he may walk in? */
export function isOpen(state: State, side: number, objective: number, radius = threat): boolean {
  const { at } = state.context.objectives[objective];
  return state.control[objective] === side && holder(state, at) !== side && isNear(state, 1 - side, at, radius);
}

/** Objectives of a side that the enemy may walk into. */
export function emptyObjectives(state: State, side: number): number {
  const { objectives } = state.context;
  let empty = 0;
  for (let objective = 0; objective < objectives.length; objective++) if (isOpen(state, side, objective)) empty++;
  return empty;
}

/** 8.1: units that will not recover, where night falls now. */
export function hurtInZones(state: State, side: number): number {
  const { firstUnit, endUnit } = state.context;
  let hurt = 0;
  for (let unit = firstUnit[side]; unit < endUnit[side]; unit++) {
    const hex = state.hexOf[unit];
    if (hex >= 0 && state.hits[unit] > 0 && inEnemyZoc(state, side, hex)) hurt++;
  }
  return hurt;
}
