import { grid, SOVIET, unitCount } from '../context.js';
import { BARRAGED, DEPLOYED, NONE, SHAKEN, type State } from '../state.js';
import type { Attackers } from './fights.js';

/** 11A: what the guns behind the front would add to an assault. */

export interface Support {
  side: number;
  /** The deployed guns of the side: the first `count`. */
  readonly guns: Int16Array;
  count: number;
}

export const makeSupport = (): Support => ({ side: NONE, guns: new Int16Array(unitCount), count: 0 });

export function findSupport(support: Support, state: State, side: number): void {
  const { context } = state;
  support.side = side;
  support.count = 0;
  for (let unit = context.firstUnit[side]; unit < context.endUnit[side]; unit++) {
    if (context.support[unit] === 0 || state.hexOf[unit] < 0) continue;
    if ((state.flags[unit] & (DEPLOYED | BARRAGED | SHAKEN)) === DEPLOYED) support.guns[support.count++] = unit;
  }
}

const byFormation = new Float32Array(256);
/** Guns have several assaults to support, and some of them fire barrages. */
const share = 0.6;

/** Points of fire for an assault on a hex. Ruling 21: Soviet guns support only under their own headquarters. */
export function supportFor(support: Support, state: State, hex: number, attackers: Attackers): number {
  const { context } = state;
  let all = 0;
  byFormation.fill(0);
  for (let i = 0; i < support.count; i++) {
    const gun = support.guns[i];
    const distance = grid.distance(state.hexOf[gun], hex) - 1;
    if (distance > context.range[gun]) continue;
    const points = context.support[gun] * state.strength[gun] * (distance * 2 > context.range[gun] ? 0.5 : 1);
    all += points;
    byFormation[context.formation[gun]] += points;
  }
  if (all === 0) return 0;
  if (support.side !== SOVIET) return all * share;
  let most = 0;
  for (let i = 0; i < attackers.count; i++) {
    most = Math.max(most, byFormation[context.formation[attackers.units[i]]]);
  }
  return most * share;
}
