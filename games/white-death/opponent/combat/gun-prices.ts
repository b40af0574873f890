import { unitCount } from '../../context.js';
import { couldSupport, findOpenFights } from '../../rules/barrage/division.js';
import type { State } from '../../state.js';
import { assaultWorth, Attackers } from './fights.js';
import { addDeclared } from './gathering.js';
import type { Memory } from '../memory.js';

/** 11B1: a gun that fires a barrage supports no assault: what it would have done there is the price of the barrage. */

const attackers = new Attackers();
const fights = new Int16Array(unitCount);
const points = new Float32Array(unitCount);

export interface GunPrices {
  /** By unit: 1 for those that no assault can use. */
  readonly spare: Uint8Array;
  /** By unit, in thousandths of a victory point. */
  readonly price: Float32Array;
}

const priced: GunPrices = { spare: new Uint8Array(unitCount), price: new Float32Array(unitCount) };

/** Prices the first `count` guns; the next call reuses the answer. */
export function priceGuns(memory: Memory, state: State, guns: Int16Array, count: number): GunPrices {
  priced.spare.fill(1);
  priced.price.fill(0);
  const open = findOpenFights(state, fights);
  for (let i = 0; i < open; i++) priceFor(memory, state, guns, count, fights[i]);
  return priced;
}

function priceFor(memory: Memory, state: State, guns: Int16Array, count: number, hex: number): void {
  const { spare, price } = priced;
  let all = 0;
  for (let i = 0; i < count; i++) {
    const gun = guns[i];
    points[gun] = couldSupport(state, gun, hex) ? state.context.support[gun] * state.strength[gun] : 0;
    if (points[gun] > 0) spare[gun] = 0;
    all += points[gun];
  }
  if (all === 0) return;
  addDeclared(state, hex, attackers);
  const side = state.active;
  const worth =
    assaultWorth(memory, state, side, hex, attackers) - assaultWorth(memory, state, side, hex, attackers, 0);
  for (let i = 0; i < count; i++) {
    const gun = guns[i];
    price[gun] = Math.max(price[gun], (worth * points[gun]) / all);
  }
}
