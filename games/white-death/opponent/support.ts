import { grid, SOVIET, unitCount } from '../context.js';
import { BARRAGED, DEPLOYED, SHAKEN, type State } from '../state.js';
import { seen } from './sight.js';
import type { Attackers } from './fights.js';

/** 11A: what the guns behind the front would add to an assault. */

const guns = new Int16Array(unitCount);
let count = 0;

/** Finds the deployed guns of the side that looks. */
export function findSupport(state: State): void {
  const { context } = state;
  count = 0;
  for (let unit = context.firstUnit[seen.side]; unit < context.endUnit[seen.side]; unit++) {
    if (context.support[unit] === 0 || state.hexOf[unit] < 0) continue;
    if ((state.flags[unit] & (DEPLOYED | BARRAGED | SHAKEN)) === DEPLOYED) guns[count++] = unit;
  }
}

const byFormation = new Float32Array(256);
/** Guns have several assaults to support, and some of them fire barrages. */
const share = 0.6;

/** Points of fire for an assault on a hex. Ruling 21: Soviet guns support only under their own headquarters. */
export function supportFor(state: State, hex: number, attackers: Attackers): number {
  const { context } = state;
  let all = 0;
  byFormation.fill(0);
  for (let i = 0; i < count; i++) {
    const gun = guns[i];
    const distance = grid.distance(state.hexOf[gun], hex) - 1;
    if (distance > context.range[gun]) continue;
    const points = context.support[gun] * state.strength[gun] * (distance * 2 > context.range[gun] ? 0.5 : 1);
    all += points;
    byFormation[context.formation[gun]] += points;
  }
  if (all === 0) return 0;
  if (seen.side !== SOVIET) return all * share;
  let most = 0;
  for (let i = 0; i < attackers.count; i++) {
    most = Math.max(most, byFormation[context.formation[attackers.units[i]]]);
  }
  return most * share;
}
