import type { Mood, PolicySettings, Random } from '@impulse/engine';
import type { State } from '../../state.js';
import { isGun } from '../plan/tasks.js';

const dangers = [0.25, 0.5, 1, 1, 1, 2, 4] as const;
const temperatures = [0, 0, 300, 1000] as const;

/** Each formation has a courage of its own for the whole battle, and so have the guns. */
export function drawStyle(state: State, side: number, random: Random): PolicySettings {
  const { context } = state;
  const courage = context.formations.map(() => dangers[random.below(dangers.length)]);
  const ofGuns = dangers[random.below(dangers.length)];
  const moods = new Map<number, Mood>();
  for (let unit = context.firstUnit[side]; unit < context.endUnit[side]; unit++) {
    const own = courage[context.formation[unit]];
    moods.set(unit, { danger: isGun(state, unit) ? own * ofGuns : own });
  }
  return { moods, temperature: temperatures[random.below(temperatures.length)] };
}
