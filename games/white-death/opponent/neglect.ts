import { CITY } from '../ground.js';
import { isExposedGun } from '../habits/neglect.js';
import { checkArrives } from '../rules/forces/reinforcements.js';
import { type State, STEP } from '../state.js';
import { isFrozen } from './map/sight.js';

/** As a chance to win: what a plan has to gain besides, to leave a gun beside the enemy with nobody to shield it. */
const exposedGun = 0.01;

/** The same, for a reinforcement that could have come. */
const leftOffMap = 0.02;

/** As an impulse of the side has ended. */
export function neglectOf(state: State, side: number): number {
  if (state.step === STEP.over) return 0;
  const { firstUnit, endUnit } = state.context;
  let price = 0;
  for (let unit = firstUnit[side]; unit < endUnit[side]; unit++) {
    if (isForsakenGun(state, side, unit)) price += exposedGun;
    if (checkArrives(state, unit) === null) price += leftOffMap;
  }
  return price;
}

/** Does a gun stand alone beside the enemy that might go elsewhere? In the city it shoots from its bunker. */
export const isForsakenGun = (state: State, side: number, unit: number): boolean =>
  isExposedGun(state, side, unit) &&
  !isFrozen(state, unit) &&
  (state.context.ground.hexes[state.hexOf[unit]] & CITY) === 0;
