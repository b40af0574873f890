import type { Mood, PolicySettings, Random } from '@impulse/engine';
import { ARTILLERY } from '../context.js';
import type { State } from '../state.js';
import { usualWeights } from './weights.js';

const dangers = [0.25, 0.5, 1, 1, 1, 2, 4] as const;
/** Factors on what garrisons are worth: whoever never leaves an objective empty does not learn what that costs. */
const garrisons = [0, 0.3, 1, 1, 1] as const;
const temperatures = [0, 0, 5, 15] as const;

/** Each division has a courage of its own for the whole battle, and so have the guns; some leave objectives empty. */
export function drawStyle(state: State, side: number, random: Random): PolicySettings {
  const { context } = state;
  const courage = context.divisions.map(() => dangers[random.below(dangers.length)]);
  const alone = dangers[random.below(dangers.length)];
  const ofGuns = dangers[random.below(dangers.length)];
  const moods = new Map<number, Mood>();
  for (let unit = context.firstUnit[side]; unit < context.endUnit[side]; unit++) {
    const division = context.division[unit];
    const own = division < 0 ? alone : courage[division];
    moods.set(unit, { danger: context.kind[unit] & ARTILLERY ? own * ofGuns : own });
  }
  const garrison = garrisons[random.below(garrisons.length)];
  const { atGarrison, approachGarrison } = usualWeights;
  const weights = { atGarrison: atGarrison * garrison, approachGarrison: approachGarrison * garrison };
  return { moods, weights, temperature: temperatures[random.below(temperatures.length)] };
}
