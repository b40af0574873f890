import { numbered } from '@impulse/engine';
import { AFV, ARTILLERY, GERMAN, HEAVY, LIGHT, SOVIET } from '../context.js';
import { OFF_MAP, POOL_FORTRESS, POOL_GERMAN, POOL_SOVIET, type State } from '../state.js';
import { knownSupply } from '../knowledge/knowledge.js';

/**
 * What a side has. Which units are on the map is open (ruling 58), what is left of hidden ones is not: the enemy's count
 * at full strength, and the strength points he has lost are counted apart.
 */

export const forceFeatures = [
  /** Strength points on the map, by class (1). */
  'personnel',
  'light',
  'heavy',
  'afv',
  /** Those of them that are artillery (11). */
  'artillery',
  'units',
  /** Full strength of units off the map that may still come. */
  'to-come',
  /** Strength points eliminated. */
  'losses',
  'afv-losses',
  /** 15, 18: supply points, the fortress's apart, replacement points and repairs in hand. */
  'supply',
  'fortress-supply',
  'replacements',
  'repairs',
  /** 5: movement points of the turn that are left. */
  'points',
] as const;
const FORCE = numbered(forceFeatures);

export function readForce(state: State, side: number, viewer: number, into: Float32Array, first: number): void {
  const { context } = state;
  const strength = side === viewer ? state.strength : context.fullStrength;
  for (let unit = context.firstUnit[side]; unit < context.endUnit[side]; unit++) {
    if (state.hexOf[unit] === OFF_MAP && state.due[unit] > 0)
      into[first + FORCE['to-come']] += context.fullStrength[unit];
    if (state.hexOf[unit] < 0) continue;
    into[first + FORCE.units]++;
    into[first + featureOfClass(context.class[unit])] += strength[unit];
    if (context.kind[unit] & ARTILLERY) into[first + FORCE.artillery] += strength[unit];
  }
  into[first + FORCE.losses] = state.losses[2 * side];
  into[first + FORCE['afv-losses']] = state.losses[2 * side + 1];
  into[first + FORCE.supply] = knownSupply(state, viewer, side === SOVIET ? POOL_SOVIET : POOL_GERMAN);
  if (side === GERMAN) into[first + FORCE['fortress-supply']] = knownSupply(state, viewer, POOL_FORTRESS);
  into[first + FORCE.replacements] = state.replacements[side];
  into[first + FORCE.repairs] = state.repairs[side];
  into[first + FORCE.points] = state.points[side];
}

function featureOfClass(unitClass: number): number {
  if (unitClass === AFV) return FORCE.afv;
  if (unitClass === HEAVY) return FORCE.heavy;
  return unitClass === LIGHT ? FORCE.light : FORCE.personnel;
}

/** The number of units that has been read. */
export const unitsIn = (into: Float32Array, first: number): number => into[first + FORCE.units];
