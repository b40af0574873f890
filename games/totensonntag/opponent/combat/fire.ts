import { KIND } from '../../actions/actions.js';
import { hitChance } from '../../forecast/odds.js';
import { NONE, type State, strengthLeft } from '../../state.js';
import { objectiveValue } from '../endgame.js';
import type { Memory } from '../memory.js';

/** What fire is worth: the exact odds of a hit, and what the hit is good for. */

/** Value of a hit on an enemy unit where it stands. */
export function gainFrom(memory: Memory, state: State, target: number): number {
  const { weights, worth } = memory;
  const hex = state.hexOf[target];
  const gain = worth.hit[target];
  if (strengthLeft(state, target) > 1 || state.below[target] !== NONE || state.top[hex] !== target) return gain;
  const objective = state.context.objectiveAt[hex];
  if (objective < 0) return gain;
  return gain + weights.openObjective * objectiveValue(memory, state, objective);
}

/** Assault or overrun of whoever is on top in a hex. */
export const attackValue = (
  memory: Memory,
  state: State,
  unit: number,
  hex: number,
  kind: 'assault' | 'overrun',
): number => {
  const target = state.top[hex];
  const value = hitChance(state, unit, target, kind, false) * gainFrom(memory, state, target);
  return value * preference(memory, unit, hex) + memory.noise.on(KIND.assault, unit, hex);
};

/** Factor on what a unit's mood prefers. */
export const preference = ({ moods, weights }: Memory, unit: number, hex: number): number =>
  moods.target[unit] === hex ? weights.preferredTarget : 1;
