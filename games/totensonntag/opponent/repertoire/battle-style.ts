import { drawStyle, type PolicySettings, type Random } from '@impulse/engine';
import { ARTILLERY } from '../../context.js';
import type { State } from '../../state.js';
import { usualWeights } from '../weights.js';

/** Factors on what garrisons are worth: whoever never leaves an objective empty does not learn what that costs. */
const garrisons = [0, 0.3, 1, 1, 1] as const;
const temperatures = [0, 0, 5, 15] as const;

/** By division; those that belong to none are one more. Some leave objectives empty. */
export function styleOf({ context }: State, side: number, random: Random): PolicySettings {
  const { division, divisions, kind, firstUnit, endUnit } = context;
  const style = drawStyle(random, {
    firstUnit: firstUnit[side],
    endUnit: endUnit[side],
    groups: divisions.length + 1,
    groupOf: (unit) => (division[unit] < 0 ? divisions.length : division[unit]),
    isGun: (unit) => (kind[unit] & ARTILLERY) !== 0,
    temperatures,
  });
  const garrison = garrisons[random.below(garrisons.length)];
  const { atGarrison, approachGarrison } = usualWeights;
  return { ...style, weights: { atGarrison: atGarrison * garrison, approachGarrison: approachGarrison * garrison } };
}
