import { QUARTER } from '../../actions/actions.js';
import { CLOSE_COMBAT, grid } from '../../context.js';
import { DOWNHILL } from '../../ground.js';
import type { State } from '../../state.js';
import { inCloseTerrain } from './defence-values.js';
import { garrisonFactor } from '../city/garrisons.js';
import { type Isolation, isIsolated } from '../supply/isolation.js';

/** 9C1, 10C1: what units fire with, in quarters of a point. */

/** Factors are kept in halves; a strength point times a half factor is two quarters. */
const quartersPerHalf = 2;

export interface FireParts {
  /** Factor times strength. */
  base: number;
  /** 15C: what isolation takes away (0 or less). */
  isolation: number;
  /** 21A: what close combat adds. */
  closeCombat: number;
  /** 12B: what firing down a slope adds. */
  slope: number;
}

/** 12B: does fire from one hex into an adjacent one go down a slope? */
export function firesDownhill(state: State, from: number, into: number): boolean {
  const direction = grid.direction(from, into);
  return direction >= 0 && (state.context.ground.sides[from * 6 + direction] & DOWNHILL) !== 0;
}

/**
 * 15C, 21A: a unit's value before the slope, the same against whatever it fires at. Every part of the sum is added to
 * `parts`, where somebody asks.
 */
export function levelFire(
  state: State,
  unit: number,
  antitank: boolean,
  isolation: Isolation,
  parts: FireParts | null = null,
): number {
  const { context } = state;
  const base = (antitank ? context.antitank : context.conventional)[unit] * state.strength[unit] * quartersPerHalf;
  if (base === 0) return 0;
  const left = isIsolated(state, unit, isolation) ? base / 2 : base;
  const value = doublesUp(state, unit) ? left * 2 : left;
  if (parts) {
    parts.base += base;
    parts.isolation += left - base;
    parts.closeCombat += value - left;
  }
  return value;
}

const doublesUp = (state: State, unit: number): boolean =>
  (state.context.kind[unit] & CLOSE_COMBAT) !== 0 && inCloseTerrain(state, unit);

/** The whole value of a unit's fire into an adjacent hex. */
export function fireValue(
  state: State,
  unit: number,
  into: number,
  antitank: boolean,
  isolation: Isolation,
  parts: FireParts | null = null,
): number {
  const value = levelFire(state, unit, antitank, isolation, parts);
  if (value === 0 || !firesDownhill(state, state.hexOf[unit], into)) return value;
  if (parts) parts.slope += value;
  return value * 2;
}

/** 19: a bunker's strength, conventional and antitank. */
export const bunkerFire = (strength: number): number => strength * QUARTER;
/** Ruling 49: a garrison's one point; ruling 70: neither slope nor isolation change it. */
export const garrisonFire = garrisonFactor * QUARTER;
