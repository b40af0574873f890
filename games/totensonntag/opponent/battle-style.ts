import { drawStyle, type PolicySettings, type Random } from '@impulse/engine';
import { ARTILLERY } from '../context.js';
import type { State } from '../state.js';

const temperatures = [0, 0, 5, 15] as const;

/** By division; those that belong to none are one more. */
export function styleOf({ context }: State, side: number, random: Random): PolicySettings {
  const { division, divisions, kind, firstUnit, endUnit } = context;
  return drawStyle(random, {
    firstUnit: firstUnit[side],
    endUnit: endUnit[side],
    groups: divisions.length + 1,
    groupOf: (unit) => (division[unit] < 0 ? divisions.length : division[unit]),
    isGun: (unit) => (kind[unit] & ARTILLERY) !== 0,
    temperatures,
  });
}
