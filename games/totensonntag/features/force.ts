import { numbered } from '@impulse/engine';
import { ARMOR, ARTILLERY, INFANTRY, RECON } from '../context.js';
import { sideIds } from '../data/types.js';
import { lossesOf } from '../rules/victory.js';
import { OFF_MAP, type State, strengthLeft } from '../state.js';

/** What a side has: its strength by kind, what is to come, and what it has lost. */

export const forceFeatures = [
  /** Strength points on the map. */
  'armor',
  'infantry',
  'recon',
  'artillery',
  'panzerjaeger',
  'units',
  /** Strength points of reinforcements. */
  'to-come',
  /** Hits that may recover at night (8.1). */
  'hits',
  /** 9.1: victory points of its divisions, by the share of the losses that shatter them, and of those shattered. */
  'worn-divisions',
  'shattered-divisions',
] as const;
export const FORCE = numbered(forceFeatures);

export function readForce(state: State, side: number, into: Float32Array, first: number): void {
  const { context } = state;
  for (let unit = context.firstUnit[side]; unit < context.endUnit[side]; unit++) {
    const left = strengthLeft(state, unit);
    if (state.hexOf[unit] === OFF_MAP) into[first + FORCE['to-come']] += left;
    if (state.hexOf[unit] < 0) continue;
    into[first + featureOfKind(context.kind[unit])] += left;
    into[first + FORCE.units]++;
    into[first + FORCE.hits] += state.hits[unit];
  }
  readDivisions(state, side, into, first);
}

function featureOfKind(kind: number): number {
  if (kind & ARMOR) return FORCE.armor;
  if (kind & INFANTRY) return FORCE.infantry;
  if (kind & RECON) return FORCE.recon;
  return kind & ARTILLERY ? FORCE.artillery : FORCE.panzerjaeger;
}

function readDivisions(state: State, side: number, into: Float32Array, first: number): void {
  const { divisions } = state.context;
  for (let division = 0; division < divisions.length; division++) {
    const { points, shatteredAt, side: owner } = divisions[division];
    if (owner !== sideIds[side]) continue;
    const worn = lossesOf(state, division) / shatteredAt;
    into[first + FORCE['worn-divisions']] += Math.abs(points) * Math.min(1, worn);
    if (worn >= 1) into[first + FORCE['shattered-divisions']] += Math.abs(points);
  }
}
