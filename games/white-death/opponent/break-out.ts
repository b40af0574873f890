import { DRAFT, GERMAN, grid, hexCount, SOVIET } from '../context.js';
import { CITY, GERMAN_EDGE, TRUNK_TOWN, WEST } from '../ground.js';
import { paintIsolation } from '../rules/supply/isolation.js';
import { holder, NONE, type State, STEP } from '../state.js';
import { enemyFire, isFrozen } from './sight.js';
import { weights } from './weights.js';

/** Who leaves the city, or a pocket, because points are given for strength that comes through, and where to. */

/** By hex: 1 where Germans are not cut off. */
const free = new Uint8Array(hexCount);

/** By hex: steps to where the garrison of the city is rescued, past the Soviets and not through them. */
const wayOut = new Uint8Array(hexCount);
const noWay = 255;
const queue = new Int16Array(hexCount);

/** Looks where the front is open, when anybody could come through to it. */
export function findHavens(state: State): void {
  free.fill(0);
  wayOut.fill(noWay);
  if (state.active !== GERMAN || state.step !== STEP.movement) return;
  paintIsolation(state, GERMAN, free);
  if (state.context.scenario.extras.rescuedStrength !== undefined) findWaysOut(state);
}

/** From everywhere outside that counts, inwards. */
function findWaysOut(state: State): void {
  let end = 0;
  const reach = (hex: number, steps: number): void => {
    if (holder(state, hex) === SOVIET || wayOut[hex] !== noWay) return;
    wayOut[hex] = steps;
    queue[end++] = hex;
  };
  for (let hex = 0; hex < hexCount; hex++) if (isGarrisonHaven(state, hex)) reach(hex, 0);
  for (let at = 0; at < end; at++) {
    const hex = queue[at];
    for (let i = hex * 6; i < hex * 6 + 6; i++) {
      if (grid.neighbours[i] >= 0) reach(grid.neighbours[i], wayOut[hex] + 1);
    }
  }
}

/** A way so short that the garrison takes it: whoever waits is lost, and the chase keeps Soviets from the city. */
const farthestWay = 5;

/** Does a unit of the garrison slip out of the ring? */
export const slipsOut = (state: State, unit: number): boolean =>
  state.context.fortress[unit] === 1 && state.hexOf[unit] >= 0 && wayOut[state.hexOf[unit]] <= farthestWay;

/** In thousandths of a victory point: what it costs whoever slips out to have so far still to go. */
export const wayCost = (hex: number): number => wayOut[hex] * perStep;
const perStep = 6000;

const isPocket = (state: State, unit: number): boolean =>
  state.context.scenario.extras.pockets?.units.includes(state.context.unitIds[unit]) ?? false;

/** Victory points for each strength point of a unit that comes through. */
function rescueWorth(state: State, unit: number): number {
  const { scenario, fortress } = state.context;
  if (isPocket(state, unit)) return scenario.extras.pockets!.points;
  return fortress[unit] === 1 ? (scenario.extras.rescuedStrength ?? 0) : 0;
}

/** Ruling 93: the garrison counts west of the Lowatj and out of the city. */
const isGarrisonHaven = (state: State, hex: number): boolean =>
  free[hex] === 1 && (state.context.ground.hexes[hex] & (WEST | CITY)) === WEST;

/** A pocket counts wherever it is not cut off. */
const isHaven = (state: State, unit: number, hex: number): boolean =>
  isPocket(state, unit) ? free[hex] === 1 : isGarrisonHaven(state, hex);

/** Is a unit to leave what cannot be held? Heavy guns stay. */
export const breaksOut = (state: State, unit: number): boolean =>
  rescueWorth(state, unit) > 0 && state.context.mobility[unit] !== DRAFT && !isFrozen(state, unit);

export const isSafe = (state: State, unit: number): boolean => isHaven(state, unit, state.hexOf[unit]);

/** Is the way open to a unit, or rescue so near that it may run for it past the enemy? */
export function hasGap(state: State, unit: number): boolean {
  const here = state.hexOf[unit];
  if (free[here] === 1 || slipsOut(state, unit)) return true;
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

/** Ruling 102: the nearest hex out of the fight for the garrison, on the trunk railway or on an edge by which to leave. */
export function refugeFor(state: State, unit: number): number {
  const { hexes } = state.context.ground;
  const here = state.hexOf[unit];
  let best: number = NONE;
  for (let hex = 0; hex < hexCount; hex++) {
    if ((hexes[hex] & (GERMAN_EDGE | TRUNK_TOWN)) === 0 || free[hex] === 0 || holder(state, hex) === SOVIET) continue;
    if (best === NONE || grid.distance(here, hex) < grid.distance(here, best)) best = hex;
  }
  return best;
}

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
