import { grid, hexCount, SOVIET, unitCount } from '../../context.js';
import { BARRAGED, DEPLOYED, NONE, SHAKEN, type State } from '../../state.js';
import type { Attackers } from './fights.js';

/** 11A: what the guns behind the front would add to an assault. */

export interface Support {
  side: number;
  /** The deployed guns of the side: the first `count`. */
  readonly guns: Int16Array;
  count: number;
  /** By unit: to how many of the assaults planned so far a gun is promised. */
  readonly promised: Uint8Array;
  /** By hex: 1 where an assault is planned. */
  readonly planned: Uint8Array;
}

export const makeSupport = (): Support => ({
  side: NONE,
  guns: new Int16Array(unitCount),
  count: 0,
  promised: new Uint8Array(unitCount),
  planned: new Uint8Array(hexCount),
});

export function findSupport(support: Support, state: State, side: number): void {
  const { context } = state;
  support.side = side;
  support.count = 0;
  support.promised.fill(0);
  support.planned.fill(0);
  for (let unit = context.firstUnit[side]; unit < context.endUnit[side]; unit++) {
    if (context.support[unit] === 0 || state.hexOf[unit] < 0) continue;
    if ((state.flags[unit] & (DEPLOYED | BARRAGED | SHAKEN)) === DEPLOYED) support.guns[support.count++] = unit;
  }
}

const byFormation = new Float32Array(256);

/** Promises the guns in range to an assault, so that others count on no more than their share of them. */
export function promiseSupport(support: Support, state: State, hex: number): void {
  const { guns, promised, planned } = support;
  if (planned[hex] === 1) return;
  planned[hex] = 1;
  for (let i = 0; i < support.count; i++) if (reaches(state, guns[i], hex)) promised[guns[i]]++;
}

/** 11A2: the range is counted to the units that are supported, beside the hex. */
const reaches = ({ context, hexOf }: State, gun: number, hex: number): boolean =>
  grid.distance(hexOf[gun], hex) - 1 <= context.range[gun];

/** Points of fire for an assault on a hex. Ruling 21: Soviet guns support only under their own headquarters. */
export function supportFor(support: Support, state: State, hex: number, attackers: Attackers): number {
  const { context } = state;
  let all = 0;
  byFormation.fill(0);
  for (let i = 0; i < support.count; i++) {
    const gun = support.guns[i];
    if (!reaches(state, gun, hex)) continue;
    const isFar = (grid.distance(state.hexOf[gun], hex) - 1) * 2 > context.range[gun];
    const fights = Math.max(1, support.promised[gun] + 1 - support.planned[hex]);
    const points = (context.support[gun] * state.strength[gun] * (isFar ? 0.5 : 1)) / fights;
    all += points;
    byFormation[context.formation[gun]] += points;
  }
  if (all === 0) return 0;
  if (support.side !== SOVIET) return all;
  let most = 0;
  for (let i = 0; i < attackers.count; i++) {
    most = Math.max(most, byFormation[context.formation[attackers.units[i]]]);
  }
  return most;
}
