import { drawStyle, type PolicySettings, type Random } from '@impulse/engine';
import type { State } from '../../state.js';
import { isGun } from '../plan/tasks.js';

const temperatures = [0, 0, 300, 1000] as const;

export function styleOf(state: State, side: number, random: Random): PolicySettings {
  const { formation, formations, firstUnit, endUnit } = state.context;
  return drawStyle(random, {
    firstUnit: firstUnit[side],
    endUnit: endUnit[side],
    groups: formations.length,
    groupOf: (unit) => formation[unit],
    isGun: (unit) => isGun(state, unit),
    temperatures,
  });
}
