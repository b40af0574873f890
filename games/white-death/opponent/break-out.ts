import { DRAFT, GERMAN, grid, hexCount, SOVIET } from '../context.js';
import { CITY, WEST } from '../ground.js';
import { paintIsolation } from '../rules/isolation.js';
import { holder, NONE, type State, STEP } from '../state.js';
import { enemyFire, isFrozen } from './sight.js';
import { weights } from './weights.js';

/** Who leaves the city, or a pocket, because points are given for strength that comes through, and where to. */

/** By hex: 1 where Germans are not cut off. */
const free = new Uint8Array(hexCount);

/** Looks where the front is open, when anybody could come through to it. */
export function findHavens(state: State): void {
  free.fill(0);
  if (state.active === GERMAN && state.step === STEP.movement) paintIsolation(state, GERMAN, free);
}

const isPocket = (state: State, unit: number): boolean =>
  state.context.scenario.extras.pockets?.units.includes(state.context.unitIds[unit]) ?? false;

/** Victory points for each strength point of a unit that comes through. */
function rescueWorth(state: State, unit: number): number {
  const { scenario, fortress } = state.context;
  if (isPocket(state, unit)) return scenario.extras.pockets!.points;
  return fortress[unit] === 1 ? (scenario.extras.rescuedStrength ?? 0) : 0;
}

/** Ruling 93: the garrison counts west of the Lowatj and out of the city; a pocket wherever it is not cut off. */
const isHaven = (state: State, unit: number, hex: number): boolean =>
  free[hex] === 1 && (isPocket(state, unit) || (state.context.ground.hexes[hex] & (WEST | CITY)) === WEST);

/** Is a unit to leave what cannot be held? Heavy guns stay. */
export const breaksOut = (state: State, unit: number): boolean =>
  rescueWorth(state, unit) > 0 && state.context.mobility[unit] !== DRAFT && !isFrozen(state, unit);

export const isSafe = (state: State, unit: number): boolean => isHaven(state, unit, state.hexOf[unit]);

/** Is the way open to a unit, or rescue so near that it may run for it past the enemy? */
export function hasGap(state: State, unit: number): boolean {
  const here = state.hexOf[unit];
  if (free[here] === 1) return true;
  const haven = havenFor(state, unit);
  if (haven === NONE || grid.distance(here, haven) > nearHaven) return false;
  for (let i = here * 6; i < here * 6 + 6; i++) {
    const near = grid.neighbours[i];
    if (near >= 0 && holder(state, near) !== SOVIET && grid.distance(near, haven) < grid.distance(here, haven))
      return true;
  }
  return false;
}

const nearHaven = 3;

/** In thousandths of a victory point: what it brings to whoever breaks out to come into a hex. */
export const havenWorth = (state: State, unit: number, hex: number): number =>
  isHaven(state, unit, hex) ? rescueWorth(state, unit) * state.strength[unit] * weights.victoryPoint : 0;

/** The nearest hex in which a unit would be rescued, strong enemies on it apart. */
export function havenFor(state: State, unit: number): number {
  let best: number = NONE;
  let least = Infinity;
  for (let hex = 0; hex < hexCount; hex++) {
    if (!isHaven(state, unit, hex) || holder(state, hex) === SOVIET) continue;
    const away = grid.distance(state.hexOf[unit], hex) + enemyFire[hex];
    if (away >= least) continue;
    least = away;
    best = hex;
  }
  return best;
}
